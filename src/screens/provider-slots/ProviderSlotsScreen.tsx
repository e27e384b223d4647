import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PROVIDERS, type ProviderCode } from '#contracts/wire/game-codes.ts'
import { BackToTop } from '../../ui/lists/BackToTop.tsx'
import { panelOf, TabRow } from '../../ui/TabRow.tsx'
import { ProviderBanner } from './ProviderBanner.tsx'
import { ProviderGames } from './ProviderGames.tsx'
import './provider-slots.css'

const TABS = PROVIDERS.map(({ code, label }) => ({ value: code, label }))
const DEFAULT: ProviderCode = 'obgdy'

/** /concise: a banner, and a tab for each of the four providers. `type` selects one. */
export function ProviderSlotsScreen() {
  const [query, setQuery] = useSearchParams()
  const panelId = useId()
  const wanted = query.get('type')
  const code = PROVIDERS.find((provider) => provider.code === wanted)?.code ?? DEFAULT
  return (
    <div className="provider-slots">
      <ProviderBanner />
      <div className="provider-slots-tabs">
        <TabRow
          kind="segments"
          label="电子厂商"
          panelId={panelId}
          value={code}
          onChange={(type) => setQuery({ type }, { replace: true })}
          items={TABS}
        />
      </div>
      <div {...panelOf(panelId, code)}>
        <ProviderGames key={code} code={code} />
      </div>
      <BackToTop />
    </div>
  )
}
