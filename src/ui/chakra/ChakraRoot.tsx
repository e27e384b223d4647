import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { system } from './system.ts'

/**
 * Provides Chakra to its children. Only in lazy chunks: a screen of forms wraps itself in it once; `Sheet`,
 * `Dialog` and `confirm()` bring their own, so that screens of plain CSS can use them.
 */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
