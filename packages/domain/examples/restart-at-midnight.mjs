// What would be sent to restart two UTGs at the next local midnight: one task per UTG, or the reason why not.

import { makeRowReader } from "@command-center/domain/rows/row-reader"
import { describeSchedule } from "@command-center/domain/task/schedule-description"
import { defaultScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { buildTasks, scheduleErrorText } from "@command-center/domain/task/task-builder"
import { utgFields } from "@command-center/domain/utg/utg"
import { Result } from "effect"

const now = new Date(process.argv[2] ?? Date.now())
const timeZone = process.argv[3] ?? "America/New_York"

// Rows as the service sends them, in either letter case.
const wire = [
  { componentId: 501, machinePermanentId: "9d2f1c3e-1111-4222-8333-444455556666", businessEntityId: 42 },
  { ComponentId: "502", MachinePermanentId: "9d2f1c3e-1111-4222-8333-444455557777", BusinessEntityId: 42 }
]
const targets = wire
  .map(makeRowReader(utgFields))
  .filter(Result.isSuccess)
  .map(({ success }) => success)

const versions = { utg: [], agent: [] }
const draft = { ...defaultScheduleDraft(now, timeZone, versions), utgGroup: "startstop", startstop: "restart" }

console.log(describeSchedule(draft, targets.length, timeZone))
const tasks = buildTasks({ businessEntityId: 42, draft, products: versions, targets, now })
console.log(Result.isSuccess(tasks) ? JSON.stringify(tasks.success, null, 2) : scheduleErrorText(tasks.failure))
