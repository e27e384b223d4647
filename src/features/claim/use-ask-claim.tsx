import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { wageringTexts } from '#contracts/texts/messages.ts'
import { confirm } from '../../ui/overlays/confirm.ts'
import { type Claim, ClaimTerms } from './ClaimTerms.tsx'

type Question = Claim & { title: string; okText: string }

/** Asks before a claim; false also for a tap while the question is open. */
export function useAskClaim() {
  const client = useQueryClient()
  const isAsking = useRef(false)
  return async ({ title, okText, ...claim }: Question): Promise<boolean> => {
    if (isAsking.current) return false
    isAsking.current = true
    const body = <ClaimTerms claim={claim} client={client} />
    const isAgreed = await confirm({ title, okText, body, plain: wageringTexts.holdsAll })
    isAsking.current = false
    return isAgreed
  }
}
