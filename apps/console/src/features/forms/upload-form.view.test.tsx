import { uploadableDeviceTypes } from "@command-center/domain/device/device-type"
import { formMessages } from "@command-center/domain/form/form-messages"
import { needMessages } from "@command-center/domain/message/need-messages"
import { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import type {
  CreateForm,
  CreateOutcome,
  DeviceTypesOutcome,
  FormsOutcome,
  FormToMark,
  SentOutcome
} from "@command-center/machines/form-upload/form-upload.types"
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { Result } from "effect"
import { afterEach, expect, it } from "vitest"
import { createActor, fromCallback, fromPromise } from "xstate"
import { pressEscape } from "../../app/sample-escape.ts"
import { SamplePage } from "../../app/sample-page.tsx"
import { UploadFormDialog } from "./upload-form.view.tsx"

afterEach(cleanup)

/** The dialog over services that take the form's record, let its file hang, and answer its mark with `marked`. */
const opened = (marked: SentOutcome = Result.succeed(undefined)) => {
  const marks: Array<FormToMark> = []
  const actor = createActor(
    formUploadMachine.provide({
      actors: {
        loadDeviceTypes: fromPromise(
          (): Promise<DeviceTypesOutcome> => Promise.resolve(Result.succeed(uploadableDeviceTypes))
        ),
        loadForms: fromPromise<FormsOutcome, number>(() => Promise.resolve(Result.succeed([]))),
        createForm: fromPromise<CreateOutcome, CreateForm>(() =>
          Promise.resolve(Result.succeed({ formId: 31, address: "https://files.example/31" }))
        ),
        uploadFile: fromCallback(() => undefined),
        markUploaded: fromPromise<SentOutcome, FormToMark>(({ input }) => {
          marks.push(input)
          return Promise.resolve(marked)
        })
      }
    }),
    { input: { businessEntityId: 12, canEdit: true } }
  ).start()
  render(
    <SamplePage>
      <UploadFormDialog actor={actor} />
    </SamplePage>
  )
  return { actor, marks }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name })
const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: /Name/u })
const type = () => screen.getByRole<HTMLSelectElement>("combobox", { name: /Device Type/u })

const fill = () => {
  fireEvent.change(name(), { target: { value: "Welcome" } })
  fireEvent.change(type(), { target: { value: String(uploadableDeviceTypes[0]?.code) } })
  const files = [new File(["bytes"], "welcome.tgz", { type: "application/gzip" })]
  fireEvent.change(screen.getByLabelText(/File/u), { target: { files } })
}

const uploading = async (marked?: SentOutcome) => {
  const shown = opened(marked)
  fill()
  fireEvent.click(button("Upload"))
  await screen.findByText(formMessages.uploading)
  return shown
}
const escape = () => pressEscape(formMessages.uploadDialog.title)

it("says at Upload what is missing, and names what was chosen", () => {
  opened()
  const tip = () => button("Upload").getAttribute("data-tip")
  expect(tip()).toBe(needMessages.stillNeeded(["Name", "Device Type", "File"]))
  fill()
  expect([tip(), name().value, type().value, screen.getByText("welcome.tgz").tagName]).toEqual([
    null,
    "Welcome",
    String(uploadableDeviceTypes[0]?.code),
    "SPAN"
  ])
})

it("keeps all as it is while the file is under way, which Cancel alone ends", async () => {
  const { actor } = await uploading()
  expect([name().readOnly, type().disabled, button("Upload").getAttribute("aria-disabled")]).toEqual([
    true,
    true,
    "true"
  ])
  await escape()
  expect([actor.getSnapshot().value, screen.queryByRole("button", { name: "Close" })]).toEqual(["uploading", null])
  fireEvent.click(button("Cancel"))
  await waitFor(() => expect(actor.getSnapshot().status).toBe("done"))
})

it("asks at Escape before what was typed is given up, and closes at once where nothing was", async () => {
  const typed = opened()
  fill()
  await escape()
  expect([typed.actor.getSnapshot().value, screen.getByText(formMessages.unsaved).tagName]).toEqual(["asking", "P"])
  cleanup()
  const { actor } = opened()
  await escape()
  expect(actor.getSnapshot().status).toBe("done")
})

it("offers to send the mark again where the token died before it, and nothing else", async () => {
  const { actor, marks } = await uploading(Result.fail({ _tag: "Unauthorized", sentence: "Sign in again." }))
  act(() => actor.send({ type: "upload.ended", outcome: Result.succeed(undefined) }))
  expect((await screen.findByText(formMessages.unmarked)).textContent).toBe(formMessages.unmarked)
  expect([name().readOnly, button("Retry").disabled, button("Cancel").disabled]).toEqual([true, false, false])
  fireEvent.click(button("Retry"))
  await waitFor(() => expect(marks).toEqual([1, 2].map(() => ({ businessEntityId: 12, formId: 31 }))))
})
