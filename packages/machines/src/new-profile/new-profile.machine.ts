import { detailPath } from "@command-center/domain/navigation/routes"
import { type NewProfileDraft, newProfileIssues } from "@command-center/domain/profile/new-profile"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { makeCreationMachine } from "../create-record/create-record.machine.ts"
import { creationSelectors } from "../create-record/create-record.selectors.ts"
import type { Creation, CreationDefinition } from "../create-record/create-record.types.ts"

/** The UTG versions to choose from. */
export interface ProfileVersions {
  readonly versions: ReadonlyArray<string>
  /** Why there is none to choose; null where they could be read. */
  readonly versionsFailure: string | null
  /** What could not be read of them; null where all could. */
  readonly notOffered: string | null
}

export type NewProfileCreation = Creation<NewProfileDraft, ProfileVersions>

const definition: CreationDefinition<NewProfileDraft, ProfileVersions, number> = {
  id: "newProfile",
  startOf: () => ({ name: "", utgVersion: null }),
  fields: ["name", "utgVersion"],
  issues: newProfileIssues,
  messages: {
    created: profileMessages.created,
    failed: () => profileMessages.createFailed,
    unsaved: profileMessages.createUnsaved
  },
  pathOf: (businessEntityId, id) => detailPath(businessEntityId, "profiles", id),
  idOf: (id) => id,
  nameOf: ({ name }) => name.trim()
}

/** "Add a New Profile": a name and a UTG version (document 2 §5 "Profiles"). Answers the new profile's id. */
export const newProfileMachine = makeCreationMachine(definition)

export const newProfileSelectors = creationSelectors(definition)
