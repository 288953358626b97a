import { editOf, isEdited, type UtgComponent, type UtgEdit } from "@command-center/domain/utg/utg-component"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { rebasedUtgEdit } from "@command-center/domain/utg/utg-rebase"
import { utgUpdate } from "@command-center/domain/utg/utg-update"
import { Result } from "effect"
import { makeEditMachine } from "../edit-record/edit-record.machine.ts"
import { editSelectors } from "../edit-record/edit-record.selectors.ts"
import { memoizedDefinition } from "../edit-record/memoized-definition.ts"

const editUtg = memoizedDefinition<UtgComponent, UtgEdit>({
  id: "editUtg",
  draftOf: editOf,
  isChanged: isEdited,
  issues: (component, edit) =>
    Result.match(utgUpdate({ canEdit: true, component, edit }), { onSuccess: () => [], onFailure: (issues) => issues }),
  rebased: (before, edit, now, choices) => {
    const { mine, theirs, collisions } = rebasedUtgEdit(before, edit, now)
    const taken = collisions.filter(({ field }) => choices[field] === "theirs")
    return {
      draft: { ...mine, ...Object.fromEntries(taken.map(({ field }) => [field, theirs[field]])) },
      collisions: collisions.map(({ field, mine: typed, theirs: found }) => ({
        path: [field],
        shown: field,
        was: editOf(before)[field],
        mine: typed,
        theirs: found
      }))
    }
  },
  messages: {
    updated: utgDetailMessages.updated,
    failed: () => utgDetailMessages.updateFailed,
    unknown: (reason) => `${utgDetailMessages.updateFailed} ${reason}`
  }
})

/** What can be changed of a UTG on its General tab (document 2 §2 "UTG detail, General tab"). */
export const editUtgMachine = makeEditMachine(editUtg)

export const editUtgSelectors = editSelectors(editUtg)
