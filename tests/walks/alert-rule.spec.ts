import { alertMessages } from "@command-center/domain/alerts/alerts-messages"
import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import type { alertRuleMachine } from "@command-center/machines/alert-rule/alert-rule.machine"
import { walks } from "../model/specs/alert-rule.ts"
import { saveView } from "../support/alerts.ts"
import { expect } from "../support/browser.ts"
import { button, dialog } from "../support/list-page.ts"
import { describeWalks, passedThrough, type WalkPage, type World } from "./support/walk.ts"

const pageOf = ({ page }: World): WalkPage<typeof alertRuleMachine> => {
  const open = dialog(page, alertMessages.newTitle)
  const words = unsavedMessages
  const asking = dialog(page, words.title)
  const limit = open.getByRole("textbox", { name: alertMessages.limit })
  const gone = () => expect(open).toBeHidden()
  return {
    arrive: () => saveView(page, "/be/12/profiles", "a", "Walked"),
    open: async () => {
      await button(dialog(page, viewMessages.title), viewMessages.alertMe("Walked")).click()
      await expect(open).toBeVisible()
    },
    perform: {
      "draft.changed": async ({ draft }) => {
        await open.getByRole("radio", { name: alertMessages.directions[draft.direction] }).check()
        await limit.fill(draft.limit)
      },
      submit: () => limit.press("Enter"),
      cancel: () => button(open, "Cancel").click(),
      edit: () => button(asking, words.continueEditing).click(),
      discard: () => button(asking, words.loseChanges).click(),
      "xstate.done.actor.countView": () => expect(open).toContainText(/The view shows [\d,]+ now\./u)
    },
    shows: {
      "editing.looking": passedThrough,
      "editing.untouched": () => expect(limit).toHaveValue(""),
      "editing.changed": () => expect(open).toBeVisible(),
      asking: () => expect(asking).toBeVisible(),
      saved: gone,
      closed: gone
    }
  }
}

describeWalks({ name: "alert-rule", person: "dana.whitlock", walk: walks.here, isReopened: true, page: pageOf })
