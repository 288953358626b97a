import { jsonErrorIn } from "@command-center/domain/json/json-error"
import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { jsonIn } from "@command-center/domain/json/json-text"
import { editMessages } from "@command-center/domain/message/edit-messages"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { Result } from "effect"

/** The configuration that a text stands for, or why it is none. */
export const configDraftFrom = (text: string): Result.Result<JsonObject, string> => {
  const error = jsonErrorIn(text)
  if (error !== null) return Result.fail(profileMessages.notJson(error))
  const json = jsonIn(text)
  return isJsonObject(json) ? Result.succeed(json) : Result.fail(editMessages.notAnObject)
}
