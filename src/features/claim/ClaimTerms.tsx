import { type QueryClient, useQuery } from '@tanstack/react-query'
import { WAGERING_MULTIPLE } from '#contracts/limits.ts'
import { add, type Fen, formatYuan, ZERO } from '#contracts/money/money.ts'
import { wageringTexts } from '#contracts/texts/messages.ts'
import { wageringQuery } from '../../api/queries/money/withdrawal.ts'
import { turnoverFor } from '../../lib/format/turnover-for.ts'

/** What is claimed. The amount of a rebate is known and requires the specification's multiple. */
export type Claim = { kind: 'rebate'; amount: Fen } | { kind: 'red-packet' } | { kind: 'promotion' }

const OTHERS = {
  'red-packet': { told: '领取后增加打码量：红包金额的', untold: '红包可能增加打码量，数额以取款页为准' },
  promotion: { told: '彩金发放后增加打码量：彩金的', untold: '彩金可能增加打码量，数额以取款页为准' },
} as const

/**
 * Shows before a claim what it does to withdrawals (docs/rules.md#claims). The open requirement is read when the
 * question opens, and left out if that fails. The dialog is outside the app's tree, so it takes the client as a prop.
 */
export function ClaimTerms({ claim, client }: { claim: Claim; client: QueryClient }) {
  const wagering = useQuery({ ...wageringQuery(), refetchOnMount: 'always', meta: { handled: true } }, client)
  const known = wagering.isFetching || wagering.isError ? undefined : wagering.data
  const adds = claim.kind === 'rebate' ? turnoverFor(claim.amount, WAGERING_MULTIPLE) : undefined
  return (
    <>
      <p className="num">{addedWords(claim, adds, known?.multiple)}</p>
      <p className="b">{wageringTexts.holdsAll}</p>
      <p className="num" aria-live="polite">
        {wagering.isFetching ? '正在查询目前的打码量…' : known && owedWords(known.remaining, adds)}
      </p>
    </>
  )
}

function addedWords(claim: Claim, adds: Fen | undefined, multiple: number | undefined): string {
  return claim.kind === 'rebate' ? wageringTexts.adds(adds ?? ZERO) : bonusWords(claim.kind, multiple)
}

/** The wagering that a bonus of unknown amount adds, in the same words on its page and in the question. */
export function bonusWords(kind: keyof typeof OTHERS, multiple: number | undefined): string {
  const { told, untold } = OTHERS[kind]
  return multiple === undefined ? untold : `${told} ${multiple} 倍`
}

function owedWords(openRequirement: Fen, adds: Fen | undefined): string {
  const now =
    openRequirement > ZERO ? `目前打码量还差 ${formatYuan(openRequirement)}` : '目前没有未完成的打码量'
  return adds === undefined ? now : `${now}，领取后共 ${formatYuan(add(openRequirement, adds))}`
}
