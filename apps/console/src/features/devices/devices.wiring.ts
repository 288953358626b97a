import { findDeviceSchemas } from "@command-center/api/device-schemas"
import { loadList } from "@command-center/api/management/lists"
import { createTasks } from "@command-center/api/management/tasks"
import type { DeviceRow } from "@command-center/domain/device/device"
import { formFields } from "@command-center/domain/form/form"
import { formList } from "@command-center/domain/form/form-list"
import { findSentTasks, sentTaskPredicates } from "@command-center/domain/task/find-sent-tasks"
import { taskFields } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { deviceRows, devicesScreenMachine } from "@command-center/machines/devices-screen/devices-screen.machine"
import { pushMachine } from "@command-center/machines/push/push.machine"
import type { PushChoices, TasksToPush } from "@command-center/machines/push/push.types"
import { Effect, Result } from "effect"
import type { ApiRuntime, Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import type { RowsDoor } from "../../rows/rows-door.ts"

const forms = { ...formList, fields: formFields }
const tasks = { ...taskList, fields: taskFields }

/** Device types that could not be read leave the built-in ones; without forms there is nothing to choose. */
const loadChoices = (businessEntityId: number) =>
  Effect.map(
    Effect.all([loadList(forms, businessEntityId, []), Effect.result(findDeviceSchemas("service"))], {
      concurrency: "unbounded"
    }),
    ([{ rows }, schemas]) => ({
      forms: rows,
      schemas: Result.match(schemas, { onSuccess: (found) => found.schemas.rows, onFailure: () => [] })
    })
  )

/** Looks for tasks whose creation was not answered: a write is never repeated unasked. */
const findTasks = ({ businessEntityId, tasks: sent }: TasksToPush) =>
  Effect.map(loadList(tasks, businessEntityId, sentTaskPredicates(sent)), ({ rows }) => findSentTasks(sent, rows))

const wirePush = (runtime: ApiRuntime) => {
  const task = fromEffect(runtime)
  return pushMachine.provide({
    actors: {
      loadChoices: task<number, PushChoices>(loadChoices),
      createTasks: task(({ businessEntityId, tasks: sent }: TasksToPush) => createTasks(businessEntityId, sent)),
      findTasks: task(findTasks)
    }
  })
}

/** Device Management over the rows behind a door. */
export const wireDevices = (console: Pick<Console, "runtime" | "now">, door: RowsDoor<DeviceRow>) =>
  devicesScreenMachine.provide({
    actors: { rows: wireRowScreen(console, deviceRows, door), push: wirePush(console.runtime) }
  })
