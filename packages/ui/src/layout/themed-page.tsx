import { ChakraProvider } from "@chakra-ui/react"
import { CacheProvider } from "@emotion/react"
import type { ReactNode } from "react"
import { TipLayer } from "../feedback/tip-layer.tsx"
import { emotionCache } from "../theme/emotion-cache.ts"
import { system } from "../theme/system.ts"

export interface ThemedPageProps {
  readonly children?: ReactNode
}

export function ThemedPage({ children }: ThemedPageProps) {
  return (
    <CacheProvider value={emotionCache}>
      <ChakraProvider value={system}>
        {children}
        <TipLayer />
      </ChakraProvider>
    </CacheProvider>
  )
}
