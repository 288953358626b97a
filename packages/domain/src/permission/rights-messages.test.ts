import { expect, it } from "vitest"
import { type PermissionFlags, setFlags } from "./permission-mask.ts"
import { rightsMessagesInGerman } from "./rights-messages.de.ts"
import { rightsMessages } from "./rights-messages.ts"

const nothing: PermissionFlags = {
  canView: false,
  canEdit: false,
  canDelete: false,
  isEnabled: false,
  canGrant: false
}

it("what a mask has set is said in words, in the user's language", () => {
  const set = setFlags({ ...nothing, canView: true, isEnabled: true })
  expect(rightsMessages.flags(set)).toBe("Set in the mask: view, enabled.")
  expect(rightsMessagesInGerman.flags(set)).toBe("In der Maske gesetzt: Anzeigen, aktiviert.")
  expect(rightsMessages.flags(setFlags(nothing))).toBe("Nothing is set in the mask.")
})
