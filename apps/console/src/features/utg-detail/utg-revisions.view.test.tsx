import type { ComponentConfig } from "@command-center/domain/component-config/component-config"
import { earlierRevisions } from "@command-center/domain/timeline/config-revisions"
import { timelineMessages } from "@command-center/domain/timeline/timeline-messages"
import { rollBackMachine } from "@command-center/machines/roll-back/roll-back.machine"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, render, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createActor } from "xstate"
import { ConsoleContext } from "../../app/console.ts"
import { sampleConsole } from "../../app/sample-console.ts"
import { UtgRevisionsView } from "./utg-revisions.view.tsx"

afterEach(cleanup)

const revision = (revisionId: number, config: object): ComponentConfig => ({
  componentId: 7,
  revisionId,
  config,
  hash: null,
  isCommitted: true,
  lastUpdatedAt: null,
  lastUpdatedBy: null,
  json: {}
})
const kept = [revision(1, { retries: 1 }), revision(2, { retries: 2 })]

it("keeps the focus at an earlier configuration that has become the current one, whose button goes", async () => {
  const actor = createActor(rollBackMachine, { input: { businessEntityId: 12, canEdit: true } }).start()
  const page = (held: ComponentConfig) => (
    <UiProvider>
      <ConsoleContext value={sampleConsole()}>
        <main tabIndex={-1}>
          <UtgRevisionsView
            actor={actor}
            revisions={earlierRevisions(kept, held)}
            held={held}
            schema={null}
            canEdit
            reader={null}
            site={null}
          />
        </main>
      </ConsoleContext>
    </UiProvider>
  )
  const { rerender } = render(page(revision(3, { retries: 3 })))
  screen.getByRole("button", { name: `${timelineMessages.rollBack}: ${timelineMessages.revision(1)}` }).focus()
  rerender(page(revision(4, { retries: 1 })))
  const focused = () => document.activeElement?.closest("li")?.textContent
  await waitFor(() => expect(focused()).toContain(timelineMessages.sameAsCurrent))
  expect(focused()).toContain(timelineMessages.revision(1))
})
