import type { RolloutError } from "@command-center/api/rollouts/rollout-error"
import { followRollout } from "@command-center/api/rollouts/rollout-events"
import {
  downloadRolloutCsv,
  loadRollout,
  loadRolloutJournal,
  loadRolloutTargets,
  type RolloutStep,
  takeRolloutStep
} from "@command-center/api/rollouts/rollouts"
import type { Http } from "@command-center/api/transport/http"
import type { JournalEntry, TargetPage, TargetRecord } from "@command-center/domain/rollout/rollout-record"
import { asSeen } from "@command-center/domain/rollout/waiting"
import type { FileWanted } from "@command-center/machines/download-file/download-file.types"
import { type RolloutPart, rolloutCsvMachine } from "@command-center/machines/rollout-run/rollout-csv.machine"
import { rolloutRunMachine } from "@command-center/machines/rollout-run/rollout-run.machine"
import type { FollowInput } from "@command-center/machines/rollout-run/rollout-run.setup"
import type {
  ChosenStep,
  FoundTargets,
  RolloutRunEvent,
  ShownTargets
} from "@command-center/machines/rollout-run/rollout-run.types"
import { Effect } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffectWith } from "../../app/from-effect.ts"
import { fromStreamWith } from "./followed-stream.ts"
import { rolloutFailureOf } from "./rollout-failure.ts"

/** Entries of a page of the journal; a rollout has few. */
const inOnePage = 1000

const wholeJournal = (id: string) =>
  Effect.gen(function* () {
    const journal: Array<JournalEntry> = []
    let after: number | null = null
    do {
      const page: { readonly entries: ReadonlyArray<JournalEntry>; readonly next: number | null } =
        yield* loadRolloutJournal(id, { after, limit: inOnePage })
      journal.push(...page.entries)
      after = page.next
    } while (after !== null)
    const whole: ReadonlyArray<JournalEntry> = journal
    return whole
  })

const everyTarget = (id: string) =>
  Effect.gen(function* () {
    const targets: Array<TargetRecord> = []
    let after: number | null = null
    do {
      const page: TargetPage = yield* loadRolloutTargets(id, { after, limit: inOnePage, state: null })
      targets.push(...page.targets)
      after = page.next
    } while (after !== null)
    return targets
  })

const jsonFile = (content: unknown): Blob =>
  new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: "application/json" })

/** The CSV that the service writes, or what it answers, page by page, as one JSON file. */
const fileOf = (wanted: RolloutPart | null): Effect.Effect<Blob, RolloutError, Http> => {
  if (wanted === null) return Effect.die(new Error("no file was asked for"))
  const { id, part, format } = wanted
  if (format === "csv") return downloadRolloutCsv(id, part)
  return part === "journal"
    ? Effect.map(wholeJournal(id), (entries) => jsonFile({ entries }))
    : Effect.map(everyTarget(id), (targets) => jsonFile({ targets }))
}

/** The body of a step: what was typed and chosen for it. */
const stepOf = ({ step, seen, note, deleteTasks }: ChosenStep): RolloutStep => {
  const said = note.trim() === "" ? {} : { note: note.trim() }
  if (step === "stop") return { step, deleteTasks, ...said }
  return step === "advance" && seen !== null ? { step, seen: asSeen(seen), ...said } : { step, ...said }
}

export const wireRolloutCsv = ({ runtime }: Pick<Console, "runtime">) =>
  rolloutCsvMachine.provide({
    actors: {
      downloadFile: fromEffectWith(
        runtime,
        rolloutFailureOf
      )<FileWanted<RolloutPart>, unknown>(({ wanted }) => fileOf(wanted))
    }
  })

export const wireRolloutRun = ({ runtime }: Pick<Console, "runtime">) => {
  const task = fromEffectWith(runtime, rolloutFailureOf)
  return rolloutRunMachine.provide({
    actors: {
      loadRollout: task(({ id }: { readonly id: string }) => loadRollout(id)),
      followRollout: fromStreamWith(runtime)<FollowInput, RolloutRunEvent>(({ id, after }, tell) =>
        followRollout(id, {
          after,
          onBegun: () => tell({ type: "live.begun" }),
          onEvent: (change, eventId) => tell({ type: "changed", change, id: eventId })
        })
      ),
      loadTargets: task(({ id, shown }: { readonly id: string; readonly shown: ShownTargets }) =>
        Effect.map(
          loadRolloutTargets(id, { after: null, limit: shown.most, state: shown.state }),
          ({ targets, next }): FoundTargets => ({ targets, hasMore: next !== null })
        )
      ),
      loadJournal: task(({ id }: { readonly id: string }) => wholeJournal(id)),
      takeStep: task(({ id, chosen }: { readonly id: string; readonly chosen: ChosenStep }) =>
        takeRolloutStep(id, stepOf(chosen), chosen.key)
      )
    }
  })
}
