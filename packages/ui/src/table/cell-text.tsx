/** No column shows more than this; the rest would only be laid out and cut. */
const shownLength = 300
const tipLength = 2000
const nameLength = 120

const controls = /\p{Cc}/gu
/** A cell shows them as spaces. */
const blanks = "\t\n\r"
const pictures = 0x24_00
const firstShown = 0x20
const deleted = "\u007f"
const pictureOfDeleted = "\u2421"
const pictureOfOthers = "\ufffd"

const picture = (control: string): string => {
  if (blanks.includes(control)) return control
  if (control === deleted) return pictureOfDeleted
  const code = control.charCodeAt(0)
  return code < firstShown ? String.fromCharCode(pictures + code) : pictureOfOthers
}

/** Never half of a character that takes two units. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/[\ud800-\udbff]$/u, "")}…`

/** What a cell shows of a text that anyone may have written: not more than fits, control characters as pictures. */
export const cellText = (text: string): string => cut(text, shownLength).replace(controls, picture)

/** The whole text for the tooltip of a cell that shows only its beginning. */
export const cellTip = (text: string): string | undefined =>
  text.length <= shownLength ? undefined : cut(text, tipLength).replace(controls, picture)

/** A row's name within the names of its checkbox and its menu. */
export const shortName = (name: string): string => cut(name, nameLength).replace(controls, picture)
