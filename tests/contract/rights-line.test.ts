import { listAccounts } from "@command-center/api/security/accounts"
import { listMasks, listPermissions } from "@command-center/api/security/permissions"
import { makeAncestry } from "@command-center/domain/account/ancestors"
import { explainRights } from "@command-center/domain/permission/explain-rights"
import { rightsAt } from "@command-center/domain/permission/rights"
import { rightsLine } from "@command-center/domain/permission/rights-line"
import { subjectsOfRights } from "@command-center/domain/permission/subject"
import { afterAll, beforeAll, expect, it } from "vitest"
import { rightsReport } from "../../scripts/operator/rights/rights-report.ts"
import { run } from "../../scripts/operator/rights.ts"
import { type Desk, openDesk } from "../scripts/support/desk.ts"

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const byNumber = (one: number, other: number): number => one - other

const wanted = { people: 20, accounts: 30 } as const

it("says of everybody at many accounts what the rights program says", async () => {
  const { given, sandbox } = desk.estate
  const { rows: accounts } = await given(listAccounts(1))
  const { rows: permissions } = await given(listPermissions())
  const ancestry = makeAncestry(accounts)
  const step = Math.max(1, Math.floor(accounts.length / wanted.accounts))
  const asked = accounts.filter((_, index) => index % step === 0).slice(0, wanted.accounts)
  const people = sandbox.people.slice(0, wanted.people)
  const verdicts = new Set<string>()
  for (const [index, person] of people.entries()) {
    const { rows: masks } = await given(listMasks(person.id))
    for (const { id: businessEntityId } of asked) {
      const question = { permissions, masks, ancestry, businessEntityId }
      const told = rightsReport(explainRights(question), permissions, ancestry)
      const flags = rightsAt(question)
      const drawn = subjectsOfRights.flatMap((subject) => {
        const line = rightsLine(question, subject)
        const grants = line.accounts.flatMap(({ id, name, masks: there }) =>
          there.filter(({ ignored }) => ignored === null).map(({ mask }) => ({ mask, at: { id, name } }))
        )
        expect([line.canView, line.canEdit]).toEqual([flags[`canView${subject}`], flags[`canEdit${subject}`]])
        expect(line.accounts.at(-1)?.id).toBe(businessEntityId)
        return (["canView", "canEdit"] as const).map((flag) => ({
          right: `${flag}${subject}`,
          isGranted: line[flag],
          at: grants
            .filter(({ mask }) => mask[flag])
            .map(({ at }) => at.id)
            .sort(byNumber)
        }))
      })
      verdicts.add(JSON.stringify(drawn))
      expect(drawn).toEqual(
        told.rights.map(({ right, isGranted, grants }) => ({
          right,
          isGranted,
          at: grants.map(({ grantedAt }) => grantedAt.id).sort(byNumber)
        }))
      )
      const ignoredHere = subjectsOfRights.flatMap((subject) => {
        const { accounts: line, elsewhere } = rightsLine(question, subject)
        return [...line.flatMap((each) => each.masks), ...elsewhere].flatMap(({ ignored }) => ignored ?? [])
      })
      expect(ignoredHere.sort()).toEqual(
        told.ignored.flatMap(({ reason }) => (reason === "unknown permission" ? [] : [reason])).sort()
      )
    }
    // The program itself: it reads for itself, and comes to the same, each time at other accounts.
    for (const place of [asked[index % asked.length], asked[(index * 7 + 11) % asked.length]].map(
      (at) => at?.id ?? 0
    )) {
      const { out } = await desk.run(run, [String(person.id), "--account", String(place), "--json"])
      const told = rightsReport(
        explainRights({ permissions, masks, ancestry, businessEntityId: place }),
        permissions,
        ancestry
      )
      expect(JSON.parse(out)).toMatchObject(JSON.parse(JSON.stringify(told)))
    }
  }
  expect([people.length, asked.length, verdicts.size > 4]).toEqual([sandbox.people.length, wanted.accounts, true])
})
