import { type ComponentProps, createElement } from 'react'
import type * as LazyScreen from '../../routing/lazy-screen.ts'

/** The browser's error for a file that does not load. */
export const MISSING = 'Failed to fetch dynamically imported module'

const forget: (() => void)[] = []
let areAway = false

/** The files of screens, once `vi.mock` has put `withFiles` around their module. */
export const files = {
  /** From here on no screen's file comes, nor is any there from before. */
  takeAway(): void {
    for (const forgetFile of forget) forgetFile()
    areAway = true
  },
  giveBack(): void {
    areAway = false
  },
}

/** The module of the screens' files, whose files can be away. */
export const withFiles = (real: typeof LazyScreen): typeof LazyScreen => ({
  ...real,
  lazyScreen: (load, name) => {
    const make = () =>
      real.lazyScreen(() => (areAway ? Promise.reject(new TypeError(MISSING)) : load()), name)
    let Screen = make()
    forget.push(() => {
      Screen = make()
    })
    return Object.assign((props: ComponentProps<typeof Screen>) => createElement(Screen, props), {
      prepare: () => Screen.prepare(),
    })
  },
})
