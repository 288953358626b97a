import { readTheme } from "@command-center/domain/appearance/theme"
import { browserStore } from "@command-center/domain/storage/browser-store"
import { afterEach, expect, it } from "vitest"
import { showTheme } from "./show-theme.ts"

const shown = () => document.documentElement.dataset["theme"] ?? null
const early = "../../public/theme.js"

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset["theme"]
})

it.each(["dark", "light", "system", "", "dark "])(
  "the script before the first paint shows what the page shows: %j",
  async (kept) => {
    localStorage.setItem(browserStore.theme.key, kept)
    await import(/* @vite-ignore */ `${early}?${encodeURIComponent(kept)}`)
    const before = shown()
    showTheme(readTheme(kept))
    expect(before).toBe(shown())
  }
)
