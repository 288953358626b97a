import { planDraftMessages as messages } from "@command-center/domain/rollout/plan-draft-messages"
import { sampleTarget } from "@command-center/domain/rollout/sample-plan"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import type { AskedTargets, FoundTargets } from "@command-center/machines/rollout-plan/rollout-plan.types"
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { Result } from "effect"
import type { ReactNode } from "react"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { sampleNow } from "../../app/sample-console.ts"
import { SamplePage } from "../../app/sample-page.tsx"
import { PlanHours } from "./plan-hours.view.tsx"
import { PlanPreview } from "./plan-preview.view.tsx"
import { PlanStart } from "./plan-start.view.tsx"
import { PlanWaves } from "./plan-waves.view.tsx"
import { RolloutPlanView } from "./rollout-plan.view.tsx"

afterEach(cleanup)

const found: FoundTargets = {
  targets: [1, 2, 3, 4, 5, 6].map((id) => sampleTarget(id)),
  isAttended: false,
  leftOut: 0,
  refusals: [],
  versions: { utg: [], agent: [] },
  profiles: [],
  forms: [],
  unreadable: { count: 0, reasons: [] },
  versionsFailure: null,
  profilesFailure: null,
  formsFailure: null,
  deviceTypes: [],
  notOffered: { versions: null, profiles: null, forms: null }
}
const planned = (mayEdit = { utgs: true, devices: true }, hasChosen = true) =>
  createActor(
    rolloutPlanMachine.provide({
      actors: {
        loadTargets: fromPromise<Outcome<FoundTargets, Failure>, AskedTargets>(() =>
          Promise.resolve(Result.succeed(found))
        )
      }
    }),
    {
      input: {
        businessEntityId: 42,
        chosen: hasChosen ? { list: "utgs", who: { ids: [1, 2, 3, 4, 5, 6] }, filter: [] } : null,
        mayEdit,
        now: () => sampleNow,
        newKey: () => "key",
        newSeed: () => 1,
        timeZone: "America/New_York"
      }
    }
  ).start()
const editing = async () => {
  const actor = planned()
  await expect.poll(() => actor.getSnapshot().value).toMatchObject({ editing: "looking" })
  return actor
}
const show = (children: ReactNode) => render(<SamplePage>{children}</SamplePage>)
const group = (name: string) => within(screen.getByRole("group", { name }))
const field = (of: string, label: string) => group(of).getByRole<HTMLInputElement>("textbox", { name: label })
const type = (of: string, label: string, value: string) => fireEvent.change(field(of, label), { target: { value } })
const isWrong = (of: string, label: string) => field(of, label).getAttribute("aria-invalid") === "true"

it("changes the hours that were typed into, in the order of a week, and says there what is wrong", async () => {
  const actor = await editing()
  const times = () =>
    select.selectWaves(actor.getSnapshot()).map(({ preview: { begins, first, last } }) => [begins, first, last])
  const before = times()
  actor.send({ type: "hours.added" })
  expect(times()).toEqual(before)
  actor.send({ type: "hours.added" })
  show(<PlanHours actor={actor} />)
  const [first, second] = [messages.hoursOf(1), messages.hoursOf(2)]
  const days = group(second).getAllByRole<HTMLInputElement>("checkbox")
  expect(days.map(({ labels }) => labels?.[0]?.textContent)).toEqual(
    ([1, 2, 3, 4, 5, 6, 0] as const).map((day) => messages.weekdays[day])
  )
  fireEvent.click(days[6] ?? document.body)
  type(second, messages.from, "25:00")
  type(first, messages.until, "07:00")
  const { hours } = actor.getSnapshot().context.draft
  expect(hours.map(({ weekdays, from, until }) => [weekdays.length, from, until])).toEqual([
    [7, "00:00", "07:00"],
    [6, "25:00", "24:00"]
  ])
  expect([isWrong(first, messages.from), isWrong(second, messages.from), isWrong(second, messages.until)]).toEqual([
    false,
    true,
    false
  ])
  fireEvent.click(screen.getByRole("button", { name: messages.removeHours(1) }))
  expect(actor.getSnapshot().context.draft.hours.map(({ from }) => from)).toEqual(["25:00"])
})

it("changes the wave that was typed into, and says there what is wrong; the last takes the rest", async () => {
  const actor = await editing()
  show(<PlanWaves actor={actor} />)
  const [first, second] = [messages.wave(1), messages.wave(2)]
  expect(group(second).queryByRole("textbox", { name: messages.size })).toBeNull()
  type(first, messages.size, "2")
  type(first, messages.limits.failed.share, "200")
  type(second, messages.limits.silent.count, "3")
  type(second, messages.watch, "x")
  const { waves } = actor.getSnapshot().context.draft
  expect(waves.map(({ size, failed, silent, watch }) => [size, failed.share, silent.count, watch])).toEqual([
    ["2", "200", "", expect.any(String)],
    [expect.any(String), expect.any(String), "3", "x"]
  ])
  const wrong = [first, second].map((of) => [
    isWrong(of, messages.limits.failed.share),
    isWrong(of, messages.limits.failed.count),
    isWrong(of, messages.watch)
  ])
  expect(wrong).toEqual([
    [true, false, false],
    [false, false, true]
  ])
  fireEvent.click(screen.getByRole("button", { name: messages.remove(1) }))
  expect(actor.getSnapshot().context.draft.waves.map(({ watch }) => watch)).toEqual(["x"])
  expect(screen.queryByRole("button", { name: messages.remove(1) })).toBeNull()
})

