/** The control's messages about invalid input, and their text in the console. */
const TEXTS: readonly [pattern: RegExp, text: string][] = [
  [/cannot go back/, '时钟只能向前调，不能回到过去'],
  [/ten years at most/, '时钟一次最多前进十年'],
  [/^no moment/, '时间写法不对，例如 2026-05-01 12:00:00'],
  [/^no member/, '没有这个会员'],
  [/is blocked$/, '这个会员已被冻结，不能登录'],
  [/^no amount/, '金额不对，请填大于 0 的金额，最多两位小数'],
  [/^no scenario|does not take|knows no param/, '场景参数不对，请检查后再试'],
  [/^no setting|is like|^the setting/, '站点设置的值不对，请检查后再试'],
  [/^no venue/, '没有这个场馆'],
  [
    /^(books|life|call|undo|due|debit|settle|nextRound|notice|block|venue|autoReview|review|hold|credit|ledger)\./,
    '填写的内容不对，请检查后再试',
  ],
  [/^faults\.add|^no call/, '网络故障的写法不对，请检查后再试'],
  [/exported world|snapshot/i, '这个文件不是控制台导出的世界'],
  [/Failed to fetch|NetworkError|Load failed/, '连不上模拟后台，请确认它还在运行'],
]

/** The failure of a verb in Chinese. If no text of ours fits, the original words follow. */
export function tellProblem(problem: unknown): string {
  const message = problem instanceof Error ? problem.message : String(problem)
  // A rule's refusal is Chinese already.
  if (/^[\u4e00-\u9fff]/.test(message)) return message
  const known = TEXTS.find(([pattern]) => pattern.test(message))
  return known ? known[1] : `操作未成功（${message}）`
}
