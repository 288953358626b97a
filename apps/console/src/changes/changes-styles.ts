import { changesCss } from "@command-center/ui/theme/css/changes-css"
import { partStyles } from "@command-center/ui/theme/part-styles"

/** The rules of what differs, what is folded and what collides. */
export const ChangesStyles = partStyles(changesCss)
