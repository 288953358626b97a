import { sampleOperation } from "@command-center/domain/operation/sample-operation"
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { ConsoleContext } from "../app/console.ts"
import { sampleConsole } from "../app/sample-console.ts"
import { SamplePage } from "../app/sample-page.tsx"
import { KeptOperations } from "./kept-operations.view.tsx"

afterEach(cleanup)

it("what is sent on with from the bar counts as on its way, whatever page is below", async () => {
  const record = sampleOperation(1)
  const console = sampleConsole()
  const operations = {
    ...console.operations,
    load: () => Promise.resolve({ records: [record], unreadable: [] }),
    take: () => Promise.resolve(record),
    // Nothing leaves before it is kept.
    kept: () => new Promise<void>(() => undefined)
  }
  render(
    <SamplePage>
      <ConsoleContext value={{ ...console, operations }}>
        <KeptOperations />
      </ConsoleContext>
    </SamplePage>
  )
  fireEvent.click(await screen.findByRole("button", { name: "Open" }))
  const send = await screen.findByRole("button", { name: /Send/u }, { timeout: 10_000 })
  expect(console.screens.unsettled()).toBeNull()
  fireEvent.click(send)
  await waitFor(() => expect(console.screens.unsettled()).toBe("sending"))
})
