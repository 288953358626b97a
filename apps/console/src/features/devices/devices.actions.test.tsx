import type { DeviceRow } from "@command-center/domain/device/device"
import { deviceLabels } from "@command-center/domain/device/device-label-messages"
import { sampleDevice } from "@command-center/domain/device/sample-device"
import { rowIds } from "@command-center/domain/rows/row-ids"
import { selectList } from "@command-center/machines/row-screen/row-screen.selectors"
import { deviceRows, devicesScreenMachine } from "@command-center/machines/screens/devices-screen"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createActor } from "xstate"
import { sampleConsole, sampleNow } from "../../app/sample-console.ts"
import { SamplePage } from "../../app/sample-page.tsx"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import { sampleRowsClient } from "../../list/sample-rows-client.ts"
import { sampleRowsInput } from "../../list/sample-rows-input.ts"
import { DeviceBulkActions, deviceRowActions, deviceShownActions } from "./devices.actions.tsx"
import { deviceLinks } from "./devices.cells.tsx"

beforeEach(() => vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rows = [1, 2, 3].map((deviceConfigId) => sampleDevice({ deviceConfigId }))
const view = { rows, shown: 3, page: 1, pageCount: 1, filtered: 3, total: 3 }
const client = sampleRowsClient<DeviceRow>({
  load: () => Promise.resolve(Result.succeed({ total: 3, unreadable: { count: 0, reasons: [] } })),
  firstView: () => Promise.resolve(null),
  view: () => Promise.resolve(view),
  ids: () => Promise.resolve(rowIds([1, 2, 3]))
})

/** The list of three devices, with these selected. */
const listed = async (selected: ReadonlyArray<number>, canEdit = true) => {
  const { runtime } = sampleConsole()
  const now = () => sampleNow
  const machine = devicesScreenMachine.provide({
    actors: { rows: wireRowScreen({ runtime, now }, deviceRows, client) }
  })
  const actor = createActor(machine, {
    input: { rows: sampleRowsInput(42, deviceRows.list.defaultSort, sampleNow), canEdit, intent: null }
  }).start()
  const list = await vi.waitFor(() => {
    const found = selectList<DeviceRow>(actor.getSnapshot().children.rows?.getSnapshot() ?? fail())
    if (found === undefined || found.getSnapshot().context.view === null) return fail()
    return found
  })
  for (const id of selected) list.send({ type: "row.toggled", id })
  const pushed = () => {
    const context = actor.getSnapshot().children.push?.getSnapshot().context
    actor.stop()
    return [context?.kind, context?.devices.map(({ deviceConfigId }) => deviceConfigId)]
  }
  return { given: { actor, canEdit, now }, pushed }
}
const fail = (): never => {
  throw new Error("The list is not there yet.")
}

const ids = (items: ReadonlyArray<{ readonly id: string }>) => items.map(({ id }) => id)

it("offers a push of devices that report their type, to those who may edit", async () => {
  const { given } = await listed([1])
  const offered = (row: DeviceRow, canEdit: boolean) => ids(deviceRowActions({ ...given, canEdit })(row))
  expect([
    offered(sampleDevice(), true),
    offered(sampleDevice(), false),
    offered(sampleDevice({ deviceStatusDeviceType: " " }), true),
    ids(deviceShownActions(given)),
    ids(deviceShownActions({ ...given, canEdit: false }))
  ]).toEqual([["forms", "firmware"], [], [], ["forms", "firmware"], []])
})

it.each(["forms", "firmware"])("pushes %s to the row whose action it is beside what is selected", async (kind) => {
  const { given, pushed } = await listed([1])
  deviceRowActions(given)(rows[1] ?? fail())
    .find(({ id }) => id === kind)
    ?.onSelect?.()
  expect(pushed()).toEqual([kind, [1, 2]])
})

it.each([
  ["forms", deviceLabels.pushForms],
  ["firmware", deviceLabels.updateFirmware]
])("pushes %s to what is selected, and to nothing else", async (kind, label) => {
  const { given, pushed } = await listed([3, 1])
  render(
    <SamplePage>
      <DeviceBulkActions {...given} />
    </SamplePage>
  )
  fireEvent.click(screen.getByRole("button", { name: label }))
  expect(pushed()).toEqual([kind, [1, 3]])
})

it("leads to the UTG of a device at the device's own account, and opens its keys where it has any", async () => {
  const shown: Array<number> = []
  const links = deviceLinks({ businessEntityId: 12, showKeys: ({ deviceConfigId }) => shown.push(deviceConfigId) })
  const place = { tabIndex: -1, className: "" } as const
  const cells = (row: DeviceRow) => (
    <>
      {links["componentNickname"]?.(row, place)}
      {links["deviceKeys"]?.(row, place)}
    </>
  )
  render(
    <SamplePage>
      {cells(sampleDevice({ deviceConfigId: 5, deviceKeys: "Details", businessEntityId: 43 }))}
      {cells(sampleDevice({ componentNickname: "Lost", componentId: null, deviceKeys: "None" }))}
    </SamplePage>
  )
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/be/43/utgs/501"])
  fireEvent.click(screen.getByRole("button"))
  await waitFor(() => expect(shown).toEqual([5]))
})
