import { withShownThreshold } from "./global-settings.ts"
import { plainWords, type SettingWords } from "./readable-diff.ts"

/** What is known of settings, for whole configurations as they are kept: they are shown as their forms show them. */
export const configWords = (words: SettingWords = plainWords): SettingWords => ({
  ...words,
  value: (path, value) => words.value(path, withShownThreshold(path, value))
})
