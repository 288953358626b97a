import { deviceLabels } from "@command-center/domain/device/device-label-messages"
import { sampleDevice } from "@command-center/domain/device/sample-device"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { pushMessages } from "@command-center/domain/push/push-messages"
import { sampleForm } from "@command-center/domain/push/sample-push"
import { bulkCallMachine } from "@command-center/machines/operation/bulk-call"
import { pushMachine } from "@command-center/machines/push/push.machine"
import type { ChoicesOutcome } from "@command-center/machines/push/push.types"
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { sampleNow } from "../../app/sample-console.ts"
import { pressEscape } from "../../app/sample-escape.ts"
import { SamplePage } from "../../app/sample-page.tsx"
import { PushDialog } from "./push.view.tsx"

afterEach(cleanup)

const forms = [
  sampleForm({ id: 12, name: "Tip 10" }),
  sampleForm({ id: 7, name: "Tip 9" }),
  sampleForm({ id: 8, name: "Sale" }),
  sampleForm({ id: 9, name: "Sale" })
]
const device = (deviceConfigId: number, deviceStatusDeviceType = "ipp320") =>
  sampleDevice({
    deviceConfigId,
    deviceConfigApiTerminalId: `T${deviceConfigId}`,
    deviceStatusDeviceSerialNumber: `SN-${deviceConfigId}`,
    deviceStatusDeviceType
  })

const opened = (
  devices = [device(1)],
  outcome: ChoicesOutcome = Result.succeed({ forms, notOffered: null, schemas: [] })
) => {
  const actor = createActor(
    pushMachine.provide({
      actors: {
        loadChoices: fromPromise(() => Promise.resolve(outcome)),
        // Nothing of it is ever answered.
        operation: bulkCallMachine.provide({ actors: { begin: fromPromise(() => new Promise(() => undefined)) } })
      }
    }),
    {
      input: {
        businessEntityId: 42,
        kind: "forms",
        devices,
        now: sampleNow,
        timeZone: "America/New_York",
        canEdit: true
      }
    }
  ).start()
  render(
    <SamplePage>
      <PushDialog actor={actor} />
    </SamplePage>
  )
  return actor
}
const form = () => screen.findByRole<HTMLSelectElement>("combobox", { name: deviceLabels.form })
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })

it("offers the forms by name, those of one name with their ids, and names ten devices at once", async () => {
  opened(Array.from({ length: 12 }, (_, at) => device(at + 1)))
  expect([...(await form()).options].map(({ text, value }) => [text, value])).toEqual([
    [deviceLabels.chooseForm, ""],
    ["Sale (8)", "8"],
    ["Sale (9)", "9"],
    ["Tip 9", "7"],
    ["Tip 10", "12"]
  ])
  const named = within(screen.getByRole("list", { name: deviceLabels.devices })).getAllByRole("listitem")
  expect([named.length, screen.getByText(controlMessages.andMore("2")).tagName]).toEqual([10, "SUMMARY"])
})

it("may be sent at each site's own time, where the next midnight here has passed there", async () => {
  opened([{ ...device(1), machineStatusEntityStandardTimeZone: "Tokyo Standard Time" }])
  fireEvent.change(await form(), { target: { value: "7" } })
  fireEvent.click(screen.getByRole("radio", { name: "Each site's own time" }))
  expect(button(controlMessages.apply).disabled).toBe(false)
  expect(screen.getByText(/at 2026-11-22 12:00 AM by each site's own clocks/u)).toBeTruthy()
})

it("sends what was chosen once, with everything fixed meanwhile", async () => {
  const actor = opened()
  const select = await form()
  expect(
    button(controlMessages.apply).getAttribute("aria-disabled") ?? String(button(controlMessages.apply).disabled)
  ).toBe("true")
  fireEvent.change(select, { target: { value: "7" } })
  expect([actor.getSnapshot().context.draft.formId, button(controlMessages.apply).disabled]).toEqual([7, false])
  fireEvent.submit(screen.getByRole("form", { name: deviceLabels.push }))
  await waitFor(() => expect(button(controlMessages.cancel).disabled).toBe(true))
  expect([select.disabled, screen.queryByRole("button", { name: controlMessages.close })]).toEqual([true, null])
})

it("asks before it closes on what was chosen, by Cancel or by Escape", async () => {
  const ways = [
    () => Promise.resolve(fireEvent.click(button(controlMessages.cancel))),
    () => pressEscape(pushMessages.titles.forms)
  ]
  for (const leave of ways) {
    const actor = opened()
    fireEvent.change(await form(), { target: { value: "7" } })
    await leave()
    expect((await screen.findByText(pushMessages.unsaved.forms)).tagName).toBe("P")
    expect(actor.getSnapshot().status).toBe("active")
    cleanup()
  }
})

it("closes at Escape where nothing was chosen", async () => {
  const actor = opened()
  await form()
  await pressEscape(pushMessages.titles.forms)
  expect(actor.getSnapshot().status).toBe("done")
})

it("goes on with one batch of those that can't be updated together", async () => {
  const actor = opened([device(1), device(2, "isc250"), device(3, "isc250")])
  const next = await screen.findAllByRole("button", { name: /isc250/u })
  fireEvent.click(next[0] ?? document.body)
  await waitFor(() =>
    expect(actor.getSnapshot().context.devices.map(({ deviceConfigId }) => deviceConfigId)).toEqual([2, 3])
  )
  const asked = await screen.findByRole("form", { name: deviceLabels.push })
  const leftOut = within(asked).getByRole("list", { name: operationMessages.leftOut(1, 3) })
  expect(
    within(leftOut)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent)
  ).toEqual([expect.stringMatching(/^Lane 1: SN-1.+ipp320/u)])
  expect(screen.getByText(/^1 of 3 is left out: Lane 1: SN-1\.$/u).tagName).toBe("P")
})

it("says why there is nothing to choose from, and asks again", async () => {
  opened([device(1)], Result.fail({ _tag: "Refused", sentence: "Out of order." }))
  expect((await screen.findByText(/Out of order\./u)).tagName).toBe("DIV")
  expect(button(controlMessages.retry).disabled).toBe(false)
})
