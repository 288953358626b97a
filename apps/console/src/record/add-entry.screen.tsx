import type { EntryDraft, NewEntry } from "@command-center/domain/component-config/new-entry"
import { withNewEntry } from "@command-center/domain/component-config/new-entry"
import { randomId } from "@command-center/domain/installation/random-id"
import { type Addition, addEntryOf } from "@command-center/machines/add-entry/add-entry.machine"
import type { RecordUpdate, UpdateAnswer } from "@command-center/machines/edit-record/edit-record.types"
import type { ConfigHolder } from "@command-center/machines/remove-entry/remove-entry.types"
import { useActorRef } from "@xstate/react"
import { Effect } from "effect"
import { useState } from "react"
import { useConsole } from "../app/console.ts"
import { fromEffect } from "../app/from-effect.ts"
import { useEmissions, useOpenScreen } from "../app/screen-actor.ts"
import { randomBytes } from "../browser/random-bytes.ts"
import { AddEntryView } from "./add-entry.view.tsx"
import type { SaveConfig } from "./save-config.ts"

export interface AddEntryScreenProps<Held extends ConfigHolder> {
  readonly businessEntityId: number
  readonly held: Held
  readonly entry: NewEntry
  /** What the type is called. */
  readonly title: string
  /** The list it is added to. */
  readonly list: string
  readonly canEdit: boolean
  readonly save: SaveConfig<Held>
  readonly onSaved: () => void
}

const newId = (): string => randomId(randomBytes)

/** Owns what is typed of an API interface or a device that is to be added. */
export function AddEntryScreen<Held extends ConfigHolder>(props: AddEntryScreenProps<Held>) {
  const { businessEntityId, held, entry, title, list, canEdit, save, onSaved } = props
  const { runtime } = useConsole()
  const [{ machine, selectors }] = useState(() => {
    const made = addEntryOf<Held>(entry.kind)
    const update = ({ subject, draft }: RecordUpdate<Addition<Held>, EntryDraft>) =>
      Effect.map(
        save({
          businessEntityId,
          held: subject.held,
          config: withNewEntry(subject.held.config, subject.entry, draft, newId)
        }),
        (answer): UpdateAnswer<Addition<Held>> => {
          if (answer.kind === "movedOn") return { kind: "movedOn", subject: { ...subject, held: answer.held } }
          onSaved()
          return { kind: "updated", subject }
        }
      )
    return { ...made, machine: made.machine.provide({ actors: { update: fromEffect(runtime)(update) } }) }
  })
  const actor = useActorRef(machine, {
    input: { businessEntityId, subject: { held, entry, list }, canEdit },
    inspect: useEmissions()
  })
  useOpenScreen(actor)
  return <AddEntryView actor={actor} select={selectors} title={title} />
}
