import type { ProfileRow } from "@command-center/domain/profile/profile"
import { profileList } from "@command-center/domain/profile/profile-list"
import type { UtgRow } from "@command-center/domain/utg/utg"
import type { Offered } from "@command-center/machines/actor-logic/offered"
import { applyProfileMachine } from "@command-center/machines/apply-profile/apply-profile.machine"
import { applyTemplateMachine } from "@command-center/machines/apply-template/apply-template.machine"
import { asBulkCall } from "@command-center/machines/operation/bulk-call"
import { removeUtgsMachine } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import { utgRows, utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { Effect } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import { offeredProfiles, offeredTemplates } from "../../list/offered-choices.ts"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import { wireOperation } from "../../operations/wire-operation.ts"
import type { RowsClient } from "../../rows/rows-client.ts"
import { collectUtgs } from "./collect-utgs.ts"
import { wireScheduleTask } from "./schedule-task.wiring.ts"

/** Each with the version its schema is for, and without its configuration, which holds passwords. */
const withSchemaVersions = ({ rows, notOffered }: Offered<ProfileRow>): Offered<ProfileRow> => ({
  rows: rows.map((row) => profileList.derive?.(row, () => undefined) ?? row),
  notOffered
})

const wireApplyProfile = (console: Pick<Console, "runtime" | "operations">) =>
  applyProfileMachine.provide({
    actors: {
      loadProfiles: fromEffect(console.runtime)((businessEntityId: number) =>
        Effect.map(offeredProfiles(businessEntityId), withSchemaVersions)
      ),
      operation: asBulkCall(wireOperation(console))
    }
  })

const wireApplyTemplate = (console: Pick<Console, "runtime" | "operations">) =>
  applyTemplateMachine.provide({
    actors: {
      loadTemplates: fromEffect(console.runtime)(offeredTemplates),
      operation: wireOperation(console)
    }
  })

/** The UTG list over the rows of a client, with everything that can be done from it. */
export const wireUtgs = (console: Pick<Console, "runtime" | "now" | "operations">, client: RowsClient<UtgRow>) =>
  utgScreenMachine.provide({
    actors: {
      rows: wireRowScreen(console, utgRows, client),
      read: collectUtgs(client),
      scheduleTask: wireScheduleTask(console),
      applyProfile: wireApplyProfile(console),
      applyTemplate: wireApplyTemplate(console),
      removeUtgs: removeUtgsMachine.provide({ actors: { operation: wireOperation(console) } })
    }
  })
