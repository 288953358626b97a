import { languageKey, readLanguage } from "@command-center/domain/language/language"
import { accessToken } from "@command-center/domain/storage/access-token-key"
import { fetchPage, openedPage, type Pages } from "./app/fetch-page.ts"
import { signInEarly } from "./app/sign-in-early.ts"
import { heedSignOut } from "./browser/own-token.ts"
import { speakIn } from "./language/speak-in.ts"
import { rowsWorker } from "./rows/rows-worker.ts"

declare global {
  /** The build puts them in its place (`build/early-files.ts`). */
  var __FILES_OF_PAGES__: Pages
}

/** A storage that is denied keeps nothing; what else cannot be kept then, is told once the console is there. */
const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Milliseconds: what is answered while scripts are read waits until they are, and then goes on first if it is soon. */
const soon = 20

/** The language comes before everything that says something; for English there is nothing to wait for. */
const begin = async () => {
  heedSignOut(window)
  const early = signInEarly(window, import.meta.env.BASE_URL, accessToken.read(kept(accessToken.key)))
  const page = openedPage(location.pathname, import.meta.env.BASE_URL, __FILES_OF_PAGES__)
  if (page !== undefined) fetchPage(document, import.meta.env.BASE_URL, page.files)
  const asked = readLanguage(kept(languageKey))
  const spoken = await speakIn(asked)
  document.documentElement.lang = spoken === "de" ? "de" : "en"
  if (page?.hasRows === true) rowsWorker()
  const { start } = await import("./start.tsx")
  await Promise.race([early.sent, new Promise((resolve) => setTimeout(resolve, soon))])
  start({ early, missing: asked === spoken ? null : asked })
}

// What is shared with the rows' worker stands in one file with this, which has nothing to begin there.
if ("document" in globalThis) void begin()
