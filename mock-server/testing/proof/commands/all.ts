import { applicationCommands } from './applications.ts'
import { bonusCommands } from './bonus.ts'
import { cardCommands } from './cards.ts'
import { clockCommands } from './clock.ts'
import { depositCommands } from './deposit.ts'
import type { Drawn } from './draw.ts'
import { playCommands } from './play.ts'
import { recordCommands } from './records.ts'
import { sessionCommands } from './session.ts'
import { siteCommands } from './site.ts'
import { walletCommands } from './wallet.ts'
import { withdrawalCommands } from './withdrawal.ts'

/** All commands; a command that is drawn more often occurs several times. */
export const COMMANDS: Drawn[] = [
  ...sessionCommands,
  ...walletCommands,
  ...depositCommands,
  ...withdrawalCommands,
  ...cardCommands,
  ...playCommands,
  ...bonusCommands,
  ...applicationCommands,
  ...recordCommands,
  ...clockCommands,
  ...siteCommands,
]
