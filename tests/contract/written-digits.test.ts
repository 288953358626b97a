import { loadComponentConfig, saveComponentConfig } from "@command-center/api/management/component-configs"
import { loadList } from "@command-center/api/management/lists"
import { createProfile, loadProfile, updateProfile } from "@command-center/api/management/profiles"
import { createTemplate, updateTemplate } from "@command-center/api/management/template-changes"
import { loadTemplate, mergeTemplate } from "@command-center/api/management/templates"
import { withConfig } from "@command-center/domain/component-config/component-config"
import { entriesOfKind, withoutEntry } from "@command-center/domain/component-config/config-entry"
import { withEntryOf } from "@command-center/domain/component-config/entry-form"
import { withGlobalForm } from "@command-center/domain/component-config/global-settings"
import { type JsonObject, jsonField, withFields } from "@command-center/domain/json/json-field"
import { jsonIn } from "@command-center/domain/json/json-text"
import { cloneProfileBody, profileUpdateBody } from "@command-center/domain/profile/profile-change"
import { changedTemplate, newTemplate } from "@command-center/domain/template/template-draft"
import { type UtgRow, utgFields } from "@command-center/domain/utg/utg"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.region.id
const first = '{"cdType":1,"listenPort":4001,"serial":9007199254740993}'
const second = '{"cdType":1,"listenPort":4002,"serial":18446744073709551615,"rate":1.10}'
const device = '{"deviceType":3,"taskDesc":"Lane","serial":12345678901234567890}'
const rest = '"extra":{"big":1234567890123456789,"list":[0.10,{"at":1E5}]}'
const textWith = (name: string, interfaces: ReadonlyArray<string>, devices: ReadonlyArray<string>): string =>
  `{"utgGlobal":{"siteName":"${name}"},${rest},"apiInterfaceConfig":{"apiInterface":[${interfaces.join(",")}]},` +
  `"deviceConfig":{"device":[${devices.join(",")}]}}`
const text = textWith("A", [first, second], [device])
const renamed: JsonObject = { utgGlobal: { siteName: "B" } }

let estate: Estate
let utg: UtgRow
beforeAll(async () => {
  estate = await openEstate()
  const { rows } = await estate.given(loadList({ call: "utgs", fields: utgFields }, account))
  const [found] = rows
  if (found === undefined) throw new Error("There is no UTG.")
  utg = found
})
afterAll(() => estate.close())

const machine = () => utg.machinePermanentId ?? ""
const readConfig = () => estate.given(loadComponentConfig(account, machine(), utg.componentPermanentId))
const put = (json: JsonObject) => estate.given(saveComponentConfig(account, machine(), utg.componentPermanentId, json))
const textOf = ({ json }: { readonly json: JsonObject }) => jsonField(json, "config")
const globalWith = (config: unknown) => ({ ...Object(config), ...renamed })

describe("what the service stores keeps all digits of what was not touched", () => {
  it("of a UTG's configuration where settings, an API interface or a device change", async () => {
    const stored = async (change: (config: unknown) => unknown) => {
      const before = await readConfig()
      await put(withFields(before.json, { config: text }))
      const read = await readConfig()
      expect(textOf(read)).toBe(text)
      await put(withConfig(read, change(read.config)))
      return textOf(await readConfig())
    }
    expect(await stored((config) => withGlobalForm(config, globalWith(config)))).toBe(
      textWith("B", [first, second], [device])
    )
    const without = (kind: "apiInterface" | "device") => (config: unknown) => {
      const [entry] = entriesOfKind(config, kind)
      return entry === undefined ? config : Result.getOrThrow(withoutEntry(config, entry))
    }
    expect(await stored(without("apiInterface"))).toBe(textWith("A", [second], [device]))
    expect(await stored(without("device"))).toBe(textWith("A", [first, second], []))
    const edited = await stored((config) => {
      const [entry] = entriesOfKind(config, "device")
      if (entry === undefined) throw new Error("There is no device.")
      const form = { kind: "device" as const, made: Object(entry.json), replaces: entry }
      return Result.getOrThrow(withEntryOf(config, form, { ...Object(entry.json), taskDesc: "Kiosk" }, () => "new"))
    })
    expect(edited).toBe(textWith("A", [first, second], [device.replace("Lane", "Kiosk")]))
  })

  it("of a profile that is changed in a form, typed as JSON or cloned", async () => {
    const profile = { name: "Digits", businessEntityId: account, type: 1, config: text } as const
    const id = await estate.given(createProfile(account, profile))
    const read = await estate.given(loadProfile(account, id))
    const clone = await estate.given(createProfile(account, cloneProfileBody(read, "Digits 2", account)))
    expect(textOf(await estate.given(loadProfile(account, clone)))).toBe(text)
    await estate.given(updateProfile(account, id, profileUpdateBody(read, globalWith(read.config))))
    const changed = await estate.given(loadProfile(account, id))
    expect(textOf(changed)).toBe(textWith("B", [first, second], [device]))
    const typed = text.replace("9007199254740993", "9007199254740992").replace("0.10", "98765432109876543210")
    await estate.given(updateProfile(account, id, profileUpdateBody(changed, jsonIn(typed), [typed])))
    expect(textOf(await estate.given(loadProfile(account, id)))).toBe(typed)
  })

  it("of a config template, typed, and merged over a UTG's configuration", async () => {
    const { id } = await estate.given(createTemplate(newTemplate(account, "Digits")))
    const { object } = await estate.given(loadTemplate(account, id))
    const over = '{"extra":{"big":98765432109876543210}}'
    await estate.given(updateTemplate(account, id, changedTemplate(object, { name: "Digits", text: over })))
    expect(jsonField((await estate.given(loadTemplate(account, id))).object, "config")).toBe(over)
    await put(withFields((await readConfig()).json, { config: text }))
    await estate.given(mergeTemplate(account, id, utg.componentId))
    expect(textOf(await readConfig())).toBe(text.replace("1234567890123456789,", "98765432109876543210,"))
  })
})
