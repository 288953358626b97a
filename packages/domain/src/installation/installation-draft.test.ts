import { describe, expect, it } from "vitest"
import { isInstallPath } from "./install-path.ts"
import {
  defaultInstallationDraft,
  type InstallationDraft,
  installationIssues,
  installPathsText
} from "./installation-draft.ts"

const utgMessage = "The UTG Install Location provided is not a valid path."
const agentMessage = "The Agent Install Location provided is not a valid path."
const named = (change: Partial<InstallationDraft>): InstallationDraft => ({
  ...defaultInstallationDraft(10),
  name: "Front Desk PC",
  ...change
})

describe("a new installation as its dialog opens", () => {
  it("for a new UTG (10) [B9-08 B9-10]", () => {
    expect(defaultInstallationDraft(10)).toEqual({
      kind: 10,
      name: "",
      utgInstallLocation: "c:\\shift4\\",
      agentInstallLocation: "c:\\shift4\\Shift4 Command Center\\agent",
      profile: null
    })
  })

  it("for an existing UTG (30) [B9-09 B9-10]", () => {
    expect(defaultInstallationDraft(30)).toEqual({
      kind: 30,
      name: "",
      utgInstallLocation: "c:\\shift4\\utg2",
      agentInstallLocation: "c:\\shift4\\Shift4 Command Center\\agent",
      profile: null
    })
  })
})

describe("what keeps an installation from being created", () => {
  it.each(["", " ", "\t"])("is the name %j [B4-55]", (name) => {
    expect(installationIssues(named({ name }))).toEqual([{ field: "name", message: "This field is required." }])
  })

  it("is a bad path, and both at once [B4-55 B5-60 B5-61]", () => {
    expect([
      installationIssues(named({ utgInstallLocation: "shift4" })),
      installationIssues(named({ agentInstallLocation: "" })),
      installationIssues(named({ name: "", utgInstallLocation: "c", agentInstallLocation: "c:" }))
    ]).toEqual([
      [{ field: "utgInstallLocation", message: utgMessage }],
      [{ field: "agentInstallLocation", message: agentMessage }],
      [
        { field: "name", message: "This field is required." },
        { field: "utgInstallLocation", message: utgMessage },
        { field: "agentInstallLocation", message: agentMessage }
      ]
    ])
  })

  it("is nothing once the name is there, for either kind", () => {
    expect([
      installationIssues(named({})),
      installationIssues({ ...defaultInstallationDraft(30), name: "Bar PC" })
    ]).toEqual([[], []])
  })

  it("is said in one text where both paths are bad [B5-62]", () => {
    const [utgInstallLocation, agentInstallLocation] = ["1:\\utg", "c:agent"]
    expect([
      installPathsText(named({ name: "" })),
      installPathsText(named({ utgInstallLocation })),
      installPathsText(named({ agentInstallLocation })),
      installPathsText(named({ name: "", utgInstallLocation, agentInstallLocation }))
    ]).toEqual([null, utgMessage, agentMessage, `${utgMessage} ${agentMessage}`])
  })
})

describe("an install path", () => {
  it.each([
    "c:\\shift4\\",
    "C:/shift4/utg2",
    "z:\\a",
    "Z:/a/b\\c/",
    "c:\\shift4\\Shift4 Command Center\\agent",
    "d:\\Über.Ordner\\(x86)",
    "c:\\...x\\.y"
  ])("may be %j [B5-59]", (path) => expect(isInstallPath(path)).toBe(true))

  it.each([
    "",
    "c",
    "c:",
    "c:\\",
    "c:/",
    "cc:\\a",
    "1:\\a",
    "é:\\a",
    "\u212a:\\a",
    "\\\\server\\share",
    "/usr/local",
    "c:a\\b",
    " c:\\a",
    "c:\\\\a",
    "c:\\a\\\\b",
    "c:\\a\\/",
    "c:\\a:b",
    "c:\\a*",
    "c:\\a?",
    'c:\\a"b',
    "c:\\a<b",
    "c:\\a>b",
    "c:\\a|b",
    "c:\\a\nb",
    "c:\\a\n",
    "c:\\a\u0085",
    "c:\\..\\windows",
    "c:\\a/./b",
    "c:\\a\\..",
    "c:\\a\\ . ",
    "c:\\ "
  ])("may not be %j [B5-59]", (path) => expect(isInstallPath(path)).toBe(false))
})
