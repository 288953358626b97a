import { Global } from "@emotion/react"
import { createElement } from "react"
import { system } from "./system.ts"

type Rules = Parameters<typeof system.css>[0]

/** The rules of a part of the console, which come with its first appearance: the page starts without them. */
export const partStyles = (css: Readonly<Record<string, Rules>>) => {
  // By its "&" the theme tells a selector from a property.
  const rules = Object.entries(css).map(([selector, rule]) => [`&${selector}`, rule] as const)
  const styles = system.layers.wrap("base", system.css(Object.fromEntries(rules)))
  return () => createElement(Global, { styles })
}
