import { describe, expect, it } from "vitest"
import {
  deviceModels,
  deviceTypeId,
  deviceTypeName,
  encryptionDeviceTypes,
  uploadableDeviceTypes
} from "./device-type.ts"

describe("device models", () => {
  it("have ids from 0 (Unknown) to 29 [B9-32]", () => {
    expect([deviceModels.length, deviceModels[0], deviceTypeId("link2500")]).toEqual([30, "Unknown", 29])
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
    expect(["ict220", "ict250", "paxs80", "PAXS80", "nonesuch"].map((name) => deviceTypeId(name))).toEqual([
      6,
      7,
      24,
      24,
      null
    ])
  })

  it("are named by the service's list where it has the code [B9-36 B3-24]", () => {
    const schemas = [{ key: "1", name: "Ingenico iPP320" }]
    expect([deviceTypeName(1), deviceTypeName(1, schemas), deviceTypeName(2, schemas), deviceTypeName(99)]).toEqual([
      "ipp320",
      "Ingenico iPP320",
      "ipp350",
      "Unknown device type 99"
    ])
  })

  it("of point-to-point encryption are three [A9-13 B9-31]", () => {
    expect(encryptionDeviceTypes).toEqual(["mx915p2pe", "mx925p2pe", "paxbroadpos"])
  })

  it("leave Unknown and those out of the upload list [B5-13]", () => {
    const left = deviceModels.filter((model) => !uploadableDeviceTypes.some(({ name }) => name === model))
    expect(left).toEqual(["Unknown", "mx915p2pe", "mx925p2pe", "paxbroadpos"])
  })
})
