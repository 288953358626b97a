import { describe, expect, it } from "vitest"
import {
  deviceModels,
  deviceTypeId,
  deviceTypeName,
  encryptionDeviceTypes,
  isBlockedForUpload,
  uploadableDeviceTypes,
  uploadTypesOf
} from "./device-type.ts"

describe("device models", () => {
  it("have ids from 0 (Unknown) to 29 [B9-32]", () => {
    expect([deviceModels.length, deviceModels[0], deviceTypeId("link2500", [])]).toEqual([30, "Unknown", 29])
  })

  it("0 to 14 are in order [B9-34]", () => {
    expect(deviceModels.slice(0, 15).join(" ")).toBe(
      "Unknown ipp320 ipp350 isc250 isc480 iup250 iwl220 iwl250 iwl252 iwl228 iwl258 icm122 imp322 imp352 imp627"
    )
  })

  it("15 to 29 are in order [B9-35]", () => {
    expect(deviceModels.slice(15).join(" ")).toBe(
      "imp657 mx915 mx925 mx915p2pe mx925p2pe vx520 vx805 vx820 e355 paxs300 paxbroadpos lane3000 lane5000 lane7000 link2500"
    )
  })

  it("share ids with their aliases [B9-33]", () => {
    expect(["ict220", "ict250", "paxs80", "PAXS80", "nonesuch"].map((name) => deviceTypeId(name, []))).toEqual([
      6,
      7,
      24,
      24,
      null
    ])
  })

  it("are named by the service's list where it has the code [B9-36 B3-24]", () => {
    const schemas = [{ key: "1", name: "Ingenico iPP320" }]
    const names = [
      deviceTypeName(1, []),
      deviceTypeName(1, schemas),
      deviceTypeName(2, schemas),
      deviceTypeName(99, [])
    ]
    expect(names).toEqual(["ipp320", "Ingenico iPP320", "ipp350", "Unknown device type 99"])
  })

  it("are known by the service's names and keys before the built-in table [B9-36]", () => {
    const schemas = [
      { key: " 31 ", name: "Lane 8000" },
      { key: "ipp350", name: "iSC250" },
      { key: "desk1500", name: "Desk 1500" },
      { key: "32nd", name: "Not a code" }
    ]
    const names = ["Not a code", "lane 8000", "31", " ISC250 ", "ipp350", "ipp320", "desk1500", "Desk 1500", "isc480"]
    expect(names.map((name) => deviceTypeId(name, schemas))).toEqual([null, 31, 31, 2, 2, 1, null, null, 4])
  })

  it("are named by a list that is keyed by the models' names, a key of its code first [B9-36]", () => {
    const named = [
      { key: "IPP320 ", name: "by name" },
      { key: "ict220", name: "an alias" },
      { key: "desk1500", name: "not a model" }
    ]
    const coded = [...named, { key: " 1", name: "by code" }]
    expect([
      deviceTypeName(1, named),
      deviceTypeName(1, coded),
      deviceTypeName(6, named),
      deviceTypeName(30, named)
    ]).toEqual(["by name", "by code", "iwl220", "Unknown device type 30"])
  })

  it("that the service gives another code have that, and their own goes to whom it gives it [B9-36]", () => {
    const schemas = [
      { key: "6", name: "iwl220" },
      { key: "40", name: "ICT220" },
      { key: "41", name: "ipp320" },
      { key: "2", name: "isc250" },
      { key: "05", name: "Desk" }
    ]
    const names = ["iwl220", "ict220", "ipp320", "isc250", "ipp350", "iup250", "desk", "isc480"]
    expect(names.map((name) => deviceTypeId(name, schemas))).toEqual([6, 40, 41, 2, null, 5, 5, 4])
    expect([6, 40, 41, 2, 5, 4].map((code) => deviceTypeName(code, schemas))).toEqual([
      "iwl220",
      "ICT220",
      "ipp320",
      "isc250",
      "Desk",
      "isc480"
    ])
  })

  it("are named by the table where the service has the code without a name [B3-24 B9-36]", () => {
    const schemas = [
      { key: "1", name: "" },
      { key: "2", name: "2" },
      { key: "30", name: " " }
    ]
    expect([1, 2, 30].map((code) => deviceTypeName(code, schemas))).toEqual([
      "ipp320",
      "ipp350",
      "Unknown device type 30"
    ])
    expect(uploadTypesOf(schemas).filter(({ name }) => name.trim() === "")).toEqual([])
  })

  it("of point-to-point encryption are three [A9-13 B9-31]", () => {
    expect(encryptionDeviceTypes).toEqual(["mx915p2pe", "mx925p2pe", "paxbroadpos"])
  })

  it("leave Unknown and those out of the upload list [B5-13]", () => {
    const left = deviceModels.filter((model) => !uploadableDeviceTypes.some(({ name }) => name === model))
    expect(left).toEqual(["Unknown", "mx915p2pe", "mx925p2pe", "paxbroadpos"])
    expect([0, 1, 17, 18, 19, 20, 25, 29, 30].filter((code) => isBlockedForUpload(code, []))).toEqual([0, 18, 19, 25])
  })

  it("have the service's names and additions in the upload list, in the order of their codes [B5-13 B9-36]", () => {
    const schemas = [
      { key: "40", name: "Desk 1500" },
      { key: "31", name: "Lane 8000" },
      { key: "18", name: "MX 915 encrypted" },
      { key: "isc250", name: "iSC250" },
      { key: "unheard", name: "No code" }
    ]
    const renamed = uploadableDeviceTypes.map((type) => (type.code === 3 ? { code: 3, name: "iSC250" } : type))
    expect(uploadTypesOf(schemas)).toEqual([
      ...renamed,
      { code: 31, name: "Lane 8000" },
      { code: 40, name: "Desk 1500" }
    ])
  })
  it("that are blocked are so by the code that the service gives them [B5-13 B9-36]", () => {
    const schemas = [
      { key: "42", name: "MX915p2pe" },
      { key: "18", name: "lane9000" },
      { key: "43", name: "paxbroadpos" },
      { key: "19", name: "MX 925 encrypted" }
    ]
    const offered = uploadTypesOf(schemas)
    expect(offered.filter(({ code }) => [18, 19, 25, 42, 43].includes(code))).toEqual([{ code: 18, name: "lane9000" }])
    expect([18, 19, 42, 43].map((code) => isBlockedForUpload(code, schemas))).toEqual([false, true, true, true])
    const byKey = [{ key: "mx925p2pe", name: "lane3000" }]
    expect([isBlockedForUpload(19, byKey), isBlockedForUpload(26, byKey)]).toEqual([true, false])
  })

  it("are offered for upload once, under the code that the service gives them [B5-13 B9-36]", () => {
    const offered = uploadTypesOf([
      { key: "41", name: "ipp320" },
      { key: "2", name: "isc250" }
    ])
    expect(offered.filter(({ name }) => ["ipp320", "ipp350", "isc250"].includes(name))).toEqual([
      { code: 2, name: "isc250" },
      { code: 41, name: "ipp320" }
    ])
  })
})
