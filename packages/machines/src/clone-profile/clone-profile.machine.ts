import { profileNameIssues } from "@command-center/domain/profile/new-profile"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { makeCreationMachine } from "../create-record/create-record.machine.ts"
import { creationSelectors } from "../create-record/create-record.selectors.ts"
import type { Creation, CreationDefinition } from "../create-record/create-record.types.ts"

interface CloneDraft {
  readonly name: string
}

export type ProfileClone = Creation<CloneDraft, ProfileRow>

const definition: CreationDefinition<CloneDraft, ProfileRow, number> = {
  id: "cloneProfile",
  startOf: () => ({ name: "" }),
  fields: ["name"],
  issues: ({ name }, names) =>
    profileNameIssues(name, names).map(({ message }) => ({ field: "name", message }) as const),
  messages: {
    created: profileMessages.cloned,
    failed: () => profileMessages.cloneFailed,
    unsaved: profileMessages.createUnsaved
  },
  pathOf: () => null,
  idOf: (id) => id,
  nameOf: ({ name }) => name.trim()
}

/** Clones a profile under a new name (document 2 §5 "Profiles"). Answers the clone's id. */
export const cloneProfileMachine = makeCreationMachine(definition)

export const cloneProfileSelectors = creationSelectors(definition)
