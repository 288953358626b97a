import { languageNames, readLanguage } from "@command-center/domain/language/language"
import { utgEditLabelsInGerman } from "@command-center/domain/utg/utg-flow-messages.de"
import type { languageChoiceMachine } from "@command-center/machines/language-choice/language-choice.machine"
import { walks } from "../model/specs/language-choice.ts"
import { expect } from "../support/browser.ts"
import { button, dialog } from "../support/list-page.ts"
import { kept, userMenu } from "../support/parts.ts"
import { field } from "../support/record-page.ts"
import { describeWalks, type WalkPage, type World } from "./support/walk.ts"

const pageOf = ({ page }: World): WalkPage<typeof languageChoiceMachine> => {
  const question = dialog(page, "Unsaved Changes")
  const lane = field(page, "Lane")
  const speaks = async (language: string) => {
    expect(readLanguage(await kept(page, "language"))).toBe(language)
    await expect(page.locator("html")).toHaveAttribute("lang", language)
  }
  let before = ""
  return {
    arrive: async () => {
      await page.goto("/be/12/utgs")
      await page.getByRole("grid").getByRole("link").first().click()
      await expect(lane).toBeVisible()
      before = await lane.inputValue()
    },
    perform: {
      "language.chosen": async ({ language, hasUnsavedWork }) => {
        await lane.fill(hasUnsavedWork ? `${before}x` : before)
        await userMenu(page).click()
        await page.getByRole("menuitemradio", { name: languageNames[language] }).click()
      },
      "editing.continued": () => button(question, "Continue Editing").click(),
      "work.lost": () => button(question, "Lose Changes").click()
    },
    shows: {
      spoken: async () => {
        await expect(question).toBeHidden()
        await speaks("en")
      },
      asking: async () => {
        await expect(question).toBeVisible()
        await speaks("en")
      },
      loading: async () => {
        await expect(page.locator("html")).toHaveAttribute("lang", "de")
        await expect(field(page, utgEditLabelsInGerman.lane)).toHaveValue(before)
        await speaks("de")
      }
    }
  }
}

describeWalks({ name: "languageChoice", person: "dana.whitlock", walk: walks.all, page: pageOf })
