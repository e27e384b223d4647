import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { emotionCache } from './emotion-cache.ts'
import { system } from './system.ts'

/** Provides Chakra to `Sheet` and `Dialog`, which each bring their own: screens are plain CSS. */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
