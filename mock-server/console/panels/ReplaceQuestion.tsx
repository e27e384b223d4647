import { useEffect, useRef } from 'react'
import { Button } from '../parts.tsx'
import type { Question } from '../scenario/begin-scenario.ts'

/** Asks before a scenario replaces a world in which something was done by hand. */
export function ReplaceQuestion({ question: { handMade, goOn, stay } }: { question: Question }) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div role="alertdialog" aria-label="换掉现在的演示世界？" className="question">
      <p className="lead">
        现在的演示世界里有 {handMade} 步手工改动，开始场景会换掉它。之后在「步骤」里还能回到现在。
      </p>
      <div className="buttons">
        <button ref={first} type="button" className="good" onClick={() => void goOn()}>
          换掉并开始
        </button>
        <Button onClick={stay}>不换</Button>
      </div>
    </div>
  )
}
