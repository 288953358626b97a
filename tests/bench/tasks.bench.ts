import { makeRowReader } from "@command-center/domain/rows/row-reader"
import { defaultScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { buildTasks } from "@command-center/domain/task/task-builder"
import { utgFields } from "@command-center/domain/utg/utg"
import { noVersions } from "@command-center/domain/version/version-product"
import { Result } from "effect"
import { median } from "./figures.ts"

const now = new Date("2026-11-21T12:00:00.000Z")
const targetMilliseconds = 50
const runs = 15

const readUtg = makeRowReader(utgFields)

const targetsOf = (count: number) =>
  Array.from({ length: count }, (_, position) =>
    Result.getOrThrow(
      readUtg({
        componentId: position + 1,
        machinePermanentId: `9d2f1c3e-1111-4222-8333-${String(position).padStart(12, "0")}`,
        componentNickname: `Lane ${position}`,
        businessEntityId: 42
      })
    )
  )

/** Milliseconds to build one restart task for each of so many UTGs. */
const building = (count: number): number => {
  const targets = targetsOf(count)
  const draft = { ...defaultScheduleDraft(now, "America/New_York", noVersions), utgGroup: "startstop" } as const
  const timings = Array.from({ length: runs }, () => {
    const started = performance.now()
    const tasks = buildTasks({ businessEntityId: 42, draft, products: noVersions, targets, now })
    const elapsed = performance.now() - started
    if (Result.isFailure(tasks) || tasks.success.length !== count) throw new Error(`${count} tasks were not built`)
    return elapsed
  })
  return median(timings)
}

/** Measures building tasks at 1,000 and 10,000 UTGs and hands its lines to `print`. */
export const benchTasks = (print: (line: string) => void): void => {
  building(10_000)
  const [few, many] = [building(1_000), building(10_000)]
  print("\nBuilding tasks, medians of 15 runs")
  print(`  10,000 tasks: ${many.toFixed(1)} ms (target ${targetMilliseconds}), ${(many / few).toFixed(1)} times 1,000`)
}
