import type { AlertedView } from "@command-center/domain/alerts/alert-rule"
import { asAsked, dueRules, judged } from "@command-center/domain/alerts/alert-state"
import { readAlertStates, writeAlertStates } from "@command-center/domain/alerts/alert-storage"
import { alertStatesKey } from "@command-center/domain/storage/browser-store"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Task } from "@command-center/machines/actor-logic/outcome"
import { alertRuleMachine } from "@command-center/machines/alert-rule/alert-rule.machine"
import { alertsMachine } from "@command-center/machines/alerts/alerts.machine"
import type { JudgeInput, Judgement } from "@command-center/machines/alerts/alerts.types"
import { Result } from "effect"
import { fromPromise } from "xstate"
import type { Console } from "../app/console.ts"
import { takeTurn } from "../browser/take-turn.ts"
import { countView, readCounts } from "./count-views.ts"
import { keptAlerts } from "./kept-alerts.ts"
import { askConsent } from "./notifications.ts"

/** Milliseconds in which what one tab has stored is there for the others. */
const untilThere = 100

/** Does it while no other tab does the same, and after it sees what that one has stored. */
const inTurn = async <A>(name: string, signal: AbortSignal, work: () => A): Promise<A> => {
  const endTurn = await takeTurn(name, signal)
  try {
    signal.throwIfAborted()
    return work()
  } finally {
    setTimeout(endTurn, untilThere)
  }
}

type Wired = Pick<Console, "stored" | "now" | "openRows" | "alerts" | "tags" | "timeZone">

/** The alerts of a user, with what this browser keeps of them. What one tab has read or told of, no other does as well. */
export const wireAlerts = (console: Wired, userId: number) => {
  const { stored } = console
  const lock = `alerts.${userId}`
  const key = alertStatesKey(userId)
  const states = () => readAlertStates(stored.read(key))

  /** The rules that are this tab's to read. */
  const claim = (signal: AbortSignal) =>
    inTurn(lock, signal, () => {
      const { rules, gone, now: at } = keptAlerts(console, userId)
      const due = dueRules(rules, states(), at).filter(({ id }) => !gone.includes(id))
      if (due.length > 0) stored.write(key, writeAlertStates(asAsked(states(), due, at)))
      return due
    })

  const judge = ({ rules, counts }: JudgeInput, signal: AbortSignal): Promise<Judgement> =>
    inTurn(lock, signal, () => {
      const { gone, now: at } = keptAlerts(console, userId)
      const watched = rules.filter(({ id }) => !gone.includes(id))
      const judgement = judged(watched, states(), counts, at)
      const text = writeAlertStates(judgement.states)
      if (text !== stored.read(key)) stored.write(key, text)
      return { ...judgement, counts, now: at }
    })

  const countNow: Task<AlertedView, number, Failure> = fromPromise(({ input, signal }) =>
    countView(console, input, signal)
  )

  return alertsMachine.provide({
    actors: {
      readCounts: fromPromise(async ({ signal }) =>
        navigator.onLine
          ? readCounts(console, await claim(signal), signal)
          : Result.succeed({ counts: {}, failures: {} })
      ),
      judge: fromPromise(({ input, signal }) => judge(input, signal)),
      askConsent: fromPromise(askConsent),
      alertRule: alertRuleMachine.provide({ actors: { countView: countNow } })
    }
  })
}
