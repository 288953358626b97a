import { runInNewContext } from "node:vm"
import { describe, expect, it } from "vitest"
import { fetchPage, openedPage } from "../../apps/console/src/app/fetch-page.ts"

const pages = {
  dashboard: { files: ["assets/dashboard.js"], hasRows: true },
  utgs: { files: ["assets/utgs.js", "assets/list.css"], hasRows: true },
  "utgs/": { files: ["assets/utg.js"], hasRows: false },
  "rollouts/new": { files: ["assets/plan.js"], hasRows: false },
  "rollouts/": { files: ["assets/rollout.js"], hasRows: false }
}

/** The links that are made for an address, as a web server sees them. */
const fetched = (pathname: string, base = "/"): ReadonlyArray<string> => {
  const links: Array<Record<string, string>> = []
  const document = { createElement: () => ({}), head: { append: (link: Record<string, string>) => links.push(link) } }
  const files = openedPage(pathname, base, pages)?.files ?? []
  // As the browser has it after the build, which leaves no name of a module's own.
  runInNewContext(`(${String(fetchPage)})(document,${JSON.stringify(base)},${JSON.stringify(files)})`, { document })
  return links.map(({ rel, as, href }) => [rel, as, href].filter((each) => each !== undefined).join(" "))
}

describe("what has the files of a page fetched", () => {
  it.each([
    ["/", ["modulepreload /assets/dashboard.js"]],
    ["/be/12/dashboard", ["modulepreload /assets/dashboard.js"]],
    ["/be/12/utgs", ["modulepreload /assets/utgs.js", "preload style /assets/list.css"]],
    ["/be/12/utgs/4001", ["modulepreload /assets/utg.js"]],
    ["/be/12/utgs/4001/devices", ["modulepreload /assets/utg.js"]],
    ["/be/12/rollouts/new", ["modulepreload /assets/plan.js"]],
    ["/be/12/rollouts/9e2c", ["modulepreload /assets/rollout.js"]]
  ])("has the browser fetch what %s consists of", (path, links) => expect(fetched(path)).toEqual(links))

  it.each(["/be/12/nothing", "/be/x/utgs", "/elsewhere", "/be/12/constructor"])("fetches nothing for %s", (path) =>
    expect(fetched(path)).toEqual([])
  )

  it("knows where the console was laid", () =>
    expect(fetched("/console/be/1/dashboard", "/console/")).toEqual(["modulepreload /console/assets/dashboard.js"]))
})
