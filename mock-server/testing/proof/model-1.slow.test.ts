import { test } from 'vitest'
import { PART_MAX_MS, provePart } from './prove-part.ts'

test('500 lists of 100 commands keep every invariant (part 1)', () => provePart(20_260_501), PART_MAX_MS)
