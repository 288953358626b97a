import { Schema } from "effect"

/** This console's id with the sign-on service (document 1 §9). */
export const applicationId = 4

export const AccessToken = Schema.Struct({
  authenticationCode: Schema.NullOr(Schema.String),
  applicationId: Schema.NullOr(Schema.Number),
  expires: Schema.NullOr(Schema.String),
  token: Schema.String
})
export type AccessToken = typeof AccessToken.Type
