import { readLayout, withMissing } from "./column-storage.ts"
import { writeLayout } from "./column-text.ts"
import { type ColumnLayout, type ColumnSetting, isDefaultLayout } from "./columns.ts"

/** `-` before a hidden column, `!` behind a pinned one, its width in pixels behind a colon. */
const pattern = /^(-?)([A-Za-z]\w{0,63})(!?)(?::(\d{1,4}))?$/u

const written = ({ key, isShown, isPinned, width }: ColumnSetting): string =>
  `${isShown ? "" : "-"}${key}${isPinned ? "!" : ""}${width === null ? "" : `:${width}`}`

const isUsual = ({ isShown, isPinned, width }: ColumnSetting): boolean => isShown && !isPinned && width === null

const isSame = (left: ColumnSetting, right: ColumnSetting | undefined): boolean =>
  right !== undefined &&
  left.key === right.key &&
  left.isShown === right.isShown &&
  left.isPinned === right.isPinned &&
  left.width === right.width

/**
 * The columns of a layout that have to be named for it to be read back: `-lane,utgStatus!,merchant:240`. Empty where
 * all are as the documents have them.
 */
export const writeColumns = (keys: ReadonlyArray<string>, layout: ColumnLayout): string => {
  const { density, columns } = layout
  if (isDefaultLayout({ density: "comfortable", columns }, keys)) return ""
  const isEnough = (some: ReadonlyArray<ColumnSetting>): boolean =>
    withMissing(keys, { density, columns: some }).columns.every((column, index) => isSame(column, columns[index]))
  const needed = columns.reduce<ReadonlyArray<ColumnSetting>>((kept, column) => {
    const without = kept.filter((each) => each !== column)
    return isUsual(column) && isEnough(without) ? without : kept
  }, columns)
  return needed.map(written).join(",")
}

/** The settings that a text names, whatever their columns; `isBroken` where a part of it is none. */
export const readColumns = (
  keys: ReadonlyArray<string>,
  text: string
): { readonly columns: ReadonlyArray<ColumnSetting>; readonly isBroken: boolean } => {
  const parts = text.split(",")
  const settings = parts.flatMap((part): ReadonlyArray<ColumnSetting> => {
    const [found, hidden, key = "", pinned, width] = pattern.exec(part) ?? []
    if (found === undefined) return []
    return [
      { key, isShown: hidden === "", isPinned: pinned === "!", width: width === undefined ? null : Number(width) }
    ]
  })
  const { layout, ignored } = readLayout(keys, writeLayout({ density: "comfortable", columns: settings }))
  return { columns: layout.columns, isBroken: ignored.length > 0 || settings.length < parts.length }
}
