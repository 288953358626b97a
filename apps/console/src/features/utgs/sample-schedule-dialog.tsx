import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { bulkCallMachine } from "@command-center/machines/operation/bulk-call"
import type {
  CallResults,
  InstructionCall,
  LookUpOutcome,
  UnknownTargets
} from "@command-center/machines/operation/operation.types"
import { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import type { LoadedVersions } from "@command-center/machines/schedule-task/schedule-task.types"
import { render, screen } from "@testing-library/react"
import { Result } from "effect"
import { createActor, fromPromise } from "xstate"
import { sampleNow } from "../../app/sample-console.ts"
import { SamplePage } from "../../app/sample-page.tsx"
import { ScheduleTaskDialog } from "./schedule-task.view.tsx"

const product = (version: string, generalAvailability: boolean) => ({
  version,
  downloadLocation: `https://files.example/${version}`,
  generalAvailability
})
const versions: LoadedVersions = {
  utg: Result.succeed({ rows: [product("5.1.0.3200", false), product("5.0.0.3124", true)], notOffered: null }),
  agent: Result.succeed({ rows: [product("2.4.1.188", true)], notOffered: null })
}
const idsOf = ({ instruction }: InstructionCall): ReadonlyArray<number> => instruction.targets.map(({ id }) => id)
export const createdOf = ({ instruction }: InstructionCall): CallResults =>
  instruction.targets.map(({ id }, at) => [id, { status: "accepted", detail: `Update UTG, Task Id ${900 + at}` }])

const missing = ({ instructions }: UnknownTargets): LookUpOutcome =>
  Result.succeed(instructions.flatMap(({ targets }) => targets.map(({ id }) => ({ id, state: "missing" }))))
type Created = Outcome<CallResults, Failure>

const utgs = (count: number, withoutMachine: number, machineStatusEntityStandardTimeZone: string) =>
  Array.from({ length: count + withoutMachine }, (_, at) =>
    sampleUtg({
      componentId: at + 1,
      componentNickname: `Lane ${at + 1}`,
      machineStatusEntityStandardTimeZone,
      ...(at < count ? {} : { machinePermanentId: null })
    })
  )

/** Schedule Task over so many UTGs, and the ids of those that were sent. */
export const showSchedule = async (
  count: number,
  answer: (sent: InstructionCall) => Created = (sent) => Result.succeed(createdOf(sent)),
  withoutMachine = 0,
  reportedZone = "Eastern Standard Time"
) => {
  const sent: Array<ReadonlyArray<number>> = []
  const actor = createActor(
    scheduleTaskMachine.provide({
      actors: {
        loadVersions: fromPromise(
          (): Promise<Outcome<LoadedVersions, Failure>> => Promise.resolve(Result.succeed(versions))
        ),
        operation: bulkCallMachine.provide({
          actors: {
            begin: fromPromise(() => Promise.resolve({ id: "a", userId: 7, startedAt: "2026-11-20T15:15:00.000Z" })),
            callInstruction: fromPromise<Created, InstructionCall>(({ input }) => {
              sent.push(idsOf(input))
              return Promise.resolve(answer(input))
            }),
            lookUp: fromPromise<LookUpOutcome, UnknownTargets>(({ input }) => Promise.resolve(missing(input)))
          }
        })
      }
    }),
    {
      input: {
        businessEntityId: 42,
        targets: utgs(count, withoutMachine, reportedZone),
        now: sampleNow,
        timeZone: "America/New_York",
        canEdit: true
      }
    }
  ).start()
  render(
    <SamplePage>
      <ScheduleTaskDialog actor={actor} businessEntityId={42} />
    </SamplePage>
  )
  await screen.findByRole("dialog")
  return { actor, sent }
}
