import { type Language, languageKey, readLanguage } from "@command-center/domain/language/language"
import { type FilesOfPages, fetchPage } from "./app/fetch-page.ts"
import { speakIn } from "./language/speak-in.ts"

declare global {
  /** The build puts them in its place (`build/early-files.ts`). */
  var __FILES_OF_PAGES__: FilesOfPages
}

/** A storage that is denied keeps nothing; what else cannot be kept then, is told once the console is there. */
const keptLanguage = (): Language => {
  try {
    return readLanguage(localStorage.getItem(languageKey))
  } catch {
    return "en"
  }
}

/** The language comes before everything that says something; for English there is nothing to wait for. */
const begin = async () => {
  fetchPage(window, import.meta.env.BASE_URL, __FILES_OF_PAGES__)
  const asked = keptLanguage()
  const spoken = await speakIn(asked)
  document.documentElement.lang = spoken === "de" ? "de" : "en"
  const { start } = await import("./start.tsx")
  start(asked === spoken ? null : asked)
}

// What is shared with the rows' worker stands in one file with this, which has nothing to begin there.
if ("document" in globalThis) void begin()
