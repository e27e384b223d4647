import { DEPOSIT_CHANNELS } from '../money/deposit-channels.ts'
import { ONLINE_PAYMENTS } from '../money/payments.ts'
import { NO_PAY_PASSWORD } from '../wire/codes.ts'
import { MAINTENANCE, SUCCESS, UNAUTHORISED } from '../wire/envelope.ts'

/** The introduction of the OpenAPI file. Its readers have neither our sources nor our documents. */

export const REFUSAL_CODES = `Any whole number but ${SUCCESS}. ${UNAUTHORISED}: the session is over. ${NO_PAY_PASSWORD}: the member has no payment password yet, and the app asks them to set one. ${MAINTENANCE}: the whole site is closed, and the message is the notice that players read, as \`repair_tips\`. For all other codes only the message matters`

const CHANNELS = DEPOSIT_CHANNELS.map(
  ({ label, flag, paytype, catepay, range }) =>
    `| ${label} | \`${flag}\` | \`/api/recharge\` | \`paytype\` \`${paytype}\`, \`catepay\` ${catepay === '' ? 'empty' : `\`${catepay}\``} | \`${range}\` |`,
)
const ONLINE = ONLINE_PAYMENTS.map(
  ({ label, payType }) => `| ${label} | \`pipay\` | \`/pay/api/recharge\` | \`payType\` \`${payType}\` | |`,
)

export const DESCRIPTION = `What the member app sends and what it reads.

- Every business answer is HTTP 200 with \`{code, message, data}\`. Only \`code\` 200 (a number) is a success; 401 ends the session; any other code is a refusal whose message is shown. Answers under \`/pay/api/\` may carry \`msg\` instead of \`message\`.
- A call that visitors may make is answered whatever token it carries, also a dead one: the app sends its token with every call. The inbox (\`noticeList\`, \`type\` 2) is for members.
- A repeat is the same POST of money by the same token within some seconds, at most a minute. Refuse it, or answer it as the first one; do not book it twice. A deliberate second withdrawal of the same amount after that must work.
- The app takes the server’s time from the \`Date\` header of answers. It shall tell the clock that the rules of the backend read, test clocks included.
- Schemas of answers describe everything that the app reads, which is more than a backend should write. Where a value has several forms, write the first of its examples.
- Amounts are 元, rates are 元 for 1 USDT, percentages are in percent (0.8 is 0.8 %). The maximum of decimals applies to numbers as it does to texts: an amount of 1.005 is invalid, and with it the whole answer.
- Flags are 0/1, "0"/"1" or booleans. An empty list or page may be null, "", [] or {}.
- Times are Beijing time (UTC+8, no daylight saving), whatever the zones of server and phone. A time in ISO 8601 must name its zone.
- A value that its schema does not accept makes the whole answer invalid, with two exceptions. A field marked \`x-lenient\` reads as if it were left out. A list drops the row, unless it is a list of wallets, cards, accounts, payees or levels; a list of records then says how many rows it cannot show. The app reports each breach.
- Fields that no schema names are ignored. A field that is not required may be left out; the app then shows less. The pact requires every field that a player would miss.
- \`data\` is described only for successes; the app does not read that of a refusal. In generated TypeScript, \`answer.code === 200 && 'data' in answer\` gives the data its type.
- Operations marked \`x-origin: extension\` and fields marked \`x-extension\` are additions by the app, which a backend may lack: without them the app loses a feature, not a screen.

The table shows which flag of \`get_pay_way\` opens which payment method, and what the app sends for an order. The last column is \`type\` of \`getPayRange\`; the range of an online payment is fixed in the app. Deposits through customer service (\`rengong\`) open no order.

| method | flag | call | fields | range |
|---|---|---|---|---|
${[...CHANNELS, ...ONLINE].join('\n')}
`
