// The backend of member-app, as far as it is built: one call. `node backend.mjs 8080` starts it, ./verify.sh asks it.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

/** Members by token, and what a state answers to the verifier: the tokens that it sends from then on. */
let world = { members: {}, tokens: {} }

/** Logs a member in. `fen` is the money in the central wallet: whole 分, because 0.1 + 0.2 is not 0.3. */
function logIn(name, fen) {
  const token = randomUUID()
  world.members[token] = { name, fen }
  world.tokens[`${name}Token`] = token
}

/** 元 as a number or as text, in 分. */
const fenOf = (yuan) => Math.round(Number(yuan) * 100)

class NotWritten extends Error {}

/** Each makes true what the pact says of its state. One that is not written answers 400, and its interactions fail. */
const states = {
  // {{states}}
}

function setUp({ action, state, params = {} }) {
  if (action === 'teardown') return { status: 200, body: {} }
  world = { members: {}, tokens: {} }
  if (!Object.hasOwn(states, state)) return { status: 400, body: { error: `unknown state ${state}` } }
  try {
    states[state](params)
  } catch (problem) {
    if (!(problem instanceof NotWritten)) throw problem
    return { status: 400, body: { error: `the state ${state} is not written yet` } }
  }
  return { status: 200, body: world.tokens }
}

const forMembers = (call) => (member, fields) =>
  member ? call(member, fields) : { code: 401, message: '请先登录', data: null }

/** The calls that are built. An answer is HTTP 200 with {code, message, data}, a refusal too. */
const calls = {
  'POST /api/balance': forMembers((member) => ({
    code: 200,
    message: 'ok',
    data: { balance: member.fen / 100 },
  })),
}

function answer(request, text) {
  const call = calls[`${request.method} ${request.url.split('?')[0]}`]
  // HTTP 404 tells "not built yet" from a refusal, which is HTTP 200.
  if (!call) return { status: 404, body: {} }
  const member = world.members[request.headers.authorization?.replace(/^Bearer /, '')]
  return { status: 200, body: call(member, text === '' ? {} : JSON.parse(text)) }
}

const port = Number(process.argv[2] ?? 8080)
createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const { status, body } =
    request.url === '/_pact/provider-states' ? setUp(JSON.parse(text)) : answer(request, text)
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}`))
