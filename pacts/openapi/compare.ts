import { Comparator } from '@pactflow/openapi-pact-comparator'
import { UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { codeOf, hasToken, type PactFile, type PactInteraction } from '../pact-file.ts'

/** A disagreement between the pact and the OpenAPI document: the interaction, and the problem. */
export type Disagreement = { interaction: string; code: string; what: string }

/** The comparator’s code for a request without the token that the document asks for. */
const NEEDS_TOKEN = 'request.authorization.missing'

/**
 * Requests without a token are invalid on purpose. They are answered with code 401 in HTTP 200, so the comparator
 * considers them valid. It must still report that the document requires a token.
 */
const isWithoutToken = (interaction: PactInteraction): boolean =>
  codeOf(interaction) === UNAUTHORISED && !hasToken(interaction)

/** All disagreements; none when each interaction fits the description of its call. */
export async function disagreements(openApi: object, pact: PactFile): Promise<Disagreement[]> {
  const found = await compare(openApi, pact)
  const unguarded = pact.interactions
    .filter(isWithoutToken)
    .filter(
      ({ description }) =>
        !found.some(
          (difference) => difference.interaction === description && difference.code === NEEDS_TOKEN,
        ),
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
  return [...found.filter((difference) => !isMeant(difference)), ...unguarded]
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
