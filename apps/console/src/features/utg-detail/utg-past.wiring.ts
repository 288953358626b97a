import { loadConfigRevisions } from "@command-center/api/management/component-configs"
import { loadList } from "@command-center/api/management/lists"
import { notSent } from "@command-center/api/transport/api-error"
import type { ReadRows } from "@command-center/api/transport/decode"
import type { WriteError } from "@command-center/api/writes/write-error"
import type { ComponentConfig } from "@command-center/domain/component-config/component-config"
import { ofComponent } from "@command-center/domain/filter/of-component"
import { isJsonObject, jsonField } from "@command-center/domain/json/json-field"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { canView } from "@command-center/domain/permission/rights"
import { type TimelineTask, timelineTaskFields } from "@command-center/domain/timeline/timeline-task"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { rollBackMachine } from "@command-center/machines/roll-back/roll-back.machine"
import type { RollBackSaving } from "@command-center/machines/roll-back/roll-back.types"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { Effect } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import { mayEditNow } from "../../record/may-edit.ts"
import { type PagePart, pagePart } from "../../record/page-part.ts"
import { wireRecord } from "../../record/wire-record.ts"
import { readUtgConfig, saveUtgConfig } from "./utg-config.wiring.ts"

type Ids = Pick<UtgRow, "machinePermanentId" | "componentPermanentId">

const noRows = { rows: [], unreadable: { count: 0, reasons: [] } } as const

/** What the services know of a UTG's past; each part may be missing without the others. */
export interface UtgPast {
  readonly tasks: PagePart<ReadRows<TimelineTask>>
  readonly current: PagePart<ComponentConfig>
  /** None where the service keeps no earlier ones. */
  readonly revisions: PagePart<ReadRows<ComponentConfig>>
}

const readRevisions = (businessEntityId: number, { machinePermanentId, componentPermanentId }: Ids) =>
  loadConfigRevisions(businessEntityId, machinePermanentId, componentPermanentId)

export const wireUtgPast = ({ runtime, session }: Pick<Console, "runtime" | "session">, ids: Ids) =>
  wireRecord(runtime, "utgPast", ({ businessEntityId, id }) => {
    const maySeeTasks = canView(selectRights(businessEntityId)(session.getSnapshot()), "tasks")
    const tasks = loadList({ call: "tasks", fields: timelineTaskFields }, businessEntityId, [ofComponent(id)])
    const kept = Effect.catchIf(
      readRevisions(businessEntityId, ids),
      (error) => error._tag === "Refused" && error.status === 404,
      () => Effect.succeed(noRows)
    )
    return Effect.map(
      Effect.all(
        {
          tasks: pagePart(maySeeTasks ? tasks : Effect.succeed(noRows)),
          current: pagePart(readUtgConfig(businessEntityId, ids)),
          revisions: pagePart(kept)
        },
        { concurrency: "unbounded" }
      ),
      (past): UtgPast => past
    )
  })

/** The earlier configurations of a UTG; no record where the service keeps none at all. */
export const wireRevisions = ({ runtime }: Pick<Console, "runtime">, ids: Ids) =>
  wireRecord(runtime, "utgRevisions", ({ businessEntityId }) =>
    Effect.map(readRevisions(businessEntityId, ids), (read): ReadRows<ComponentConfig> => read)
  )

/** The text of a configuration as it was sent, which has all digits of its numbers. */
const sourceOf = ({ json }: ComponentConfig): string | null => {
  const text = jsonField(json, "config")
  return typeof text === "string" ? text : null
}

/** Saves an earlier configuration in place of the current one; `onSaved` has both read again. */
export const wireRollBack = (console: Pick<Console, "runtime" | "session">, ids: Ids, onSaved: () => void) =>
  rollBackMachine.provide({
    actors: {
      saveRevision: fromEffect(console.runtime)((saving: RollBackSaving | null) => {
        const config = saving?.revision.config
        if (saving === null || !isJsonObject(config)) return Effect.fail<WriteError>(notSent(recordMessages.crashed))
        const { businessEntityId, held, revision } = saving
        const save = saveUtgConfig(ids, mayEditNow(console, "utgs"), sourceOf(revision))
        return Effect.tap(save({ businessEntityId, held, config }), ({ kind }) =>
          Effect.sync(() => {
            if (kind === "saved") onSaved()
          })
        )
      })
    }
  })
