import { formMessages } from "@command-center/domain/form/form-messages"
import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import type { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import { Result } from "effect"
import { walks } from "../model/specs/form-upload.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, grid, openList } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { haveForms } from "./support/forms-of-name.ts"
import { holdCalls } from "./support/held-calls.ts"
import { holdUpload } from "./support/held-upload.ts"
import { signInAgain } from "./support/signed-in-again.ts"
import { describeWalks, notWalked, passedThrough, type WalkPage, type World } from "./support/walk.ts"

const person = "dana.whitlock"
const archive = { name: "welcome.tgz", mimeType: "application/gzip", buffer: Buffer.alloc(2000, "bytes") }

const pageOf = async (world: World): Promise<WalkPage<typeof formUploadMachine>> => {
  const { page, context, faults, origin } = world
  let isComparing = false
  const calls = await holdCalls(context, faults, {
    loadForms: { path: "/componentDeviceForms", method: "GET", isHeld: () => isComparing },
    createForm: { path: "/componentDeviceForms/create", method: "POST" },
    markUploaded: { path: "/uploaded", method: "PUT" }
  })
  const upload = await holdUpload(context, origin)
  const open = dialog(page, formMessages.uploadDialog.title)
  const asking = dialog(page, unsavedMessages.title)
  const again = dialog(page, formMessages.again.title)
  const name = open.getByRole("textbox", { name: "Name" })
  const file = open.getByLabel("File", { exact: false })
  const submit = button(open, "Upload")
  const busy = async () => {
    await expect(submit).toHaveAttribute("aria-busy", "true")
    await expect(name).not.toBeEditable()
  }
  return {
    arrive: () => openList(page, "/be/12/forms"),
    open: async () => {
      await expect(grid(page)).toHaveAttribute("aria-busy", "false")
      await button(page, "Upload").click()
    },
    perform: {
      "draft.changed": async ({ draft }) => {
        await name.fill(draft.name)
        if (draft.deviceType !== null) await open.getByLabel("Device Type").selectOption(String(draft.deviceType))
      },
      "file.chosen": ({ file: chosen }) => file.setInputFiles(chosen === null ? [] : [archive]),
      "files.refused": async () => {
        const dropped = await page.evaluateHandle(() => {
          const data = new DataTransfer()
          for (const each of ["one.tgz", "two.tgz"]) data.items.add(new File(["bytes"], each))
          return data
        })
        await open.locator(".cc-file").dispatchEvent("drop", { dataTransfer: dropped })
        await expect(open.getByText(formMessages.oneFile)).toBeVisible()
      },
      submit: async () => {
        isComparing = true
        await submit.click()
      },
      confirm: () => button(again, formMessages.again.upload).click(),
      retry: () => button(open, "Retry").click(),
      cancel: () => button(open, "Cancel").click(),
      edit: () => page.getByRole("button", { name: unsavedMessages.continueEditing, exact: true }).click(),
      discard: () => button(asking, unsavedMessages.loseChanges).click(),
      "upload.progressed": async () => {
        await upload.send()
        await expect(open.getByText("(100%)")).toBeVisible()
      },
      "upload.ended": async ({ outcome }) => {
        if (Result.isFailure(outcome)) await faults.add({ path: "/uploads/", kind: "status", status: 500, times: 1 })
        await upload.answer()
      },
      "xstate.done.actor.loadDeviceTypes": notWalked,
      "xstate.done.actor.loadForms": async ({ answer, outcome }) => {
        const named = { origin: world.origin, token: await world.tokens(person), beId: 12, name: "Welcome" }
        await haveForms(named, outcome === "same name" ? 1 : 0)
        await calls.settle("loadForms", answer)
        isComparing = false
        if (outcome === "unauthorized") await signInAgain(world, person)
      },
      "xstate.done.actor.createForm": async ({ answer, outcome }) => {
        await calls.settle("createForm", answer)
        if (outcome === "unauthorized") await signInAgain(world, person)
      },
      "xstate.done.actor.uploadFile": notWalked,
      "xstate.done.actor.markUploaded": async ({ answer, outcome }) => {
        await calls.settle("markUploaded", answer)
        if (outcome === "unauthorized") await signInAgain(world, person)
      }
    },
    shows: {
      "editing.looking": passedThrough,
      "editing.untouched": async () => {
        await expect(name).toHaveValue("")
        await expect(submit).toBeDisabled()
      },
      "editing.changed": () => expect(name).toBeEditable(),
      asking: () => expect(asking).toContainText(formMessages.unsaved),
      comparing: async () => {
        await busy()
        await calls.isCalling("loadForms")
      },
      confirming: () => expect(again).toBeVisible(),
      creating: async () => {
        await busy()
        await calls.isCalling("createForm")
      },
      uploading: async () => {
        await busy()
        await expect(open.getByText(formMessages.uploading)).toBeVisible()
        await expect(button(open, "Cancel")).toBeEnabled()
        await upload.isWaiting()
      },
      marking: async () => {
        await busy()
        await calls.isCalling("markUploaded")
      },
      unmarked: async () => {
        await expect(open.getByText(formMessages.unmarked)).toBeVisible()
        await expect(button(open, "Retry")).toBeEnabled()
      },
      uploaded: async () => {
        await expect(open).toBeHidden()
        await expect(toasts(page).last()).toContainText(formMessages.uploaded)
      },
      failed: async () => {
        await expect(open).toBeHidden()
        await expect(toasts(page).last()).toContainText(formMessages.uploadFailed(""))
      },
      left: () => expect(open).toBeHidden(),
      closed: () => expect(open).toBeHidden()
    }
  }
}

describeWalks({ name: "form-upload", person, walk: walks.all, isReopened: true, page: pageOf })
