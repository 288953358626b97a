import { expect, it } from "vitest"
import { utgOfTask } from "./task-utg.ts"

it("tells the UTG of a task from another of its name, as far as its row does", () => {
  expect([
    utgOfTask({ componentNickname: "Gift Shop 8", componentMerchant: "Tern Island", componentLocation: "Pier 4" }),
    utgOfTask({ componentNickname: "Gift Shop 8", componentMerchant: "", componentLocation: null }),
    utgOfTask({ componentNickname: null, componentMerchant: "Tern Island", componentLocation: null })
  ]).toEqual(["Gift Shop 8, Tern Island, Pier 4", "Gift Shop 8", "Tern Island"])
})
