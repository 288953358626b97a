import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { isSameJson } from "@command-center/domain/json/same-json"
import {
  readKeptDraft,
  type SecretNames,
  withoutSecrets,
  withSecretsFrom,
  writeKeptDraft
} from "@command-center/domain/settings/kept-draft"
import { secretNamesOf } from "@command-center/domain/settings/secret-settings"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { draftKey } from "@command-center/domain/storage/browser-store"
import type { KeptEdit } from "@command-center/machines/edit-record/edit-record.types"
import { selectUser } from "@command-center/machines/session/session.selectors"
import { useEffect, useState } from "react"
import { useConsole } from "../app/console.ts"
import type { EditRef } from "./edit-form.view.tsx"

const none: SecretNames = new Set()

/** What of a page is edited, so that it can be found again. */
export interface DraftPlace<Subject> {
  readonly businessEntityId: number
  /** One per page. */
  readonly page: string
  /** As it was read, and as it is part of what is edited. */
  readonly read: JsonObject
  readonly subjectWith: (was: JsonObject) => Subject
  /** What of a subject the draft is compared with. */
  readonly readOf: (subject: Subject) => JsonObject
  /** The schema of a subject, which says which settings are secrets though their names do not tell. */
  readonly schemaOf?: (subject: Subject) => SettingsSchema | null
}

/** The names of secrets beside those that tell by themselves; null where the schema that would say so is not known. */
const secretsOf = <Subject>({ schemaOf }: DraftPlace<Subject>, subject: Subject): SecretNames | null => {
  if (schemaOf === undefined) return none
  const schema = schemaOf(subject)
  return schema === null ? null : secretNamesOf(schema)
}

const keptIn = <Subject>(
  text: string | null,
  now: Date,
  place: DraftPlace<Subject>
): KeptEdit<Subject, JsonObject> | null => {
  const { read, subjectWith } = place
  const secrets = secretsOf(place, subjectWith(read))
  if (secrets === null) return null
  const kept = readKeptDraft(text, now)
  const draft = withSecretsFrom(kept?.draft, read, secrets)
  if (kept === null || !isJsonObject(draft)) return null
  const was = withSecretsFrom(kept.was, read, secrets)
  const hasMovedOn = isJsonObject(was) && !isSameJson(kept.was, withoutSecrets(read, secrets))
  return { draft, savedAt: kept.savedAt, ...(hasMovedOn ? { before: subjectWith(was) } : {}) }
}

export interface DraftKeeper<Subject, Draft = JsonObject> {
  /** The draft of an earlier visit. */
  readonly kept: KeptEdit<Subject, Draft> | null
  readonly keep: (subject: Subject, draft: Draft | null) => void
}

/** Where the drafts of a page are kept: in the browser, for who is signed in. */
export const useDraftKeeper = <Subject>(place: DraftPlace<Subject>): DraftKeeper<Subject> => {
  const { session, stored, now } = useConsole()
  const [keeper] = useState((): DraftKeeper<Subject> => {
    const userId = selectUser(session.getSnapshot())?.id ?? 0
    const key = draftKey(userId, place.businessEntityId, place.page)
    return {
      kept: keptIn(stored.read(key), now(), place),
      keep: (subject, draft) => {
        if (draft === null) return stored.remove(key)
        const kept = { draft, was: place.readOf(subject), savedAt: now().toISOString() }
        const secrets = secretsOf(place, subject)
        // Nobody could tell what of it must not be kept.
        if (secrets !== null) stored.write(key, writeKeptDraft(kept, secrets))
      }
    }
  })
  return keeper
}

/** Keeps what is typed for as long as the page is shown. */
export const useKeptDrafts = <Subject, Draft>(
  actor: EditRef<Subject, Draft>,
  keeper: DraftKeeper<Subject, Draft>
): void => {
  useEffect(() => {
    const listening = actor.on("draft.kept", ({ subject, draft }) => keeper.keep(subject, draft))
    const hide = () => actor.send({ type: "page.hidden" })
    window.addEventListener("pagehide", hide)
    document.addEventListener("visibilitychange", hide)
    return () => {
      listening.unsubscribe()
      window.removeEventListener("pagehide", hide)
      document.removeEventListener("visibilitychange", hide)
    }
  }, [actor, keeper])
}
