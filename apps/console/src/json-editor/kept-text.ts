import type { JsonObject } from "@command-center/domain/json/json-field"
import { useState } from "react"
import { type DraftKeeper, type DraftPlace, useDraftKeeper } from "../record/kept-draft.ts"

/** A draft that is typed as text, and the JSON it stands for. */
export interface TypedDraft<Draft> {
  /** Null where it stands for none: nobody could tell secrets in it. */
  readonly jsonOf: (draft: Draft) => JsonObject | null
  readonly draftOf: (json: JsonObject) => Draft
}

/** Where drafts that are typed as text are kept: as the JSON they stand for, secrets left out. */
export const useTextKeeper = <Subject, Draft>(
  place: DraftPlace<Subject>,
  { jsonOf, draftOf }: TypedDraft<Draft>
): DraftKeeper<Subject, Draft> => {
  const { kept, keep } = useDraftKeeper(place)
  const [keeper] = useState(
    (): DraftKeeper<Subject, Draft> => ({
      kept: kept === null ? null : { ...kept, draft: draftOf(kept.draft) },
      keep: (subject, draft) => {
        if (draft === null) return keep(subject, null)
        const json = jsonOf(draft)
        // A text that is no JSON leaves the last one that was.
        if (json !== null) keep(subject, json)
      }
    })
  )
  return keeper
}
