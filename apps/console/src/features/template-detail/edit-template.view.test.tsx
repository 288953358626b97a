import type { TemplateRow } from "@command-center/domain/template/template"
import { templateMessages } from "@command-center/domain/template/template-messages"
import { editTemplateMachine } from "@command-center/machines/edit-template/edit-template.machine"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createActor } from "xstate"
import { SamplePage } from "../../app/sample-page.tsx"
import { EditTemplateView } from "./edit-template.view.tsx"

afterEach(cleanup)

const row: TemplateRow = { id: 9, name: "Night", businessEntityId: 12, parentName: "Harbor Cafe" }

it.each([
  ["who may only read it is told that it is hidden", false, "{ password: 1", true],
  ["who may edit it is told nothing of the kind", true, "{ password: 1", false],
  ["a whole one is shown to all", false, '{ "password": 1 }', false],
  ["as is an empty one", false, "", false]
])("a body that is not JSON cannot be masked: %s", (_, canEdit, config, isTold) => {
  const object = { id: 9, name: "Night", config }
  const actor = createActor(editTemplateMachine, {
    input: { businessEntityId: 12, subject: { id: 9, object }, canEdit }
  }).start()
  render(
    <SamplePage>
      <EditTemplateView businessEntityId={12} template={row} actor={actor} isDebug={false} />
    </SamplePage>
  )
  expect(screen.queryAllByText(templateMessages.hidden).length).toBe(isTold ? 1 : 0)
})
