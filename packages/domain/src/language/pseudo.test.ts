import { expect, it } from "vitest"
import { pseudo } from "./pseudo.ts"

const catalogue = {
  save: "Save",
  separator: ", ",
  sentence: "The profile was created and can be assigned now.",
  named: (name: string, count: number) => `Delete ${name} and ${count} others`,
  parts: (names: ReadonlyArray<string>) => `Skipped: ${names.join(", ")}`,
  toast: (name: string) => ({ header: "Deleted", text: `${name} is gone` }),
  left: (count: string | null) => `${count ?? "Nothing"} is left`,
  lines: ["One", "Two"],
  groups: { first: "First" },
  limit: 5
}

it("is accented, a third longer and in brackets; what has no letters stays", () => {
  expect(pseudo(catalogue)).toMatchObject({
    save: "[Šáṽé ~~]",
    separator: ", ",
    sentence: "[Ţĥé þŕöƒîļé ŵáš çŕéáţéð áñð çáñ ƀé áššîĝñéð ñöŵ. ~~~~~~~~~~~~ ~~~]",
    lines: ["[Öñé ~]", "[Ţŵö ~]"],
    groups: { first: "[Ƒîŕšţ ~~]" },
    limit: 5
  })
})

it("keeps the facts that a sentence is made of", () => {
  const { named, parts, left, toast }: Partial<typeof catalogue> = { ...catalogue, ...pseudo(catalogue) }
  expect([named("Main Street", 2), parts(["a.b", "(c)"])]).toEqual([
    "[Ðéļéţé Main Street áñð 2 öţĥéŕš ~~~~~~~~~~]",
    "[Šķîþþéð: a.b, (c) ~~~~~~]"
  ])
  expect([named("", 2), left(null), left("7")]).toEqual([
    "[Ðéļéţé  áñð 2 öţĥéŕš ~~~~~~]",
    "[Ñöţĥîñĝ îš ļéƒţ ~~~~~]",
    "[7 îš ļéƒţ ~~~]"
  ])
  expect(toast("Main")).toEqual({ header: "[Ðéļéţéð ~~~]", text: "[Main îš ĝöñé ~~~~]" })
})
