import type { AppRoute } from '@ts-rest/core'
import type * as z from 'zod/mini'
import type { RouteMetadata } from './envelope.ts'
import { contract } from './index.ts'
import { meaningOf, withMeanings } from './openapi-fields.ts'
import { type JsonSchema, schemaWriter } from './openapi-schema.ts'
import { type Sample, samples } from './samples.ts'

/** The contract as OpenAPI 3.1, for backend teams: what this app sends and reads. openapi-cli.ts writes the file. */

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

const DESCRIPTION = `What the member app sends and what it reads.

- Every business answer is HTTP 200 with \`{code, message, data}\`. Only \`code\` 200 (a number) is a success; 401 ends the session; any other code is a refusal whose message is shown. Answers under \`/pay/api/\` may carry \`msg\` instead of \`message\`.
- Schemas of answers say what is read: more than a backend should write. Amounts are 元 as a number or decimal text with at most 2 decimals. Flags are 0/1, "0"/"1" or booleans. An empty list may be null, [] or {}. Times are Beijing time.
- Operations marked \`x-origin: extension\` are additions by the app, which a backend may lack: without them the app falls back politely.`

type Document = Record<string, unknown>
type Write = ReturnType<typeof schemaWriter>

const object = (properties: JsonSchema, required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
})

const REFUSAL = {
  ...object(
    {
      code: { type: 'integer', description: '401: the session is over; 251: no payment password yet' },
      message: { type: 'string', description: 'Shown to the player' },
      msg: { type: 'string', description: 'In place of `message` under /pay/api/' },
      data: { description: 'Not read' },
    },
    ['code'],
  ),
  not: { properties: { code: { const: 200 } } },
  examples: [{ code: 202, message: '余额不足，请调整金额', data: null }],
}

/** Schemas of a contract may be any standard schema to ts-rest; ours are all zod's. */
const zodOf = (schema: unknown): z.core.$ZodObject => schema as z.core.$ZodObject

const json = (schema: JsonSchema, example: unknown): Document => ({ 'application/json': { schema, example } })

/** The text of a success may be left out, and is `msg` under /pay/api/ (`readEnvelope`). */
function envelopeOf(path: string, success: JsonSchema): JsonSchema {
  const { properties, required } = success as { properties: JsonSchema; required: string[] }
  const msg = path.startsWith('/pay/api/') ? { msg: properties.message } : {}
  return {
    ...success,
    properties: { ...properties, ...msg },
    required: required.filter((name) => name !== 'message'),
  }
}

function operation(tag: string, key: string, route: AppRoute, sample: Sample, write: Write) {
  const { access, origin } = route.metadata as RouteMetadata
  const success = envelopeOf(route.path, write(zodOf(route.responses[200])))
  return {
    tags: [tag],
    operationId: key,
    summary: route.summary,
    description: route.description,
    'x-origin': origin,
    security: access === 'member' ? [{ token: [] }] : [],
    ...(route.query ? { parameters: parametersOf(key, zodOf(route.query), sample.request, write) } : {}),
    ...('body' in route ? { requestBody: requestBodyOf(route, sample.request, write) } : {}),
    responses: {
      200: {
        description: 'The answer, or a refusal',
        content: json(
          { oneOf: [success, { $ref: '#/components/schemas/Refusal' }] },
          { code: 200, message: sample.message ?? '操作成功', data: sample.answer },
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
    const known: Record<string, Sample> = samples[tag as keyof typeof samples]
    for (const [key, route] of Object.entries<AppRoute>(routes)) {
      paths[route.path] = {
        ...paths[route.path],
        [route.method.toLowerCase()]: withMeanings(
          key,
          operation(tag, key, route, known[key] ?? { answer: null }, write),
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
          description: 'The session is over; the same event as an envelope with code 401',
          content: json(
            { $ref: '#/components/schemas/Refusal' },
            { code: 401, message: '登录已过期，请重新登录', data: null },
          ),
        },
        NoAnswer: { description: 'No business answer: read as a network failure' },
      },
      schemas: sortedByName(components),
    },
  }
}

/** The document as it stands in the repository. */
export const openApiText = (): string => `${JSON.stringify(buildOpenApi(), null, 2)}\n`
