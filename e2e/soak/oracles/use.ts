/** What a whole run has used, by which one sees whether its other oracles had anything to judge. */
export type Use = {
  minutes: number
  faultPercent: number
  steps: number
  /** Steps whose act did not come about. */
  failedSteps: number
  calls: number
  /** How many of them move money, and how many were answered badly. */
  money: number
  faults: number
  /** The last looks, in a row, that could judge no wallet. */
  looksWithoutWallet: number
  /** Loads of the page that had looks enough to say whether they grow. */
  documentsJudged: number
}

/** A run of ten minutes makes about 970 steps, with 30 calls that move money. */
const TEN_MINUTES = 10
const MONEY_WITHIN_STEPS = 500
/** Looks clear the faults, and so does a load of the demo: a good part of the calls meets none. */
const LEAST_SHARE_OF_FAULTS = 0.2
/** Where fewer are asked for, chance decides how many come. */
const FAULTS_TO_TELL = 40
const PERCENT = 100
const MOST_FAILED = 0.5
/** In the first steps of a run one that fails is soon half of them. */
const STEPS_TO_TELL = 40
/** A session may end during a look, and even twice in a row. */
const MOST_WITHOUT_WALLET = 3

/** What a run left unused, so that its silence says nothing. Of a short one it asks only what that can be expected to have. */
export function unused(use: Use): string[] {
  const { minutes, faultPercent, steps, failedSteps, calls, money, faults } = use
  const isLong = minutes >= TEN_MINUTES
  const askedFaults = calls * (faultPercent / PERCENT)
  return [
    ...(money === 0 && (isLong || steps >= MONEY_WITHIN_STEPS)
      ? [`no call moved money in ${steps} steps`]
      : []),
    ...(askedFaults >= FAULTS_TO_TELL && faults < askedFaults * LEAST_SHARE_OF_FAULTS
      ? [`${faults} faults in ${calls} calls: ${faultPercent} of a hundred were asked for`]
      : []),
    ...(steps >= STEPS_TO_TELL && failedSteps > steps * MOST_FAILED
      ? [`${failedSteps} of ${steps} steps did not come about`]
      : []),
    ...(use.looksWithoutWallet > MOST_WITHOUT_WALLET
      ? [`the last ${use.looksWithoutWallet} looks could judge no wallet`]
      : []),
    ...(isLong && use.documentsJudged === 0
      ? [`memory, nodes and listeners were not judged in ${minutes} minutes: too few looks at one page`]
      : []),
  ]
}
