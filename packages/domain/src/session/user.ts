import { Schema } from "effect"

/** The signed-in user (document 1 §3). */
export const User = Schema.Struct({
  id: Schema.Number,
  username: Schema.String,
  businessEntityId: Schema.Number,
  imageSelected: Schema.Boolean
})
export type User = typeof User.Type

/** What the user menu shows at an account; fetched per business entity (document 1 §3). */
export const UserManifest = Schema.Struct({
  username: Schema.NullOr(Schema.String),
  image: Schema.NullOr(Schema.String)
})
export type UserManifest = typeof UserManifest.Type
