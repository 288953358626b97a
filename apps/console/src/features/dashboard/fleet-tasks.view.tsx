import { appearanceMessages } from "@command-center/domain/appearance/appearance-messages"
import type { Figure } from "@command-center/domain/fleet/figure"
import { figurePath } from "@command-center/domain/fleet/figure-path"
import { fleetLabels } from "@command-center/domain/fleet/fleet-label-messages"
import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import { type ShownStretch, shownStretches } from "@command-center/domain/fleet/shown-stretches"
import type { TaskFleet } from "@command-center/domain/fleet/task-fleet"
import type { Stretch } from "@command-center/domain/fleet/task-stretch"
import { taskTone } from "@command-center/domain/status/status-tone"
import { taskStates } from "@command-center/domain/task/task-status"
import { selectPart } from "@command-center/machines/fleet-card/fleet-card.selectors"
import { More } from "@command-center/ui/chart/more"
import type { BarPiece } from "@command-center/ui/chart/stacked-bars"
import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { PlainTable } from "@command-center/ui/table/plain-table"
import { useSelector } from "@xstate/react"
import { type MouseEvent } from "react"
import { useConsole } from "../../app/console.ts"
import { LaterPart } from "../../app/later-part.tsx"
import { useShownClocks } from "../../app/use-shown-clocks.ts"
import { FigureLink } from "./figure-link.view.tsx"
import type { FleetRef } from "./fleet-state.view.tsx"

const StackedBars = loadedLater(async () => (await import("@command-center/ui/chart/stacked-bars")).StackedBars)

const spans = [
  { value: "days", label: fleetMessages.spans.days },
  { value: "hours", label: fleetMessages.spans.hours }
] as const

/** Of the table that has a row for each of 168 hours. */
const rowsInFrame = 24

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

export interface FleetTasksProps {
  readonly actor: FleetRef
  readonly businessEntityId: number
  readonly fleet: TaskFleet
}

/** The tasks of a week as a chart, and the same numbers as a table. */
export function FleetTasks({ actor, businessEntityId, fleet }: FleetTasksProps) {
  const { dispatch } = useConsole()
  const clocks = useShownClocks()
  const { span } = useSelector(actor, selectPart)
  const shown = shownStretches(fleet, span, clocks)
  const pieceOf = (name: string, tone: BarPiece["tone"], figure: Figure): BarPiece => {
    const to = figure.count === 0 ? null : figurePath(businessEntityId, figure)
    return { tone, name, count: figure.count, href: to === null ? null : `${import.meta.env.BASE_URL}${to.slice(1)}` }
  }
  const piecesOf = ({ states, unknown }: Stretch): ReadonlyArray<BarPiece> => [
    ...taskStates.map((state) => pieceOf(state, taskTone(state), states[state])),
    pieceOf(fleetMessages.otherState, "idle", unknown)
  ]
  const hasOthers = shown.some(({ stretch: { unknown } }) => unknown.count > 0)
  const follow = (event: MouseEvent, href: string) => {
    if (!isPlain(event)) return
    event.preventDefault()
    dispatch({ type: "navigate", to: `/${href.slice(import.meta.env.BASE_URL.length)}` })
  }
  return (
    <>
      <div className="cc-card-line">
        <div className="cc-legend" aria-hidden>
          {taskStates.map((state) => (
            <span key={state}>
              <span className="cc-legend-mark cc-chart-mark" data-tone={taskTone(state)} />
              {state}
            </span>
          ))}
          {hasOthers && (
            <span>
              <span className="cc-legend-mark cc-chart-mark" data-tone="idle" />
              {fleetMessages.otherState}
            </span>
          )}
          {/* Labels under bars have no room for it. */}
          {clocks.clocks === "utc" && <span>{appearanceMessages.clocksNames.utc}</span>}
        </div>
        <RadioGroup
          label={fleetLabels.stretch}
          isLabelShown={false}
          orientation="horizontal"
          value={span}
          options={spans}
          onChange={(chosen) => actor.send({ type: "part.chosen", part: { span: chosen } })}
        />
      </div>
      <LaterPart fallback={<div className="cc-chart" />}>
        <StackedBars
          bars={shown.map(({ stretch, name, label }) => ({
            key: stretch.from,
            label,
            title: name,
            pieces: piecesOf(stretch)
          }))}
          onFollow={follow}
        />
      </LaterPart>
      <div className="cc-chart-foot">
        <More summary={fleetMessages.asTable}>
          {() => (
            <PlainTable
              rowsInFrame={rowsInFrame}
              label={fleetMessages.tasks}
              emptyText={fleetMessages.noRows.tasks}
              rows={shown}
              rowId={({ stretch: { from } }) => from}
              columns={[
                {
                  key: "from",
                  label: span === "days" ? fleetLabels.day : fleetLabels.hour,
                  cell: ({ name }) => <span className="cc-time">{name}</span>
                },
                ...taskStates.map((state) => ({
                  key: state,
                  label: state,
                  cell: ({ stretch, name }: ShownStretch) => (
                    <FigureLink
                      businessEntityId={businessEntityId}
                      figure={stretch.states[state]}
                      of={`${state}, ${name}`}
                    />
                  )
                })),
                {
                  key: "unknown",
                  label: fleetMessages.otherState,
                  cell: ({ stretch, name }) => (
                    <FigureLink
                      businessEntityId={businessEntityId}
                      figure={stretch.unknown}
                      of={`${fleetMessages.otherState}, ${name}`}
                    />
                  )
                },
                {
                  key: "all",
                  label: fleetLabels.all,
                  cell: ({ stretch, name }) => (
                    <FigureLink businessEntityId={businessEntityId} figure={stretch.all} of={name} />
                  )
                }
              ]}
            />
          )}
        </More>
        {fleet.untimed.count > 0 && (
          <p className="cc-hint cc-hint-links">
            <FigureLink businessEntityId={businessEntityId} figure={fleet.untimed} of={fleetMessages.tasks} />{" "}
            {fleetMessages.untimed(fleet.untimed.count)}
          </p>
        )}
      </div>
    </>
  )
}