it("begins with the lists that may be changed alone, and keeps what was typed where it is wrong", () => {
  const actor = planned({ utgs: true, devices: false }, false)
  show(<PlanStart actor={actor} businessEntityId={42} />)
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/be/42/utgs"])
  const lists = screen.getByRole<HTMLSelectElement>("combobox", { name: messages.findIn })
  expect([...lists.options].map(({ value }) => value)).toEqual(["utgs"])
  const filter = screen.getByRole<HTMLInputElement>("textbox", { name: messages.filter })
  fireEvent.change(filter, { target: { value: "Merchant" } })
  fireEvent.click(screen.getByRole("button", { name: messages.find }))
  expect([filter.value, filter.getAttribute("aria-invalid")]).toEqual(["Merchant", "true"])
  fireEvent.change(filter, { target: { value: "Merchant contains Bar" } })
  fireEvent.click(screen.getByRole("button", { name: messages.find }))
  expect(actor.getSnapshot().context.chosen?.list).toBe("utgs")
})

it("says of each wave what it demands, beside whom it goes to", async () => {
  const actor = await editing()
  show(<PlanPreview actor={actor} isAttended={false} />)
  const demands = screen.getAllByText(/^Watched for/u).map(({ textContent }) => textContent)
  expect(demands).toEqual([
    expect.stringMatching(/Then waits for a person\.$/u),
    expect.stringMatching(/Then the rollout is done\.$/u)
  ])
})

it("says that the waves wait for what is wrong, not for a choice that was made", async () => {
  const actor = await editing()
  show(<PlanPreview actor={actor} isAttended={false} />)
  act(() => actor.send({ type: "wave.changed", wave: 1, change: { start: "at", at: "2020-01-01T00:00:00Z" } }))
  screen.getByText(messages.previewHeld)
  expect(screen.queryByText(messages.previewEmpty)).toBeNull()
})

it("says of what is wrong which field it is, and leads to that field", async () => {
  const actor = await editing()
  act(() => {
    actor.send({ type: "wave.changed", wave: 2, change: { watch: "-1", spread: "-1" } })
    actor.send({ type: "hours.added" })
    actor.send({ type: "hours.changed", at: 1, change: { until: "6" } })
  })
  show(<RolloutPlanView actor={actor} businessEntityId={42} />)
  const led = (text: RegExp) => {
    fireEvent.click(within(screen.getByText(text)).getByRole("button"))
    const group = document.activeElement?.closest("fieldset")?.querySelector("legend")?.textContent
    const label = document.activeElement instanceof HTMLInputElement ? document.activeElement.labels?.[0] : null
    return [actor.getSnapshot().context.step, group, label?.textContent]
  }
  expect(led(/^Wave 2, Watch for \(minutes\): Input contains less/u)).toEqual(["waves", "Wave 2", messages.watch])
  expect(led(/^Hours 1, Open until: Invalid input\./u)).toEqual(["when", "Hours 1", messages.until])
  expect(led(/^Wave 2, Spread over \(minutes\): Input contains/u)).toEqual(["when", "Wave 2", messages.spread])
})

it("names a step with what is wrong in it as one text", async () => {
  const actor = await editing()
  act(() => actor.send({ type: "wave.changed", wave: 2, change: { watch: "-1" } }))
  show(<RolloutPlanView actor={actor} businessEntityId={42} />)
  act(() => actor.send({ type: "step.chosen", step: "who" }))
  act(() => actor.send({ type: "step.chosen", step: "review" }))
  const steps = within(screen.getByRole("navigation", { name: messages.steps.label }))
  const names = steps.getAllByRole("button").map((step) => step.getAttribute("aria-label"))
  expect(names).toEqual([
    "What, 1 thing to fix",
    "Who, complete",
    "Waves and gates, 1 thing to fix",
    "When, complete",
    "Review"
  ])
})

it("keeps the keyboard among the waves and hours as some are added and removed", async () => {
  const actor = await editing()
  const focused = () => document.activeElement?.closest("fieldset")?.querySelector("legend")?.textContent ?? null
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
  const waves = show(<PlanWaves actor={actor} />)
  act(() => actor.send({ type: "wave.added" }))
  expect([actor.getSnapshot().context.draft.waves.length, focused()]).toEqual([3, messages.wave(2)])
  press(messages.remove(3))
  expect(focused()).toBe(messages.wave(2))
  press(messages.remove(1))
  expect(focused()).toBe(messages.wave(1))
  waves.unmount()
  show(<PlanHours actor={actor} />)
  press(messages.addHours)
  press(messages.addHours)
  expect(focused()).toBe(messages.hoursOf(2))
  press(messages.removeHours(1))
  expect(focused()).toBe(messages.hoursOf(1))
  press(messages.removeHours(1))
  expect(document.activeElement?.textContent).toBe(messages.addHours)
})
