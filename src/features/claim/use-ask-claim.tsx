import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { confirm } from '../../ui/confirm.ts'
import { type Claim, ClaimTerms } from './ClaimTerms.tsx'

type Question = Claim & { title: string; okText: string }

/** Asks before a claim; false also for a tap while the question is open. */
export function useAskClaim() {
  const client = useQueryClient()
  const isAsking = useRef(false)
  return async ({ title, okText, ...claim }: Question): Promise<boolean> => {
    if (isAsking.current) return false
    isAsking.current = true
    const isAgreed = await confirm({ title, okText, body: <ClaimTerms claim={claim} client={client} /> })
    isAsking.current = false
    return isAgreed
  }
}
