import { UiProvider } from "@command-center/ui/theme/provider"
import type { ReactNode } from "react"
import { MemoryRouter } from "react-router"
import { type Console, ConsoleContext } from "./console.ts"
import { sampleConsole } from "./sample-console.ts"

export interface SamplePageProps {
  readonly console?: Console
  readonly children: ReactNode
}

/** What views need around them, for tests of views: looks, a router and a console. */
export function SamplePage({ console = sampleConsole(), children }: SamplePageProps) {
  return (
    <UiProvider>
      <MemoryRouter>
        <ConsoleContext value={console}>{children}</ConsoleContext>
      </MemoryRouter>
    </UiProvider>
  )
}
