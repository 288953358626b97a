import type { Drift } from "@command-center/domain/drift/drift"
import type { DriftKind } from "@command-center/domain/drift/drift-item"
import { standingText } from "@command-center/domain/drift/standing-text"
import type { Figure } from "@command-center/domain/fleet/figure"
import { figureFilter } from "@command-center/domain/fleet/figure-address"
import { figurePath } from "@command-center/domain/fleet/figure-path"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import type { FleetNumber } from "@command-center/domain/fleet/fleet-numbers"
import type { TaskFleet } from "@command-center/domain/fleet/task-fleet"
import type { Stretch } from "@command-center/domain/fleet/task-stretch"
import { troubleKinds } from "@command-center/domain/fleet/trouble"
import type { UtgFleet } from "@command-center/domain/fleet/utg-fleet"
import { taskStates } from "@command-center/domain/task/task-status"
import { displayDate } from "@command-center/domain/time/display-date"
import { tableText } from "./command/print-table.ts"

/** All that the dashboard shows of an account; null where it may not be seen. */
export interface Fleet {
  readonly account: { readonly id: number; readonly name: string }
  readonly now: string
  readonly timeZone: string
  readonly numbers: ReadonlyArray<FleetNumber>
  readonly utgs: UtgFleet | null
  readonly tasks: TaskFleet | null
  readonly drift: Readonly<Record<DriftKind, Drift | null>>
}

const kinds: ReadonlyArray<DriftKind> = ["utg", "agent", "profile", "firmware"]

/** The figures as JSON: a count, the filter that finds its rows, and the console's path to them. */
export const fleetJson = ({ account, now, timeZone, numbers, utgs, tasks, drift }: Fleet) => {
  const shown = (figure: Figure) => ({
    count: figure.count,
    filter: figureFilter(figure, timeZone),
    path: figurePath(account.id, figure)
  })
  const stretch = ({ from, until, states, unknown, all }: Stretch) => ({
    from,
    until,
    ...Object.fromEntries(taskStates.map((state) => [state, shown(states[state])])),
    unknown: shown(unknown),
    all: shown(all)
  })
  const cell = ({ of, version, standing, current, releases, figure }: Drift["worst"][number]) => ({
    of,
    version,
    standing,
    current,
    releases,
    ...shown(figure)
  })
  const ofDrift = ({ all, behind, groups, left, worst }: Drift) => ({
    all: shown(all),
    behind: behind === null ? null : shown(behind),
    groups: groups.map((group) => ({ of: group.of, cells: group.cells.map(cell), left: group.left })),
    left,
    worst: worst.map(cell)
  })
  return {
    account,
    now,
    numbers: numbers.map(({ key, figure, reason, of, unknown, current }) => ({
      key,
      ...(figure === null ? { count: null, filter: null, path: null } : shown(figure)),
      of: of.count,
      unknown: unknown.count,
      current,
      reason
    })),
    statuses: utgs?.statuses.bars.map(({ name, figure }) => ({ name, ...shown(figure) })) ?? null,
    days: tasks?.days.map(stretch) ?? null,
    hours: tasks?.hours.map(stretch) ?? null,
    trouble:
      utgs === null
        ? null
        : Object.fromEntries(
            troubleKinds.map((kind) => [
              kind,
              utgs.trouble[kind].map(({ name, all, share, figure }) => ({
                name,
                all: all.count,
                share,
                ...shown(figure)
              }))
            ])
          ),
    drift: Object.fromEntries(
      kinds.map((kind) => {
        const found = drift[kind]
        return [kind, found === null ? null : ofDrift(found)]
      })
    )
  }
}

type Cells = Parameters<typeof tableText>[1]

const section = (title: string, columns: ReadonlyArray<string>, cells: Cells): ReadonlyArray<string> =>
  cells.length === 0 ? [] : [`${title}\n${tableText(columns, cells)}`]

const filterOf = (figure: Figure | null, timeZone: string) => (figure === null ? null : figureFilter(figure, timeZone))

/** The same as tables, a part below the other. */
export const fleetText = ({ numbers, utgs, tasks, drift, timeZone }: Fleet): string => {
  const stretches = (of: ReadonlyArray<Stretch>, length: number): Cells =>
    of.map(({ from, states, unknown, all }) => [
      displayDate(from, timeZone).slice(0, length),
      ...taskStates.map((state) => states[state].count),
      unknown.count,
      all.count
    ])
  const states = [...taskStates, fleetMessages.otherState, "All"]
  return [
    tableText(
      ["Figure", "Count", "Of", "Unknown", "Filter"],
      numbers.map(({ label, figure, reason, of, unknown }) => [
        label,
        figure?.count ?? "–",
        of.count,
        unknown.count,
        reason ?? filterOf(figure, timeZone)
      ])
    ),
    ...section(
      fleetMessages.statuses,
      ["UTG Status", "UTGs", "Filter"],
      (utgs?.statuses.bars ?? []).map(({ name, figure }) => [
        name ?? fleetMessages.notReported,
        figure.count,
        filterOf(figure, timeZone)
      ])
    ),
    ...troubleKinds.flatMap((kind) =>
      section(
        `${fleetMessages.trouble}: ${fleetMessages.troubleKinds[kind]}`,
        ["Name", "Not online", "Of", "Share", "Filter"],
        (utgs?.trouble[kind] ?? []).map(({ name, figure, all, share }) => [
          name,
          figure.count,
          all.count,
          `${Math.round(share)}%`,
          filterOf(figure, timeZone)
        ])
      )
    ),
    ...section(fleetMessages.tasks, ["Day", ...states], stretches(tasks?.days ?? [], 10)),
    ...section(
      `${fleetMessages.tasks}, ${fleetMessages.spans.hours}`,
      ["Hour", ...states],
      stretches(tasks?.hours ?? [], 20)
    ),
    ...kinds.flatMap((kind) =>
      section(
        fleetMessages.versions[kind],
        ["Of", "Version", "Count", "Current", "Standing", "Filter"],
        (drift[kind]?.groups ?? []).flatMap(({ cells }) =>
          cells.map((cell) => [
            cell.of || fleetMessages.noType,
            cell.version ?? fleetMessages.notReported,
            cell.figure.count,
            cell.current,
            standingText(cell),
            filterOf(cell.figure, timeZone)
          ])
        )
      )
    )
  ].join("\n\n")
}
