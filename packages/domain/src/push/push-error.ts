import type { Incompatibility } from "../device/compatibility.ts"
import { compatibilityMessages } from "../device/compatibility-messages.ts"
import { creationMessages } from "../task/task-messages.ts"
import type { PushIssue } from "./push-draft.ts"
import { pushMessages } from "./push-messages.ts"
import type { TargetRefusal } from "./push-targets.ts"

/** Why a push is refused as a whole; nothing is sent. */
export type PushError =
  | { readonly _tag: "BusinessEntityUndefined" }
  | TargetRefusal
  | { readonly _tag: "Incompatible"; readonly reasons: ReadonlyArray<Incompatibility> }
  | { readonly _tag: "DraftIncomplete"; readonly issues: ReadonlyArray<PushIssue> }
  | { readonly _tag: "DescriptionShared"; readonly label: string }

/** The sentence for a refused push (documents 1 §5, 2 §5 and §8). */
export const pushErrorText = (error: PushError): string => {
  switch (error._tag) {
    case "BusinessEntityUndefined":
      return creationMessages.undefinedBusinessEntity
    case "NoDevices":
      return pushMessages.noneSelected
    case "KeysMissing":
      return pushMessages.missingKeys(error.keys)
    case "InvalidDeviceKey":
      return pushMessages.invalidDeviceKey(error.key)
    case "Incompatible":
      return compatibilityMessages.text(error.reasons)
    case "DraftIncomplete":
      return error.issues.map(({ message }) => message).join(" ")
    case "DescriptionShared":
      return creationMessages.sharedDescription
  }
}
