import { useEffect, useState } from 'react'
import { tellProblem } from './tell.ts'
import { useDesk } from './use-desk.ts'

/**
 * The answer of a verb, asked again with every reading of the mock. `ask` must stay the same function while its input
 * does.
 */
export function useAnswer<T>(ask: () => Promise<T>): { answer: T | undefined; problem: string } {
  const { view } = useDesk()
  const [answer, setAnswer] = useState<T>()
  const [problem, setProblem] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view means that the world may have changed.
  useEffect(() => {
    let isStale = false
    ask().then(
      (next) => {
        if (isStale) return
        setAnswer(() => next)
        setProblem('')
      },
      (cause) => !isStale && setProblem(tellProblem(cause)),
    )
    return () => {
      isStale = true
    }
  }, [ask, view])
  return { answer, problem }
}
