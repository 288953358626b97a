import { agentCategories, taskCategories } from "@command-center/domain/task/command"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { scheduleMessages } from "@command-center/domain/task/task-messages"
import type { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import * as select from "@command-center/machines/schedule-task/schedule-task.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import type { FormEvent } from "react"
import type { ActorRefFrom } from "xstate"
import { useActorState } from "../../app/use-actor-state.ts"
import { FocusOnArrival } from "../../list/focus-on-arrival.view.tsx"
import { LeftOutNote } from "../../operations/left-out.view.tsx"
import { ZoneTable } from "../../run-time/zone-table.view.tsx"
import { optionsOf } from "./radio-options.ts"
import { ScheduleTaskChoice } from "./schedule-task.choice.view.tsx"
import { ScheduleTaskTiming } from "./schedule-task.timing.view.tsx"
import { TargetNames } from "./target-names.view.tsx"

export interface ScheduleTaskFormProps {
  readonly id: string
  readonly actor: ActorRefFrom<typeof scheduleTaskMachine>
  readonly onSubmit: () => void
}

const targets = optionsOf([
  ["utg", "UTG"],
  ["agent", taskLabels.agent]
])
const utgGroups = optionsOf(taskCategories)
const agentGroups = optionsOf(agentCategories)

const useScheduleTaskForm = (actor: ScheduleTaskFormProps["actor"]) =>
  useActorState(actor, (snapshot) => ({
    draft: select.selectDraft(snapshot),
    rows: select.selectTargets(snapshot),
    isSending: select.selectIsSending(snapshot),
    runTime: select.selectRunTimeMessage(snapshot),
    plan: select.selectSitePlan(snapshot),
    chosen: select.selectChosen(snapshot),
    leftOut: select.selectLeftOut(snapshot)
  }))

/** What is to be done, with what, and when. */
export function ScheduleTaskForm({ id, actor, onSubmit }: ScheduleTaskFormProps) {
  const { draft, rows, isSending, runTime, plan, chosen, leftOut, send } = useScheduleTaskForm(actor)
  const change = (changes: Partial<typeof draft>) => send({ type: "draft.changed", change: changes })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <FocusOnArrival>
      <form id={id} className="cc-fields" aria-label={taskLabels.task} onSubmit={submit}>
        {rows.length === 0 ? (
          <InlineNote kind="warn">{scheduleMessages.chooseTargets}</InlineNote>
        ) : (
          <TargetNames label="UTGs" targets={rows} />
        )}
        <div className="cc-task-columns">
          <div className="cc-fields">
            <RadioGroup
              label={taskLabels.target}
              orientation="horizontal"
              value={draft.target}
              options={targets}
              isDisabled={isSending}
              onChange={(target) => change({ target })}
            />
            {draft.target === "utg" ? (
              <RadioGroup
                label={taskLabels.task}
                value={draft.utgGroup}
                options={utgGroups}
                isDisabled={isSending}
                onChange={(utgGroup) => change({ utgGroup })}
              />
            ) : (
              <RadioGroup
                label={taskLabels.task}
                value={draft.agentGroup}
                options={agentGroups}
                isDisabled={isSending}
                onChange={(agentGroup) => change({ agentGroup })}
              />
            )}
          </div>
          <div className="cc-fields">
            <ScheduleTaskChoice actor={actor} change={change} />
          </div>
          <div className="cc-fields">
            <ScheduleTaskTiming
              draft={draft}
              openedWith={() => select.selectOpenedWith(actor.getSnapshot())}
              error={runTime}
              plan={plan}
              isDisabled={isSending}
              change={change}
            />
          </div>
        </div>
        {plan !== null && <ZoneTable plan={plan} counted="UTGs" />}
        <LeftOutNote all={chosen} leftOut={leftOut} />
      </form>
    </FocusOnArrival>
  )
}
