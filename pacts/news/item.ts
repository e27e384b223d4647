/** One change, in a sentence. */
export type Item = {
  /** The call or the state that it is about. */
  subject: string
  text: string
  /** A backend that was green may turn red. */
  mayTurnRed: boolean
}
