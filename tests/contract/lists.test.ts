import { exportCsv } from "@command-center/api/management/exports"
import { listAccounts } from "@command-center/api/security/accounts"
import { unauthorized } from "@command-center/api/transport/api-error"
import { loadVersions } from "@command-center/api/versions"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { call, filterOf, listIn } from "@command-center/sandbox/src/testing.ts"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { documentedFields } from "../support/documented-fields.ts"
import { type DescribedList, describedLists, readList } from "./support/described-lists.ts"
import { type Estate, openEstate } from "./support/estate.ts"
import { wireOf } from "./support/wire-rows.ts"

const { root, chain, district, emptyMerchant } = knownAccounts

let estate: Estate
beforeAll(async () => {
  estate = await openEstate()
})
afterAll(() => estate.close())

const onTheWire = (list: DescribedList, account: number) => {
  const [method = "", path = ""] = list.line(account).split(" ")
  const request = { token: estate.token, path: path.slice(1) }
  const isQuery = method === "POST"
  return listIn(call(estate.sandbox, isQuery ? { ...request, method, body: filterOf() } : request), list.field)
}

const refused = (message: string, action: string | null) =>
  Result.fail({ _tag: "Refused", status: 403, statusText: "Forbidden", message, action })

describe.each(describedLists)("the list of $id", (list) => {
  const actions: Readonly<Record<string, string>> = {
    forms: "fetch Device Forms",
    users: "fetch users",
    installations: "fetch installation"
  }
  const action = actions[list.id] ?? null

  it("is asked for as the contract says, with every header of it", async () => {
    const [asked, ...more] = await estate.askedBy(() => estate.given(readList(list, chain.id)))
    const isQuery = asked?.line.startsWith("POST") === true
    expect({ line: asked?.line, body: asked?.body, more }).toEqual({
      line: list.line(chain.id),
      body: isQuery ? '"{\\"Predicates\\":[]}"' : "",
      more: []
    })
    expect(asked?.headers).toMatchObject({
      authorization: estate.token,
      "content-type": "application/json",
      clientid: "4",
      "request-envelope-version": "1",
      "response-envelope-version": "1"
    })
  })

  it("is read whole: every row of the wire, and every field of the console in some row", async () => {
    const { rows, unreadable } = await estate.given(readList(list, root.id))
    const wire = await onTheWire(list, root.id)
    expect(unreadable).toEqual({ count: 0, reasons: [] })
    expect(rows.map((row) => row[list.idField])).toEqual(wire.map((row) => row[list.idField]))
    expect(rows.length).toBeGreaterThan(0)
    const unsent = Object.keys(list.fields).filter((field) => rows.every((row) => row[field] === null))
    expect(unsent.filter((field) => !list.derived.includes(field))).toEqual([])
  })

  it("holds the rows of the account and of nothing beside or above it", async () => {
    const below = new Set((await estate.given(listAccounts(district.id))).rows.map(({ id }) => id))
    const accounts = list.id === "users" ? new Set([district.id]) : below
    const there = await onTheWire(list, district.id)
    expect(there.filter((row) => !accounts.has(Number(row["businessEntityId"])))).toEqual([])
    const everywhere = await onTheWire(list, list.id === "users" ? district.id : root.id)
    expect(there).toEqual(everywhere.filter((row) => accounts.has(Number(row["businessEntityId"]))))
  })

  it("is empty where the account has nothing; its one person aside", async () => {
    const { rows, unreadable } = await estate.given(readList(list, emptyMerchant.id))
    expect(unreadable.count).toBe(0)
    expect(rows.map((row) => row["username"])).toEqual(list.id === "users" ? ["jonas.weber"] : [])
  })

  it("is refused outside of one's accounts, without the right, and without a valid token", async () => {
    const neighbour = await estate.tokenOf("hannah.zielinski")
    expect(await estate.outcome(readList(list, chain.id), neighbour)).toEqual(
      refused(`The account ${chain.id} is outside of your accounts.`, action)
    )
    const nobody = await estate.tokenOf("ivy.castellano")
    expect(await estate.outcome(readList(list, chain.id), nobody)).toMatchObject(
      Result.fail({ _tag: "Refused", status: 403, action })
    )
    expect(await estate.outcome(readList(list, chain.id), "made-up")).toEqual(Result.fail(unauthorized))
    const [, path = ""] = list.line(chain.id).split(" ")
    expect((await call(estate.sandbox, { path: path.slice(1) })).status).toBe(401)
  })
})

it.each(documentedFields)(
  "the fields that the documents name are read of $id [B3-01 B3-02 B3-03 B3-04 B3-05 B3-06 B3-07 B3-23 B3-25 B3-29 B3-31 B3-32]",
  async ({ id, fields }) => {
    const list = describedLists.find((each) => each.id === id)
    if (list === undefined) throw new Error(`Nothing reads ${id}.`)
    const { rows } = await estate.given(readList(list, root.id))
    expect(fields.filter((name) => rows.every((row) => (row[name] ?? null) === null))).toEqual([])
  }
)

describe("an export", () => {
  const lines = (csv: string) => csv.trimEnd().split("\r\n")

  it.each(["utgs", "devices", "tasks"] as const)("of %s is a CSV with a line for every row", async (list) => {
    const [asked] = await estate.askedBy(async () => {
      const file = await estate.given(exportCsv(list, chain.id))
      const [header = "", ...rows] = lines(await file.text())
      const described = describedLists.find(({ id }) => id === list)
      const wire = described === undefined ? [] : await onTheWire(described, chain.id)
      expect([file.type.split(";")[0], rows.length]).toEqual(["text/csv", wire.length])
      const idAt = header.split(",").indexOf(wireOf[list].id)
      expect(rows.every((row) => row.split(",").length >= header.split(",").length)).toBe(true)
      expect(header.split(",")).toEqual(Object.keys(wire[0] ?? {}))
      expect(idAt).toBeGreaterThanOrEqual(0)
    })
    expect([asked?.line, asked?.body]).toEqual([
      `POST /management/businessentities/${chain.id}/${wireOf[list].path}/query/csv`,
      '"{\\"Predicates\\":[]}"'
    ])
  })

  it("is refused outside of one's accounts", async () => {
    const neighbour = await estate.tokenOf("hannah.zielinski")
    expect(await estate.outcome(exportCsv("tasks", chain.id), neighbour)).toEqual(
      refused(`The account ${chain.id} is outside of your accounts.`, null)
    )
  })
})

describe("the versions", () => {
  it.each(["agent", "utg"] as const)(
    "of %s come without any header of the services, 'track ga' first, one generally available besides",
    async (component) => {
      const [asked] = await estate.askedBy(async () => {
        const products = await estate.given(loadVersions(component))
        expect(products[0]?.version).toBe("track ga")
        expect(products.slice(1).filter((product) => product.generalAvailability).length).toBe(1)
        expect(products.every((product) => URL.canParse(product.downloadLocation))).toBe(true)
      })
      expect(asked?.line.replace(/\d+$/u, "now")).toBe(`GET /versions/${component}.json?t=now`)
      expect([asked?.headers.authorization, asked?.headers["clientid"], asked?.headers["content-type"]]).toEqual([
        undefined,
        undefined,
        undefined
      ])
    }
  )
})
