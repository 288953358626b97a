import { expect, test } from "../support/browser.ts"
import {
  agentPathIssue,
  existingUtg,
  field,
  list,
  making,
  makingOf,
  newUtg,
  only,
  open,
  utgPathIssue,
  verificationId,
  wizard
} from "../support/installation-wizard.ts"
import { bodiesOf, button, dialog, grid, keyTo, openList } from "../support/list-page.ts"
import { callsOf, links, toasts } from "../support/parts.ts"

const code = expect.stringMatching(/^[\w-]{21}$/u)
const agentOf = (installLocation = String.raw`c:\shift4\Shift4 Command Center\agent`) => ({
  installLocation,
  downloadLocation: "https://downloads.quillmark.example/agent/2.4.1.188/agent-setup.exe",
  agentVersion: "2.4.1.188"
})
const componentOf = (changes: object) => ({
  utgVersion: "5.0.0.3124",
  downloadLocation: "https://downloads.quillmark.example/utg/5.0.0.3124/utg-setup.exe",
  profileId: null,
  profileBusinessEntityId: null,
  runInstall: true,
  ...changes
})

interface SentBodies {
  readonly manifest: { readonly credentials: { readonly authenticationCode: string } }
}
const isSent = (body: unknown): body is SentBodies => typeof body === "object" && body !== null && "manifest" in body
const codeOf = (body: unknown): string => (isSent(body) ? body.manifest.credentials.authenticationCode : "")

