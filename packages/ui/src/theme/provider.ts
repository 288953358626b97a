import { ChakraProvider } from "@chakra-ui/react"
import { CacheProvider } from "@emotion/react"
import { createElement, Fragment, type ReactNode, useLayoutEffect } from "react"
import { TipLayer } from "../feedback/tip-layer.tsx"
import { useMediaQuery } from "../layout/use-media-query.tsx"
import { emotionCache } from "./emotion-cache.ts"
import { system } from "./system.ts"

export type ColorMode = "light" | "dark"

export interface UiProviderProps {
  /** Without it the operating system's choice is followed. */
  readonly colorMode?: ColorMode | undefined
  readonly children: ReactNode
}

export function UiProvider({ colorMode, children }: UiProviderProps) {
  const prefersDark = useMediaQuery("(prefers-color-scheme: dark)")
  const mode = colorMode ?? (prefersDark ? "dark" : "light")
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.remove("light", "dark")
    classList.add(mode)
  }, [mode])
  return createElement(
    CacheProvider,
    { value: emotionCache },
    createElement(ChakraProvider, {
      value: system,
      children: [createElement(Fragment, { key: "page" }, children), createElement(TipLayer, { key: "tip" })]
    })
  )
}
