import { noticesContract } from '#contracts/notices.ts'
import { clientOf, dataOf } from './client.ts'
import { keys } from './keys.ts'

const notices = clientOf(noticesContract)
