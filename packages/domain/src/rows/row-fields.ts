/** What a field of a row may hold. A date is a normalised ISO UTC text; `json` is taken as it comes. */
export type FieldKind = "id" | "optionalId" | "text" | "number" | "date" | "flag" | "json"

/** The fields of a row by name: one table gives the type and the reader. */
export type RowFields = Readonly<Record<string, FieldKind>>

interface KindValues {
  readonly id: number
  readonly optionalId: number | null
  readonly text: string | null
  readonly number: number | null
  readonly date: string | null
  readonly flag: boolean | null
  readonly json: unknown
}

export type RowOf<Fields extends RowFields> = { readonly [Name in keyof Fields]: KindValues[Fields[Name]] }
