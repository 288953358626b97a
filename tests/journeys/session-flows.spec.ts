import { expect, test } from "../support/browser.ts"
import { addingUser, creations, ready } from "../support/flows.ts"
import { button } from "../support/list-page.ts"
import { alerts, kept, userMenu } from "../support/parts.ts"
import { signIn, signInBeside } from "../support/sign-in.ts"

const people = { dana: /Dana Whitlock/u, agnes: /Agnes Holloway/u, ravi: /Ravi Natarajan/u } as const

const begun = creations.filter(({ title }) => ["Add a New Profile", "Upload Form", "New Installation"].includes(title))

for (const [who, flows] of [
  [people.dana, begun],
  [people.agnes, [addingUser]]
] as const)
  test(`a token that dies under ${flows.map(({ title }) => `"${title}"`).join(", ")}: the same user goes on where they were`, async ({
    page,
    context,
    faults,
    complaints
  }) => {
    complaints.expect(/status of 401/u)
    await signIn(page, flows[0]?.list ?? "", who)
    for (const flow of flows)
      await test.step(flow.title, async () => {
        const shown = await ready(page, flow)
        await faults.endToken((await kept(page, "accessToken")) ?? "")
        await button(shown, flow.submit).click()
        const expired = page.getByRole("alertdialog", { name: "Your session has expired" })
        await expect(expired).toBeVisible()
        await (await signInBeside(page, context, who)).close()
        await expect(expired).toHaveCount(0)
        await expect(shown.getByRole("alert"), "nothing asks for a sign-in any longer").toHaveCount(0)
        await expect(button(shown, flow.submit)).toBeEnabled()
        for (const [label, value] of flow.typed) await expect(shown.getByLabel(label).first()).toHaveValue(value)
        const sent = page.waitForResponse(
          (answer) =>
            answer.request().method() === flow.call.method && flow.call.path.test(new URL(answer.url()).pathname)
        )
        await button(shown, flow.submit).click()
        expect((await sent).ok()).toBe(true)
      })
  })

test("a token that dies under something typed, and someone else signs in: it is dropped, the page starts anew for them, and they are told", async ({
  page,
  context,
  faults,
  complaints
}) => {
  complaints.expect(/status of 401/u)
  const [, flow] = creations
  if (flow === undefined) throw new Error("There is no flow.")
  await signIn(page, flow.list, people.dana)
  const shown = await ready(page, flow)
  await faults.endToken((await kept(page, "accessToken")) ?? "")
  await button(shown, flow.submit).click()
  await (await signInBeside(page, context, people.ravi)).close()
  await expect(userMenu(page)).toHaveAccessibleName("User menu, ravi.natarajan")
  await expect(shown).toHaveCount(0)
  await expect(alerts(page)).toContainText(["Someone else signed in"])
})
