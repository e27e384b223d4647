import { useState } from 'react'
import { shownWords } from '../../../demo-sites/brand/brand-words.ts'
import { storedWords } from '../../brand/shown-brand.ts'
import { CheckField, Form, Part, SelectField, TextArea, TextField } from '../../parts.tsx'
import { PAY_WAYS, PHASES, SETTING_LABELS, type Settings } from '../../scenario/setting-words.ts'
import { useDesk } from '../../use-desk.ts'
import { Numbers } from '../Numbers.tsx'
import { Ranges } from '../Ranges.tsx'

/** The switches of the whole site. */
export function Site() {
  const { mock, view, act } = useDesk()
  const { settings } = view.site
  const set = (change: Partial<Settings>, done: string) => act(() => mock.site({ settings: change }), done)
  return (
    <>
      <Part title="站点状态">
        <CheckField
          label={SETTING_LABELS.open}
          checked={settings.open}
          onChecked={(open) => set({ open }, open ? '站点已开放' : '站点已进入维护')}
        />
        <RepairTips key={settings.repairTips} text={settings.repairTips} />
        <CheckField
          label={SETTING_LABELS.redPacketOn}
          checked={settings.redPacketOn}
          onChecked={(redPacketOn) => set({ redPacketOn }, redPacketOn ? '红包已开启' : '红包已关闭')}
        />
        <SelectField
          label={SETTING_LABELS.redPacketPhase}
          value={settings.redPacketPhase}
          onValue={(phase) =>
            set({ redPacketPhase: phase as Settings['redPacketPhase'] }, '红包时段已改，应用在下次读取时看到')
          }
          options={PHASES}
        />
        <CheckField
          label={SETTING_LABELS.welcomeModal}
          checked={settings.welcomeModal}
          onChecked={(welcomeModal) =>
            set({ welcomeModal }, welcomeModal ? '欢迎弹窗已开启' : '欢迎弹窗已关闭')
          }
        />
      </Part>
      <Part title="欢迎弹窗">
        <WelcomeText key={settings.webcontent} text={settings.webcontent} />
      </Part>
      <Part title={SETTING_LABELS.payWays}>
        {(Object.keys(PAY_WAYS) as (keyof typeof PAY_WAYS)[]).map((way) => (
          <CheckField
            key={way}
            label={PAY_WAYS[way]}
            checked={settings.payWays[way]}
            onChecked={(on) =>
              set(
                { payWays: { ...settings.payWays, [way]: on } },
                `${PAY_WAYS[way]}已${on ? '开启' : '关闭'}`,
              )
            }
          />
        ))}
      </Part>
      <Part title="场馆维护">
        {view.venues.map(({ plat, name, open }) => (
          <CheckField
            key={plat}
            label={`${name}开放`}
            checked={open}
            onChecked={(isOpen) =>
              act(() => mock.venue({ plat, open: isOpen }), `${name}${isOpen ? '已开放' : '进入维护'}`)
            }
          />
        ))}
      </Part>
      <Part title="汇率、手续费与限额">
        <Numbers />
      </Part>
      <Part title={SETTING_LABELS.payRanges}>
        <Ranges />
      </Part>
    </>
  )
}

function WelcomeText({ text }: { text: string }) {
  const { mock, act } = useDesk()
  const [typed, setTyped] = useState(() => shownWords(text))
  return (
    <Form
      onSend={() =>
        act(() => mock.site({ settings: { webcontent: storedWords(typed, text) } }), '欢迎弹窗内容已保存')
      }
    >
      <TextArea
        label={`${SETTING_LABELS.webcontent}（HTML，应用会先净化）`}
        value={typed}
        onValue={setTyped}
        rows={4}
      />
      <button type="submit">保存内容</button>
    </Form>
  )
}

function RepairTips({ text }: { text: string }) {
  const { mock, act } = useDesk()
  const [typed, setTyped] = useState(() => shownWords(text))
  return (
    <Form
      onSend={() =>
        act(() => mock.site({ settings: { repairTips: storedWords(typed, text) } }), '维护说明已保存')
      }
    >
      <div className="line">
        <TextField label={SETTING_LABELS.repairTips} value={typed} onValue={setTyped} />
        <button type="submit">保存说明</button>
      </div>
    </Form>
  )
}
