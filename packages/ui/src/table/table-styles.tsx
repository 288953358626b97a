import { arrangeCss } from "../theme/css/arrange-css.ts"
import { chipCss } from "../theme/css/chip-css.ts"
import { tableCss } from "../theme/css/table-css.ts"
import { partStyles } from "../theme/part-styles.ts"

/** The rules of tables and of what arranges them. */
export const TableStyles = partStyles({ ...tableCss, ...chipCss, ...arrangeCss })
