import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { emotionCache } from './emotion-cache.ts'
import { system } from './system.ts'

/**
 * Provides Chakra to its children. Only in lazy chunks: a screen of forms wraps itself in it once; `Sheet`,
 * `Dialog` and `confirm()` bring their own, so that screens of plain CSS can use them.
 */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
