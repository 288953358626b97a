import { unreachable } from "@command-center/api/transport/api-error"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, render } from "@testing-library/react"
import { Result } from "effect"
import { MemoryRouter } from "react-router"
import { afterEach, expect, it, vi } from "vitest"
import { ConsoleContext } from "../../app/console.ts"
import { sampleConsole } from "../../app/sample-console.ts"
import { sampleRowsClient } from "../../list/sample-rows-client.ts"
import type { RowsClient } from "../../rows/rows-client.ts"
import { UtgDevicesScreen } from "./utg-devices.screen.tsx"

afterEach(cleanup)

it("reads the devices of a UTG again with all else that is shown", async () => {
  const load = vi.fn<RowsClient<unknown>["load"]>(() => Promise.resolve(Result.fail(unreachable)))
  const openRows = <Row,>(): RowsClient<Row> => sampleRowsClient<Row>({ load, firstView: () => Promise.resolve(null) })
  const console = { ...sampleConsole(), openRows }
  const { findByRole } = render(
    <UiProvider>
      <MemoryRouter>
        <ConsoleContext value={console}>
          <UtgDevicesScreen businessEntityId={12} componentId={501} />
        </ConsoleContext>
      </MemoryRouter>
    </UiProvider>
  )
  await findByRole("button", { name: "Retry" })
  expect(load).toHaveBeenCalledTimes(1)
  console.screens.readAnew()
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
})
