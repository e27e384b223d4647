import { DEPOSIT_CHANNELS } from '../deposit-channels.ts'
import { ONLINE_PAYMENTS } from '../payments.ts'
import { NO_PAY_PASSWORD } from '../wire/codes.ts'
import { MAINTENANCE, SUCCESS, UNAUTHORISED } from '../wire/envelope.ts'

/** What the OpenAPI file says before its first call. Whoever reads it has neither our sources nor our documents. */

export const REFUSAL_CODES = `Any whole number but ${SUCCESS}. ${UNAUTHORISED}: the session is over. ${NO_PAY_PASSWORD}: the member has no payment password yet, and is led to set one. ${MAINTENANCE}: the whole site is closed, and the message says why. Of all others only the message counts`

const CHANNELS = DEPOSIT_CHANNELS.map(
  ({ label, flag, paytype, catepay, range }) =>
    `| ${label} | \`${flag}\` | \`/api/recharge\` | \`paytype\` \`${paytype}\`, \`catepay\` ${catepay === '' ? 'empty' : `\`${catepay}\``} | \`${range}\` |`,
)
const ONLINE = ONLINE_PAYMENTS.map(
  ({ label, payType }) => `| ${label} | \`pipay\` | \`/pay/api/recharge\` | \`payType\` \`${payType}\` | |`,
)

export const DESCRIPTION = `What the member app sends and what it reads.

- Every business answer is HTTP 200 with \`{code, message, data}\`. Only \`code\` 200 (a number) is a success; 401 ends the session; any other code is a refusal whose message is shown. Answers under \`/pay/api/\` may carry \`msg\` instead of \`message\`.
- Schemas of answers say what is read: more than a backend should write. Where a value has several forms, the first of its examples is the one to write.
- Amounts are 元, rates are 元 for 1 USDT, percentages are in percent (0.8 is 0.8 %). The number of decimals holds for numbers as it does for texts: an amount of 1.005 is broken, and with it the whole answer.
- Flags are 0/1, "0"/"1" or booleans. An empty list or page may be null, "", [] or {}.
- Times are Beijing time (UTC+8, no daylight saving), whatever the zone of server and phone; a time in ISO 8601 names its zone.
- A value that its schema does not accept breaks the whole answer. Fields marked \`x-lenient\` instead read as if they were left out, and lists go without the row, but for those of wallets, cards, accounts, payees and levels; a list of records says how many it cannot show. The app reports each breach.
- Fields that no schema names are ignored. A field that is not required may be left out: the app then does without, and shows less. The pact asks for every field that a player would miss.
- \`data\` is described for successes alone: a refusal’s is not read. In generated TypeScript, \`answer.code === 200 && 'data' in answer\` gives the data its type.
- Operations marked \`x-origin: extension\` and fields marked \`x-extension\` are additions by the app, which a backend may lack: without them the app loses a feature, not a screen.

Which switch of \`get_pay_way\` opens which way to pay, and what the order then names. The last column is \`type\` of \`getPayRange\`; the range of an online payment is fixed in the app. Deposits by customer service (\`rengong\`) open no order.

| way | switch | call | names | range |
|---|---|---|---|---|
${[...CHANNELS, ...ONLINE].join('\n')}
`