test.describe("someone who edits installations", () => {
  test.use({ person: "curtis.vance", permissions: ["clipboard-write"] })

  test("creates one with a profile by mouse, in three calls, and gets its Verification ID [B2.inst-07 B3-37 B4-56 B4-57 B4-58 B7-36 B7-49 B9-05 B9-08 B9-10]", async ({
    page
  }) => {
    await openList(page, list)
    const calls = callsOf(page)
    const installations = await bodiesOf(page, "/businessentities/12/installations")
    const made = await bodiesOf(page, "/ephemeralUsers")
    await button(page, "New").click()
    await button(wizard(page), newUtg).click()
    await expect(field(page, "Installation Name")).toBeFocused()
    await expect(field(page, "UTG Install Location")).toHaveValue("c:\\shift4\\")
    await expect(field(page, "Agent Install Location")).toHaveValue("c:\\shift4\\Shift4 Command Center\\agent")
    await expect(button(wizard(page), "Create")).toBeDisabled()
    await field(page, "Installation Name").fill("Journey mouse")
    const profile = wizard(page).getByLabel("Profile")
    await profile.selectOption({ label: "Saltmarsh roastery" })
    const profileId = Number(await profile.inputValue())
    await button(wizard(page), "Create").click()

    await expect(verificationId(page)).toHaveText(/^[0-9A-F]{4} [0-9A-F]{4}$/u)
    expect(makingOf(calls)).toEqual(making)
    expect(installations.filter((body) => body !== null)).toEqual([
      {
        type: 10,
        businessEntityId: 12,
        manifest: {
          machine: { nickname: "Journey mouse" },
          agent: agentOf(),
          credentials: { authenticationCode: code },
          components: [
            componentOf({
              installLocation: "c:\\shift4\\",
              profileId,
              profileBusinessEntityId: expect.any(Number),
              tasks: [{ type: 5, instructions: { destination: 6 } }]
            })
          ]
        }
      }
    ])
    expect(made).toEqual([
      {
        authenticationCode: codeOf(installations.find((body) => body !== null)),
        applicationId: 4,
        lifespan: { type: 20, start: expect.any(String), end: expect.any(String) },
        roleMappings: [{ roleId: expect.any(Number), businessEntityId: 12 }],
        userSessions: [{ sessionToken: code }]
      }
    ])
    await button(wizard(page), "Copy").click()
    await expect(toasts(page)).toContainText(["The Verification ID has been copied to your clipboard."])
    const shown = await verificationId(page).innerText()
    await button(wizard(page), "Close").last().click()
    await only(page, "Journey mouse")
    await expect(grid(page)).toContainText("New UTG")
    await expect(grid(page)).toContainText(shown)
    await expect(grid(page)).toContainText("Saltmarsh roastery")
  })

  test("connects an existing UTG by keyboard alone [B2.inst-07 B7-49 B9-06 B9-09]", async ({ page }) => {
    await openList(page, list)
    const installations = await bodiesOf(page, "/businessentities/12/installations")
    const { keyboard } = page
    await keyTo(page, button(page, "New"))
    await keyboard.press("Enter")
    await keyTo(page, button(wizard(page), existingUtg))
    await keyboard.press("Enter")
    await expect(field(page, "Installation Name")).toBeFocused()
    await keyboard.type("Journey keys")
    await expect(wizard(page).getByLabel("Profile")).toHaveCount(0)
    await expect(field(page, "UTG Install Location")).toHaveValue("c:\\shift4\\utg2")
    await keyboard.press("Enter")
    await expect(verificationId(page)).toBeVisible()
    expect(installations.filter((body) => body !== null)).toEqual([
      {
        type: 30,
        businessEntityId: 12,
        manifest: {
          machine: { nickname: "Journey keys" },
          agent: agentOf(),
          credentials: { authenticationCode: code },
          components: [
            componentOf({
              installLocation: "c:\\shift4\\utg2",
              tasks: [{ type: 5, instructions: { destination: 10 } }]
            })
          ]
        }
      }
    ])
    await keyboard.press("Escape")
    await expect(wizard(page)).toBeHidden()
    await expect(button(page, "New")).toBeFocused()
  })

  test("says what is wrong with each path under its field, and with both together; Back keeps what was typed [B2.inst-07 B4-55 B5-59 B5-60 B5-61 B5-62]", async ({
    page
  }) => {
    await open(page, newUtg)
    const submit = button(wizard(page), "Create")
    const [name, utg, agent] = [
      field(page, "Installation Name"),
      field(page, "UTG Install Location"),
      field(page, "Agent Install Location")
    ]
    await name.fill("Journey paths")
    await expect(submit).toBeEnabled()
    await name.fill("")
    await expect(name).toHaveAccessibleDescription("This field is required.")
    await expect(submit).toBeDisabled()
    await name.fill("Journey paths")
    await utg.fill("shift4\\utg")
    await expect(utg).toHaveAccessibleDescription(utgPathIssue)
    await expect(submit).toBeDisabled()
    await agent.fill("c:agent")
    await expect(agent).toHaveAccessibleDescription(agentPathIssue)
    await expect(wizard(page).getByRole("alert")).toHaveText(`${utgPathIssue} ${agentPathIssue}`)
    await utg.fill("d:/gateway/")
    await expect(wizard(page).getByRole("alert")).toHaveCount(0)
    await expect(submit).toBeDisabled()
    await agent.fill("d:/agent")
    await expect(submit).toBeEnabled()

    await button(wizard(page), "Back").click()
    await button(wizard(page), existingUtg).click()
    await expect(name).toHaveValue("Journey paths")
    await expect(utg).toHaveValue("c:\\shift4\\utg2")
    await button(wizard(page), "Back").click()
    await button(wizard(page), newUtg).click()
    await expect(utg).toHaveValue("d:/gateway/")
    await expect(agent).toHaveValue("d:/agent")

    await button(wizard(page), "Cancel").click()
    const asking = dialog(page, "Unsaved Changes")
    await button(asking, "Continue Editing").click()
    await expect(name).toHaveValue("Journey paths")
    const installations = await bodiesOf(page, "/businessentities/12/installations")
    await submit.dblclick()
    await expect(verificationId(page)).toBeVisible()
    expect(installations.filter((body) => body !== null)).toEqual([
      {
        type: 10,
        businessEntityId: 12,
        manifest: {
          machine: { nickname: "Journey paths" },
          agent: agentOf("d:/agent"),
          credentials: { authenticationCode: code },
          components: [componentOf({ installLocation: "d:/gateway/", tasks: [] })]
        }
      }
    ])
  })

  test("each of the two links on the dashboard opens New at its form [B2.inst-05]", async ({ page }) => {
    await page.goto("/be/12/dashboard")
    for (const [label, path] of [
      [newUtg, "c:\\shift4\\"],
      [existingUtg, "c:\\shift4\\utg2"]
    ] as const) {
      await page.getByRole("main").getByRole("link", { name: label }).click()
      await expect(field(page, "UTG Install Location")).toHaveValue(path)
      await button(wizard(page), "Back").click()
      await button(wizard(page), "Cancel").click()
      await expect(wizard(page)).toBeHidden()
      await links(page).filter({ hasText: "Dashboard" }).click()
    }
  })
})
