import { formMessages } from "@command-center/domain/form/form-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { sampleForm } from "@command-center/domain/push/sample-push"
import { deleteFormMachine } from "@command-center/machines/delete-form/delete-form.machine"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { SamplePage } from "../../app/sample-page.tsx"
import { DeleteFormDialog } from "./delete-form.view.tsx"

afterEach(cleanup)

it("asks, and says in place of the question that the form is being deleted [B4-49]", async () => {
  const actor = createActor(
    deleteFormMachine.provide({ actors: { deleteRow: fromPromise(() => new Promise(() => undefined)) } }),
    { input: { businessEntityId: 12, row: sampleForm({ name: "Tips" }), canEdit: true } }
  ).start()
  render(
    <SamplePage>
      <DeleteFormDialog actor={actor} />
    </SamplePage>
  )
  const question = formMessages.deleteDialog.question("Tips")
  expect([screen.queryByText(question)?.tagName, screen.queryByRole("status")]).toEqual(["P", null])
  fireEvent.click(screen.getByRole("button", { name: controlMessages.remove }))
  expect((await screen.findByRole("status")).textContent).toBe("Deleting form...")
  expect(screen.queryByText(question)).toBeNull()
})
