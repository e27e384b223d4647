import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod/mini'
import { contract } from '../index.ts'
import { type RouteMetadata, SUCCESS, UNAUTHORISED } from '../wire/envelope.ts'
import { descriptions } from './descriptions.ts'
import { meaningOf, withMeanings } from './openapi-fields.ts'
import { DESCRIPTION, REFUSAL_CODES } from './openapi-guide.ts'
import { schemaWriter } from './openapi-schema.ts'
import type { JsonSchema } from './openapi-values.ts'
import { type Sample, samples } from './samples.ts'

/** The contract as OpenAPI 3.1, for backend teams: what the app sends and reads. openapi-cli.ts writes the file. */

const TAGS = {
  session: '登录、注册与退出',
  site: '站点信息与链接',
  notices: '公告与站内信',
  help: '帮助文章',
  games: '游戏',
  member: '会员资料',
  wallet: '钱包与转账',
  deposit: '充值',
  withdrawal: '取款',
  cards: '银行卡与 USDT 地址',
  rebate: '返水',
  redPacket: '红包',
  vip: 'VIP 等级',
  activity: '优惠活动',
  records: '投注与交易记录',
  agent: '代理',
} as const satisfies Record<keyof typeof contract, string>

type Document = Record<string, unknown>
type Write = ReturnType<typeof schemaWriter>

const object = (properties: JsonSchema, required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
})

/** The text for the player: a number reads as text, null as empty. */
const MESSAGE = { type: ['string', 'number', 'null'] }

/**
 * The app does not read `data` of a refusal, and the schema does not mention it: generators cannot exclude 200
 * from the codes of a refusal, so they would type the data of a success as `unknown`.
 */
const REFUSAL = {
  ...object(
    {
      code: { type: 'integer', description: REFUSAL_CODES },
      message: { ...MESSAGE, description: 'The reason, shown to the player as it is' },
      msg: { ...MESSAGE, description: 'In place of `message` under /pay/api/' },
    },
    ['code'],
  ),
  description: 'The call changed nothing. `data` is not read.',
  not: { properties: { code: { const: SUCCESS } } },
  examples: [{ code: 202, message: '余额不足，请调整金额' }],
}

/** ts-rest accepts any standard schema; ours are all zod's. */
const zodOf = (schema: unknown): z.core.$ZodObject => schema as z.core.$ZodObject

const json = (schema: JsonSchema, example: unknown): Document => ({ 'application/json': { schema, example } })

/**
 * A success may leave out its text, which is `msg` under /pay/api/ (`readEnvelope`), and also data whose schema
 * has an empty form.
 */
function envelopeOf(path: string, answer: z.core.$ZodObject, write: Write): JsonSchema {
  const success = write(answer) as { properties: JsonSchema }
  const msg = path.startsWith('/pay/api/') ? { msg: MESSAGE } : {}
  const mayLackData = z.safeDecode(answer, { code: SUCCESS, message: '' }).success
  return {
    ...success,
    properties: { ...success.properties, message: MESSAGE, ...msg },
    required: mayLackData ? ['code'] : ['code', 'data'],
  }
}

type Words = { description: string | undefined; sample: Sample }

function operation(tag: string, key: string, route: AppRoute, { description, sample }: Words, write: Write) {
  const { access, origin } = route.metadata as RouteMetadata
  const success = envelopeOf(route.path, zodOf(route.responses[SUCCESS]), write)
  return {
    tags: [tag],
    operationId: key,
    summary: route.summary,
    description,
    'x-origin': origin === 'extension' ? origin : 'backend',
    security: access === 'member' ? [{ token: [] }] : [],
    ...(route.query ? { parameters: parametersOf(key, zodOf(route.query), sample.request, write) } : {}),
    ...('body' in route ? { requestBody: requestBodyOf(route, sample.request, write) } : {}),
    responses: {
      200: {
        description: 'The answer, or a refusal',
        content: json(
          { oneOf: [success, { $ref: '#/components/schemas/Refusal' }] },
          { code: SUCCESS, message: sample.message ?? '操作成功', data: sample.answer },
        ),
      },
      ...(access === 'member' ? { 401: { $ref: '#/components/responses/SessionOver' } } : {}),
      '4XX': { $ref: '#/components/responses/NoAnswer' },
    },
  }
}

function parametersOf(key: string, query: z.core.$ZodObject, request: Sample['request'], write: Write) {
  const { properties = {}, required = [] } = write(query) as { properties?: JsonSchema; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    description: meaningOf(key, name),
    required: required.includes(name),
    schema,
    ...(request && name in request ? { example: request[name] } : {}),
  }))
}

function requestBodyOf(route: AppRoute & { body?: unknown }, request: Sample['request'], write: Write) {
  const schema = write(zodOf(route.body))
  const isUpload = 'contentType' in route && route.contentType === 'multipart/form-data'
  return {
    required: true,
    content: isUpload ? { 'multipart/form-data': { schema } } : json(schema, request ?? {}),
  }
}

const sortedByName = (schemas: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(schemas)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, schema]) => [name, schema === REFUSAL ? schema : withMeanings(name, schema)]),
  )

export function buildOpenApi(): Document {
  const components: Record<string, JsonSchema> = { Refusal: REFUSAL }
  const write = schemaWriter(components)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [tag, routes] of Object.entries(contract)) {
    const samplesOfTag: Record<string, Sample> = samples[tag as keyof typeof samples]
    const descriptionsOfTag: Record<string, string> = descriptions[tag as keyof typeof descriptions]
    for (const [key, route] of Object.entries<AppRoute>(routes)) {
      paths[route.path] = {
        ...paths[route.path],
        [route.method.toLowerCase()]: withMeanings(
          key,
          operation(
            tag,
            key,
            route,
            { description: descriptionsOfTag[key], sample: samplesOfTag[key] ?? { answer: null } },
            write,
          ),
        ),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Member app API',
      version: '1.0.0',
      description: DESCRIPTION,
      contact: { name: 'Team of the member app' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'Same origin as the app' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: '`api_token` of login or register' },
      },
      responses: {
        SessionOver: {
          description: 'The session is over; means the same as an envelope with code 401',
          content: json(
            { $ref: '#/components/schemas/Refusal' },
            { code: UNAUTHORISED, message: '登录已过期，请重新登录' },
          ),
        },
        NoAnswer: { description: 'Not a business answer; the app treats it as a network failure' },
      },
      schemas: sortedByName(components),
    },
  }
}

/** The text of contracts/openapi.json. */
export const openApiText = (): string => `${JSON.stringify(buildOpenApi(), null, 2)}\n`
