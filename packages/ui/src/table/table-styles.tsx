import { Global } from "@emotion/react"
import { arrangeCss } from "../theme/css/arrange-css.ts"
import { chipCss } from "../theme/css/chip-css.ts"
import { tableCss } from "../theme/css/table-css.ts"
import { system } from "../theme/system.ts"

// By its "&" the theme tells a selector from a property.
const rules = Object.entries({ ...tableCss, ...chipCss, ...arrangeCss }).map(
  ([selector, rule]) => [`&${selector}`, rule] as const
)
const styles = system.layers.wrap("base", system.css(Object.fromEntries(rules)))

/** The rules of tables and of what arranges them come with the first table: the page starts without. */
export function TableStyles() {
  return <Global styles={styles} />
}
