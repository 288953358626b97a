import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { utgHeaderMessages } from "@command-center/domain/utg/utg-detail-messages"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router"
import { afterEach, expect, it } from "vitest"
import { ConsoleContext } from "../../app/console.ts"
import { sampleConsole } from "../../app/sample-console.ts"
import { UtgFacts } from "./utg-header.view.tsx"

afterEach(cleanup)

it("tells of each of the three states how old it is: as old as the last contact", () => {
  const row = sampleUtg({
    machineStatus: "Online",
    utgStatus: "Online",
    configStatus: "Update Pending",
    machineStatusEntityLastKnownCommunication: "2020-01-01T00:00:00.000Z"
  })
  render(
    <UiProvider>
      <MemoryRouter>
        <ConsoleContext value={sampleConsole()}>
          <UtgFacts businessEntityId={12} row={row} versions={{ utg: [], agent: [], profiles: [] }} tags={null} />
        </ConsoleContext>
      </MemoryRouter>
    </UiProvider>
  )
  const fact = (label: string) => screen.getByText(label).closest("li")?.textContent
  const { machine, utg, configuration } = utgHeaderMessages
  expect([machine, utg, configuration].map(fact)).toEqual([
    expect.stringMatching(/Online.* ago$/u),
    expect.stringMatching(/Online.* ago$/u),
    expect.stringMatching(/Update Pending.* ago$/u)
  ])
})
