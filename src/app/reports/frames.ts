/** A file of the build and a place in it: what follows the address of their folder in a line of a stack. */
const PLACE = /^([\w.-]+\.js:\d+:\d+)\)?$/
/** What precedes that address: ` at f (` or ` at ` in Chrome, `f@` in Firefox and Safari, in Safari also nothing. */
const BEFORE = /^(?: +at (?:async )?(?:[^():]+ \()?|[^@:]*@|)$/
const NAME_ALONE = /^[\w$]+(?=\n)/
const CHROMES_NAME = /^(?:[\w$. ]+: )?$/
const FROM_CHROME = /^[\w$]+: |^ {4}at /m

/**
 * The part of a stack below the error's message. Chrome writes name and message above the places, as they were when the
 * error was created; Firefox and Safari write neither. If the message has changed since, its end in Chrome's stack is
 * unknown, and the result is empty.
 */
function belowText(stack: string, message: string): string {
  const at = stack.indexOf(message)
  const rest = stack.slice(at + message.length)
  if (message && at >= 0 && CHROMES_NAME.test(stack.slice(0, at)) && /^(?:\n|$)/.test(rest)) return rest
  const places = stack.replace(NAME_ALONE, '')
  return places === stack && FROM_CHROME.test(stack) ? '' : places
}

/**
 * The places of a stack that are in files of the build, `folder` being their address. A file of another site or of an
 * extension stays out, however it is called, and so does the error's text, which may quote an answer
 * (docs/production.md#reports).
 */
export const framesOf = (stack: string, message: string, folder: string): string[] =>
  belowText(stack, message)
    .split('\n')
    .flatMap((line) => {
      const at = line.lastIndexOf(folder)
      const place = PLACE.exec(line.slice(at + folder.length))?.[1]
      return at >= 0 && place !== undefined && BEFORE.test(line.slice(0, at)) ? [place] : []
    })
