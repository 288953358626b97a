import { loadList } from "@command-center/api/management/lists"
import { assignProfiles } from "@command-center/api/management/profiles"
import { mergeTemplate } from "@command-center/api/management/templates"
import { removeUtg } from "@command-center/api/management/utgs"
import { notSent } from "@command-center/api/transport/api-error"
import { profileFields } from "@command-center/domain/profile/profile"
import { profileList } from "@command-center/domain/profile/profile-list"
import { templateFields } from "@command-center/domain/template/template"
import { templateList } from "@command-center/domain/template/template-list"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { applyProfileMachine } from "@command-center/machines/apply-profile/apply-profile.machine"
import type { Assignments } from "@command-center/machines/apply-profile/apply-profile.types"
import {
  applyTemplateMachine,
  applyTemplateOperation
} from "@command-center/machines/apply-template/apply-template.machine"
import type { TemplateMerge } from "@command-center/machines/apply-template/apply-template.types"
import { removeUtgsMachine, removeUtgsOperation } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import type { UtgToRemove } from "@command-center/machines/remove-utgs/remove-utgs.types"
import { utgScreenMachine } from "@command-center/machines/utg-screen/utg-screen.machine"
import { utgRows } from "@command-center/machines/utg-screen/utg-screen.setup"
import { Effect } from "effect"
import type { ApiRuntime, Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import { collectRows } from "../../list/collect-rows.ts"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import type { RowsDoor } from "../../rows/rows-door.ts"
import { wireScheduleTask } from "./schedule-task.wiring.ts"

const profiles = { ...profileList, fields: profileFields }
const templates = { ...templateList, fields: templateFields }

const wireApplyProfile = (runtime: ApiRuntime) => {
  const task = fromEffect(runtime)
  return applyProfileMachine.provide({
    actors: {
      loadProfiles: task((businessEntityId: number) =>
        Effect.map(loadList(profiles, businessEntityId, []), ({ rows }) => rows)
      ),
      assignProfile: task<Assignments, unknown>((assignments) => assignProfiles(assignments))
    }
  })
}

const wireApplyTemplate = (runtime: ApiRuntime) => {
  const task = fromEffect(runtime)
  return applyTemplateMachine.provide({
    actors: {
      loadTemplates: task((businessEntityId: number) =>
        Effect.map(loadList(templates, businessEntityId, []), ({ rows }) => rows)
      ),
      operation: applyTemplateOperation.provide({
        actors: {
          callTarget: task<TemplateMerge, unknown>(({ businessEntityId, templateId, componentId }) =>
            mergeTemplate(businessEntityId, templateId, componentId)
          )
        }
      })
    }
  })
}

const wireRemoveUtgs = (runtime: ApiRuntime) =>
  removeUtgsMachine.provide({
    actors: {
      operation: removeUtgsOperation.provide({
        actors: {
          callTarget: fromEffect(runtime)<UtgToRemove, unknown>(({ businessEntityId, machinePermanentId }) =>
            machinePermanentId === null
              ? Effect.fail(notSent(utgDetailMessages.machineIdUndefined))
              : removeUtg(businessEntityId, machinePermanentId)
          )
        }
      })
    }
  })

/** The UTG list over the rows behind a door, with everything that can be done from it. */
export const wireUtgs = (console: Pick<Console, "runtime" | "now">, door: RowsDoor<UtgRow>) =>
  utgScreenMachine.provide({
    actors: {
      rows: wireRowScreen(console, utgRows, door),
      collectTargets: collectRows(door),
      scheduleTask: wireScheduleTask(console.runtime),
      applyProfile: wireApplyProfile(console.runtime),
      applyTemplate: wireApplyTemplate(console.runtime),
      removeUtgs: wireRemoveUtgs(console.runtime)
    }
  })
