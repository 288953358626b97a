import { expect, it } from "vitest"
import { makeAncestry } from "../account/ancestors.ts"
import { sampleAccount } from "../account/sample-accounts.ts"
import { type Rights, rightsAt } from "../permission/rights.ts"
import { wishes } from "./wishes.ts"

const none = rightsAt({
  permissions: [],
  masks: [],
  ancestry: makeAncestry([sampleAccount({ id: 42, parentId: null })]),
  businessEntityId: 42
})
const offered = (given: Partial<Rights>) =>
  wishes(42, { ...none, ...given }).map(({ label, to, intent }) => [label, to, intent])

const install = ["Install and Connect a New UTG", "/be/42/installations", "install"]
const connect = ["Connect an existing UTG", "/be/42/installations", "connect"]
const installations = ["View My Installations", "/be/42/installations", undefined]
const schedule = ["Schedule a Task", "/be/42/utgs", "schedule"]
const utgs = ["View My UTGs", "/be/42/utgs", undefined]

it.each([
  [{}, []],
  [{ canViewInstallations: true }, [installations]],
  [{ canEditInstallations: true }, []],
  [{ canViewInstallations: true, canEditInstallations: true }, [install, connect, installations]],
  [{ canViewUtgs: true }, [utgs]],
  [{ canEditUtgs: true }, []],
  [{ canViewUtgs: true, canEditUtgs: true }, [schedule, utgs]]
])("whoever has %j is offered what they may do, and where it begins", (given, wanted) => {
  expect(offered(given)).toEqual(wanted)
})
