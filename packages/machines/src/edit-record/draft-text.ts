import { jsonErrorIn } from "@command-center/domain/json/json-error"
import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { jsonIn } from "@command-center/domain/json/json-text"
import { lostNumberIssueIn } from "@command-center/domain/json/kept-number"
import { editMessages } from "@command-center/domain/message/edit-messages"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { Result } from "effect"

/** The configuration that a text stands for, or why it is none: one that would lose digits is none. */
export const configDraftFrom = (text: string): Result.Result<JsonObject, string> => {
  const error = jsonErrorIn(text)
  if (error !== null) return Result.fail(profileMessages.notJson(error))
  const json = jsonIn(text)
  const lost = lostNumberIssueIn(text)
  if (lost !== null) return Result.fail(lost)
  return isJsonObject(json) ? Result.succeed(json) : Result.fail(editMessages.notAnObject)
}
