import { expect, it } from "vitest"
import { secretMask } from "./masked-secrets.ts"
import { sentRecord } from "./sent-record.ts"

it("a record is shown as it was sent: every field, in its own spelling, texts and numbers as they are", () => {
  const record = {
    ComponentId: "7",
    Unknown: { Deep: [1, "2", null] },
    config: ' { "a" : 1 } ',
    date: "/Date(1+0100)/"
  }
  expect(sentRecord(record)).toEqual(record)
})

it.each([
  [{ password: "p" }, { password: secretMask }],
  [{ a: [{ ApiKey: "k", note: "n" }] }, { a: [{ ApiKey: secretMask, note: "n" }] }],
  [
    { DeviceStatusDeviceKey0: "A1", deviceStatusDeviceKey5: null },
    { DeviceStatusDeviceKey0: secretMask, deviceStatusDeviceKey5: null }
  ],
  [{ config: '{"password":"p","port":1}' }, { config: `{"password":"${secretMask}","port":1}` }],
  [
    { manifest: JSON.stringify({ inner: '[{"pin":"1"}]' }) },
    { manifest: JSON.stringify({ inner: `[{"pin":"${secretMask}"}]` }) }
  ],
  [{ config: '{"password":"p"' }, { config: "(15 characters that are not JSON)" }]
])("of %j what the pages mask is masked, within texts too", (record, shown) => {
  expect(sentRecord(record)).toEqual(shown)
})

it("masks what a schema calls a secret", () => {
  expect(sentRecord({ config: '{"door":"7"}', door: 1 }, new Set(["door"]))).toEqual({
    config: `{"door":"${secretMask}"}`,
    door: secretMask
  })
})
