import { appearanceMachine } from "@command-center/machines/appearance/appearance.machine"
import { selectClocks, selectTheme } from "@command-center/machines/appearance/appearance.selectors"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

it.each(["system", "light", "dark"] as const)("opens with the theme %s that was kept", (theme) => {
  const appearance = actorDriver(appearanceMachine, { theme, clocks: "site" })
  expect([selectTheme(appearance.snapshot()), selectClocks(appearance.snapshot())]).toEqual([theme, "site"])
})

it("shows what was chosen, and has it kept", async () => {
  const appearance = actorDriver(appearanceMachine, { theme: "system", clocks: "mine" })
  for (const theme of ["dark", "light", "system"] as const) {
    await appearance.perform({ type: "theme.chosen", theme })
    expect(selectTheme(appearance.snapshot())).toBe(theme)
  }
  await appearance.perform({ type: "clocks.chosen", clocks: "utc" })
  expect(selectClocks(appearance.snapshot())).toBe("utc")
  expect(appearance.emitted()).toEqual([
    { type: "themeChosen", theme: "dark" },
    { type: "themeChosen", theme: "light" },
    { type: "themeChosen", theme: "system" },
    { type: "clocksChosen", clocks: "utc" }
  ])
})
