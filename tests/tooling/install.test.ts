import { describe, expect, it } from "vitest"
import { scratchRepository } from "./support/scratch-repository.ts"

type Packages = Readonly<Record<string, { version?: string; link?: boolean; optional?: boolean }>>

const wanted: Packages = {
  "": { version: "0.1.0" },
  "packages/domain": { version: "0.1.0" },
  "node_modules/@command-center/domain": { link: true },
  "node_modules/effect": { version: "4.1.0" },
  "node_modules/ky": { version: "1.14.3" },
  "apps/sandbox/node_modules/drizzle-orm": { version: "0.45.4" },
  "node_modules/only-on-mac": { version: "2.3.3", optional: true }
}
const nested = { "apps/sandbox/node_modules/drizzle-orm": { version: "0.45.4" } }
const installed: Packages = {
  "node_modules/effect": { version: "4.1.0" },
  "node_modules/ky": { version: "1.14.3" },
  ...nested
}

const isInstalled = async (there: string | Packages | null, ofWorkspace = Object.keys(nested)): Promise<string> => {
  const text = typeof there === "string" ? there : JSON.stringify({ packages: there })
  await using repository = await scratchRepository({
    "package-lock.json": JSON.stringify({ packages: wanted }),
    ...Object.fromEntries(ofWorkspace.map((path) => [`${path}/package.json`, "{}"])),
    ...(there === null ? {} : { "node_modules/.package-lock.json": text })
  })
  return (await repository.call("install", "isInstalled")).out.trim()
}

describe("whether the packages are installed", () => {
  it("is so when every package of the lock file is there, links and other systems' packages aside", async () => {
    expect(await isInstalled(installed)).toBe("true")
  })

  it.each<readonly [string, string | Packages | null]>([
    ["nothing is there", null],
    ["the record of what is there is broken", "{"],
    [
      "a package of a workspace is missing",
      { "node_modules/effect": { version: "4.1.0" }, "node_modules/ky": { version: "1.14.3" } }
    ],
    ["a package is missing", { ...nested, "node_modules/effect": { version: "4.1.0" } }],
    ["a package has another version", { ...installed, "node_modules/ky": { version: "1.14.2" } }]
  ])("is not so when %s", async (_, there) => {
    expect(await isInstalled(there)).toBe("false")
  })

  it("is not so when the folder of a workspace was removed, which the record at the root does not tell", async () => {
    expect(await isInstalled(installed, [])).toBe("false")
  })
})
