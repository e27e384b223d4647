import { DEMO } from '../../scenarios/personas.ts'
import { Button, Part } from '../parts.tsx'
import { useBeginScenario } from '../scenario/begin-scenario.ts'
import { useDesk } from '../use-desk.ts'
import { ReplaceQuestion } from './ReplaceQuestion.tsx'

/** People whose view a client asks for: the members of this world, and others whose world is begun for them. */
export function QuickLogin() {
  const { begin, question } = useBeginScenario()
  const { mock, view, act, enter } = useDesk()
  const others = [
    [
      '代理',
      {
        name: 'agent-application',
        params: { decision: 'approved' },
        username: DEMO.username,
        route: '/mine',
      },
    ],
    [
      '被冻结的会员',
      { name: 'session-expired', params: { by: 'blocked' }, username: DEMO.username, route: '/mine' },
    ],
    ['维护时的游客', { name: 'maintenance', params: {}, username: '', route: '/' }],
  ] as const
  return (
    <Part title="一键登录">
      <div className="buttons">
        {view.members.map(({ username, vip }) => (
          <Button
            key={username}
            onClick={() =>
              act(
                async () => {
                  await mock.session({ username })
                  return enter(username, '/mine')
                },
                (text) => text,
              )
            }
          >
            {username} · VIP {vip}
          </Button>
        ))}
        <Button
          onClick={() =>
            act(
              async () => enter(undefined, '/'),
              (text) => text,
            )
          }
        >
          游客
        </Button>
        {others.map(([text, { params, ...beginning }]) => (
          <Button key={text} onClick={() => begin({ ...beginning, params: () => params })}>
            {text}
          </Button>
        ))}
      </div>
      {question && <ReplaceQuestion question={question} />}
    </Part>
  )
}
