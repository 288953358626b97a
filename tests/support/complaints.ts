import type { BrowserContext } from "@playwright/test"

/** What the browser says to the developer; a test that does not expect it fails on it. */
export interface Complaints {
  readonly unexpected: () => ReadonlyArray<string>
  /** Takes matching complaints off the list: those that a fault switched on by the test brings about. */
  readonly expect: (pattern: RegExp) => void
}

/** Listens to every tab of the context. */
export const complaintsOf = async (context: BrowserContext): Promise<Complaints> => {
  const all: Array<string> = []
  const expected: Array<RegExp> = []
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      all.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on("weberror", (error) => {
    all.push(`thrown: ${error.error().message}`)
  })
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(
        `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ""}:${event.lineNumber}`
      )
    )
  })
  return {
    unexpected: () => all.filter((text) => !expected.some((pattern) => pattern.test(text))),
    expect: (pattern) => {
      expected.push(pattern)
    }
  }
}

/** Where the access token of a page stands besides its place in the storage: it must be nowhere. */
export const tokenLeaks = async (context: BrowserContext): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const page of context.pages()) {
    if (!page.url().startsWith("http")) continue
    const places = await page.evaluate(() => {
      const token = (() => {
        try {
          return localStorage.getItem("accessToken")
        } catch {
          return null
        }
      })()
      if (token === null || token.length < 16) return []
      const texts = {
        page: document.documentElement.outerHTML,
        title: document.title,
        address: location.href,
        referrer: document.referrer,
        history: JSON.stringify(history.state) ?? "",
        tab: JSON.stringify({ ...sessionStorage })
      }
      return Object.entries(texts)
        .filter(([, text]) => text.includes(token))
        .map(([place]) => place)
    })
    found.push(...places)
  }
  return found
}
