import { appearanceMessages } from "@command-center/domain/appearance/appearance-messages"
import type { Theme } from "@command-center/domain/appearance/theme"
import type { appearanceMachine } from "@command-center/machines/appearance/appearance.machine"
import { walks } from "../model/specs/appearance.ts"
import { expect } from "../support/browser.ts"
import { heading, kept, userMenu } from "../support/parts.ts"
import { describeWalks, passedThrough, type WalkPage, type World } from "./support/walk.ts"

const pageOf =
  (stored: Theme) =>
  ({ page, context }: World): WalkPage<typeof appearanceMachine> => {
    const choice = (theme: Theme) => page.getByRole("menuitemradio", { name: appearanceMessages.themes[theme] })
    const looks = async (theme: Theme) => {
      await userMenu(page).click()
      await expect(choice(theme)).toHaveAttribute("aria-checked", "true")
      await page.keyboard.press("Escape")
      const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
      expect(scheme).toBe(theme === "system" ? "light dark" : theme)
    }
    return {
      arrive: async () => {
        await context.addInitScript((theme) => {
          if (localStorage.getItem("theme") === null) localStorage.setItem("theme", theme)
        }, stored)
        await page.goto("/be/12/dashboard")
        await expect(heading(page, "Dashboard")).toBeVisible()
      },
      perform: {
        "theme.chosen": async ({ theme }) => {
          await userMenu(page).click()
          await choice(theme).click()
          await expect.poll(() => kept(page, "theme")).toBe(theme)
        },
        "clocks.chosen": async ({ clocks }) => {
          await userMenu(page).click()
          await page.getByRole("menuitemradio", { name: appearanceMessages.clocksNames[clocks] }).click()
          await expect.poll(() => kept(page, "clocks")).toBe(clocks)
          const updated = page.getByRole("table", { name: "Recent Installations" }).locator("time").first()
          await expect(updated).toHaveText(clocks === "utc" ? /[AP]M UTC$/u : /[AP]M$/u)
        }
      },
      shows: {
        deciding: passedThrough,
        system: () => looks("system"),
        light: () => looks("light"),
        dark: () => looks("dark")
      }
    }
  }

describeWalks({ name: "appearance", person: "dana.whitlock", walk: walks.all, page: pageOf("system") })
describeWalks({ name: "appearance kept light", person: "dana.whitlock", walk: walks.light, page: pageOf("light") })
describeWalks({ name: "appearance kept dark", person: "dana.whitlock", walk: walks.dark, page: pageOf("dark") })
