import type { cardsContract } from '#contracts/cards.ts'
import { CARD_NO_SHOWN_CHARS } from '#contracts/limits.ts'
import { addressIn, cardNumberIn } from '#contracts/money/payees.ts'
import { commonTexts } from '#contracts/texts/messages.ts'
import { bare, oneLine, personName } from '#contracts/texts/typed-texts.ts'
import { CARD_TYPES, USDT_BANK } from '#contracts/wire/codes.ts'
import { cardPicture } from '../../data/pictures.ts'
import { BANK_NAMES } from '../../rules/orders/banks.ts'
import { bindCard, masked, unbindCard } from '../../rules/orders/card.ts'
import { isRefusal, success, successMessage } from '../../rules/outcome.ts'
import { cardsOf } from '../../state/members.ts'
import type { Handlers } from '../handler.ts'

export const cardsHandlers: Handlers<typeof cardsContract> = {
  getcard: ({ world, member, body }) => {
    const kind = body.type === CARD_TYPES.bank ? 'bank' : 'usdt'
    const cards = cardsOf(world, member.id).filter((card) => card.kind === kind)
    return success(
      cards.map(({ id, bank, owner, number, branch, icon }) => ({
        id,
        bank,
        bank_owner: owner,
        bank_no: masked(number),
        bank_address: branch,
        ico: icon || cardPicture(bank),
        bank_not: number.slice(-CARD_NO_SHOWN_CHARS),
      })),
    )
  },

  bindcard: ({ world, member, body, now }) => {
    const bank = oneLine(body.bank)
    const isAddress = bank === USDT_BANK
    const newCard = {
      owner: isAddress ? bare(body.bank_owner) : personName(body.bank_owner),
      bank,
      number: isAddress ? addressIn(body.bank_no) : cardNumberIn(body.bank_no),
      branch: oneLine(body.bank_address),
    }
    const bound = bindCard(world, member, newCard, body.pay_pass, now)
    return isRefusal(bound) ? bound : successMessage(commonTexts.bound)
  },

  delcard: ({ world, member, body }) =>
    unbindCard(world, member.id, body.id) ?? successMessage(commonTexts.unbound),

  banklist: ({ world }) =>
    success(world.site.switches.tablesEmpty ? [] : BANK_NAMES.map((bank_name) => ({ bank_name }))),
}
