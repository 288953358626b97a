import { expect, test } from "../support/browser.ts"
import { displaying, openList } from "../support/list-page.ts"

test.use({ person: "dana.whitlock" })

test("the account of the address decides whose rows every screen asks for and shows, and all of it comes from the services [A1-05 B1-01]", async ({
  page
}) => {
  const asked: Array<string> = []
  const elsewhere: Array<string> = []
  page.on("request", (request) => {
    const isData = ["fetch", "xhr"].includes(request.resourceType())
    const { pathname } = new URL(request.url())
    if (isData && !/^\/(?:management|security|sso|versions)\/|^\/config\.json$/u.test(pathname))
      elsewhere.push(pathname)
    const account = /\/businessentities\/(\d+)\/([A-Za-z]+)/u.exec(request.url())
    if (account !== null) asked.push(`${account[1]} ${account[2]}`)
  })
  for (const [path, list] of [
    ["utgs", "components"],
    ["devices", "devices"],
    ["forms", "componentDeviceForms"],
    ["users", "users"],
    ["profiles", "componentProfiles"],
    ["installations", "installations"]
  ] as const) {
    const shown: Array<string> = []
    for (const account of [12, 1]) {
      asked.length = 0
      await openList(page, `/be/${account}/${path}`)
      expect(new Set(asked)).toEqual(new Set([`${account} ${list}`]))
      shown.push(await displaying(page).innerText())
    }
    expect(new Set(shown).size, `${path}: two accounts, two lists`).toBe(2)
  }
  expect(elsewhere).toEqual([])
})
