import { maskedSecrets, secretMask } from "@command-center/domain/json/masked-secrets"
import { expect, it } from "vitest"
import { unmasked } from "./unmasked.ts"

const known = {
  adminPassword: "one",
  hosts: [
    { name: "a", token: "two" },
    { name: "b", token: "three" }
  ],
  plain: 1
}

it("gives masks that stayed their secrets back, also where entries moved", () => {
  expect(unmasked(maskedSecrets(known), known)).toEqual(known)
  expect(
    unmasked(
      {
        adminPassword: "new",
        hosts: [
          { name: "b", token: secretMask },
          { name: "a", token: secretMask }
        ]
      },
      known
    )
  ).toEqual({
    adminPassword: "new",
    hosts: [
      { name: "b", token: "three" },
      { name: "a", token: "two" }
    ]
  })
})

it("leaves a mask out below which there is no secret", () => {
  expect(unmasked({ plain: 2, other: { password: secretMask } }, known)).toEqual({ plain: 2, other: {} })
})
