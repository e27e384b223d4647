import { place } from '#mock/demo-sites/demo-keys.ts'
import { keepApart } from './own-storage.ts'

// In the head of every page of a built demo that runs scripts (.ci/build/demo-storage.ts).
keepApart(place())
