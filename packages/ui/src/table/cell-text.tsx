/** No column shows more than this; the rest would only be laid out and cut. */
const shownLength = 300
const tipLength = 2000
const nameLength = 120

/** Control characters but for tab and line ends, which a cell shows as spaces. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu
const pictures = 0x24_00
const deleted = 0x7f
const pictureOfDeleted = "\u2421"
const unknown = "\ufffd"

const picture = (control: string): string => {
  const code = control.charCodeAt(0)
  if (code === deleted) return pictureOfDeleted
  return code < 0x20 ? String.fromCharCode(pictures + code) : unknown
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
