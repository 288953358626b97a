import { controlMessages } from "@command-center/domain/message/control-messages"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { removeUtgsMachine } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createActor } from "xstate"
import { SamplePage } from "../../app/sample-page.tsx"
import { RemoveUtgsDialog } from "./remove-utgs.view.tsx"

afterEach(cleanup)

const shown = (...machines: ReadonlyArray<string | null>) => {
  const targets = machines.map((machinePermanentId, at) => sampleUtg({ componentId: at + 1, machinePermanentId }))
  const actor = createActor(removeUtgsMachine, { input: { businessEntityId: 42, targets, canEdit: true } }).start()
  render(
    <SamplePage>
      <RemoveUtgsDialog actor={actor} />
    </SamplePage>
  )
}
const reason = () => screen.getByRole("button", { name: controlMessages.remove }).getAttribute("data-tip")

it("says how many will be removed and waits for the word [B4-41]", () => {
  shown("m-1", "m-2", null)
  expect([screen.getByText(utgMessages.removeWarning(2)).tagName, reason()]).toEqual(["P", utgMessages.removePrompt])
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Delete" } })
  expect(reason()).toBeNull()
})

it("asks for no word where none of them can be removed, and says that", () => {
  shown(null, null)
  expect([screen.getByText(utgMessages.removeNothing).tagName, reason()]).toEqual(["P", utgMessages.removeNothing])
  expect([screen.queryByRole("textbox"), screen.queryByText(/will be removed/u)]).toEqual([null, null])
})
