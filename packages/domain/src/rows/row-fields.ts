import { Schema } from "effect"

/** What a field of a row may hold. A date is a normalised ISO UTC text; `json` is taken as it comes. */
export type FieldKind = "id" | "optionalId" | "text" | "number" | "date" | "flag" | "json"

/** The fields of a row by name: one table gives the type, the fast reader and the Schema. */
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

const schemas = {
  id: Schema.Number,
  optionalId: Schema.NullOr(Schema.Number),
  text: Schema.NullOr(Schema.String),
  number: Schema.NullOr(Schema.Number),
  date: Schema.NullOr(Schema.String),
  flag: Schema.NullOr(Schema.Boolean),
  json: Schema.Unknown
} as const

type SchemasOf<Fields extends RowFields> = { readonly [Name in keyof Fields]: (typeof schemas)[Fields[Name]] }

/** The Schema of rows with these fields, for what is not read by the thousand. */
export const rowSchema = <const Fields extends RowFields>(fields: Fields) =>
  Schema.Struct(
    Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, schemas[kind]])) as SchemasOf<Fields>
  )
