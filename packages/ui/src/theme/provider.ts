import { createElement, type ReactNode, useLayoutEffect } from "react"
import { ThemedPage } from "../layout/themed-page.tsx"
import "./theme.css"
import { useMediaQuery } from "../layout/use-media-query.tsx"

type ColorMode = "light" | "dark"

export interface UiProviderProps {
  /** Without it the operating system's choice is followed. */
  readonly colorMode?: ColorMode | undefined
  readonly children?: ReactNode
}

export function UiProvider({ colorMode, children }: UiProviderProps) {
  const prefersDark = useMediaQuery("(prefers-color-scheme: dark)")
  const mode = colorMode ?? (prefersDark ? "dark" : "light")
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.remove("light", "dark")
    classList.add(mode)
  }, [mode])
  return createElement(ThemedPage, null, children)
}
