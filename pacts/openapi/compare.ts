import { Comparator } from '@pactflow/openapi-pact-comparator'
import { UNAUTHORISED } from '#contracts/envelope.ts'
import { codeOf, hasToken, type PactFile, type PactInteraction } from '../pact-file.ts'

/** A disagreement of pact and OpenAPI document: the interaction, and what is wrong with it. */
export type Disagreement = { interaction: string; code: string; what: string }

/** How the comparator says that a description asks for a token that a request does not have. */
const NEEDS_TOKEN = 'request.authorization.missing'

/**
 * Requests that are wrong on purpose: without a token, and therefore answered with code 401 (as HTTP 200, so that the
 * comparator takes them for good ones). Of these the description must say the same: that a token is needed.
 */
const isWithoutToken = (one: PactInteraction): boolean => codeOf(one) === UNAUTHORISED && !hasToken(one)

/** Everything in which the two disagree: nothing when each interaction fits the description of its call. */
export async function disagreements(openApi: object, pact: PactFile): Promise<Disagreement[]> {
  const found = await compare(openApi, pact)
  const unguarded = pact.interactions
    .filter(isWithoutToken)
    .filter(
      ({ description }) => !found.some((one) => one.interaction === description && one.code === NEEDS_TOKEN),
    )
    .map(({ description }) => ({
      interaction: description,
      code: 'no-token-needed',
      what: 'The description lets the request pass without a token',
    }))
  const wrongOnPurpose = new Set(
    pact.interactions.filter(isWithoutToken).map(({ description }) => description),
  )
  const isMeant = ({ interaction, code }: Disagreement) =>
    code === NEEDS_TOKEN && wrongOnPurpose.has(interaction)
  return [...found.filter((one) => !isMeant(one)), ...unguarded]
}

async function compare(openApi: object, pact: PactFile): Promise<Disagreement[]> {
  const found: Disagreement[] = []
  for await (const { code, message, mockDetails } of new Comparator({ oas: openApi as never }).compare(
    pact as never,
  )) {
    found.push({ code, what: message, interaction: mockDetails?.interactionDescription ?? '' })
  }
  return found
}
