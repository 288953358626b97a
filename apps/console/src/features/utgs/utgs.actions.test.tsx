import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { sampleNow } from "../../app/sample-console.ts"
import { sampleRowsInput } from "../../list/sample-rows-input.ts"
import { collectUtgs } from "./collect-utgs.ts"
import { UtgBulkActions, utgRowActions } from "./utgs.actions.tsx"

afterEach(cleanup)

const row = sampleUtg()

const screenOf = (canEdit: boolean) => {
  const machine = utgScreenMachine.provide({
    actors: {
      read: collectUtgs({
        rowsOf: (ids) => Promise.resolve([...ids].map((componentId) => sampleUtg({ componentId })))
      })
    }
  })
  const actor = createActor(machine, {
    input: {
      rows: sampleRowsInput(42, utgList.defaultSort, sampleNow),
      canEdit,
      intent: null
    }
  })
  return { actor, given: { actor, canEdit, now: () => sampleNow } }
}

it("offers the flows to those who may edit only [B6-11]", () => {
  const labels = (canEdit: boolean) => utgRowActions(screenOf(canEdit).given)(row).map(({ label }) => label)
  expect([labels(false), labels(true)]).toEqual([
    [],
    ["Schedule Task", "Apply a Profile", "Apply a Config Template", "Remove From Command Center"]
  ])
})

type Screen = ReturnType<typeof screenOf>

/** The dialog that is open, and for which UTGs. */
const opened = async ({ actor }: Screen) => {
  const found = await waitFor(actor, (snapshot) => !snapshot.hasTag("busy"))
  actor.stop()
  return [found.value, found.context.read]
}
const targets = (...ids: ReadonlyArray<number>) => ids.map((componentId) => sampleUtg({ componentId }))

it("opens each dialog for the row it was chosen on [B2.utg-12]", async () => {
  const open = (id: string) => {
    const shown = screenOf(true)
    shown.actor.start()
    utgRowActions(shown.given)(row)
      .find((item) => item.id === id)
      ?.onSelect?.()
    return opened(shown)
  }
  expect(await Promise.all(["scheduleTask", "applyProfile", "applyTemplate", "removeUtgs"].map(open))).toEqual([
    [{ open: "scheduleTask" }, targets(501)],
    [{ open: "applyProfile" }, targets(501)],
    [{ open: "applyTemplate" }, targets(501)],
    [{ open: "removeUtgs" }, targets(501)]
  ])
})

const bulkOf = ({ given }: Screen) =>
  render(
    <UiProvider>
      <UtgBulkActions {...given} ids={() => [1, 2]} />
    </UiProvider>
  )

const names = ["Schedule Task", "Apply a Profile", "Apply a Config Template", "Remove From Command Center"]

it("offers the selection's actions only to those who may edit [B6-11]", () => {
  const labels = (canEdit: boolean) => {
    bulkOf(screenOf(canEdit))
    const found = screen.queryAllByRole("button").map((each) => each.getAttribute("aria-label") ?? each.textContent)
    cleanup()
    return found
  }
  expect([labels(false), labels(true)]).toEqual([[], names])
})

it("opens each dialog for exactly the selected UTGs [B2.utg-13]", async () => {
  const open = (name: string) => {
    const shown = screenOf(true)
    shown.actor.start()
    bulkOf(shown)
    fireEvent.click(screen.getByRole("button", { name }))
    cleanup()
    return opened(shown)
  }
  expect(await Promise.all(names.map(open))).toEqual([
    [{ open: "scheduleTask" }, targets(1, 2)],
    [{ open: "applyProfile" }, targets(1, 2)],
    [{ open: "applyTemplate" }, targets(1, 2)],
    [{ open: "removeUtgs" }, targets(1, 2)]
  ])
})
