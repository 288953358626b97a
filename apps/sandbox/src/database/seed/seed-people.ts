import type { InferInsertModel } from "drizzle-orm"
import type { Database } from "../schema.ts"
import { objectRoleMapping, permission, permissionMask, person, personRole, role } from "../schema-accounts.ts"
import type { SeedAccount } from "./accounts.ts"
import { insertRows } from "./insert.ts"
import { everything, people, permissions } from "./people.ts"
import type { Random } from "./random.ts"
import { firstNames, lastNames } from "./words.ts"

type Person = InferInsertModel<typeof person>
type Mask = InferInsertModel<typeof permissionMask>

const roles = [
  [10000, "Read Only"],
  [10001, "Manager"],
  [10002, "Technical Advisor"],
  [10003, "Technician"],
  [10004, "Help Desk Administrator"]
] as const

const permissionId = (key: (typeof everything)[number]): number => 500 + everything.indexOf(key)

const picture = (initials: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#2c5282"/><text x="32" y="40" font-family="sans-serif" font-size="24" fill="#fff" text-anchor="middle">${initials}</text></svg>`

/** The people of the sign-on page. */
const named = (now: Date): ReadonlyArray<Person> =>
  people.map((one, position) => ({
    id: 1001 + position,
    username: one.username,
    firstName: one.firstName,
    lastName: one.lastName,
    email: `${one.username}@quillmark.example`,
    emailAddressVerified: position % 5 !== 4,
    userType: 0,
    isActive: true,
    isLocked: false,
    isInitialUser: position % 7 === 6,
    businessEntityId: one.businessEntityId,
    image: one.hasPicture === true ? picture(`${one.firstName.charAt(0)}${one.lastName.charAt(0)}`) : null,
    signOnDescription: one.description,
    createdAt: now
  }))

/** Others who are in the user lists but can't sign in here: locked, inactive, system and temporary ones among them. */
const staff = (random: Random, accounts: ReadonlyArray<SeedAccount>, now: Date): ReadonlyArray<Person> =>
  Array.from({ length: 60 }, (_, position) => {
    const firstName = random.pick(firstNames)
    const lastName = random.pick(lastNames)
    const userType = position === 0 ? 1 : position < 4 ? 2 : position === 4 ? 7 : 0
    const username = `${firstName.charAt(0)}${lastName}${position}`.toLowerCase().replaceAll(/[^a-z0-9-]/gu, "")
    return {
      id: 1101 + position,
      username: userType === 1 ? "agent-service" : username,
      firstName,
      lastName,
      email: `${username}@${random.pick(["saltmarsh", "fennimore", "quillmark"])}.example`,
      emailAddressVerified: random.chance(0.8),
      userType,
      isActive: random.chance(0.85),
      isLocked: random.chance(0.1),
      isInitialUser: random.chance(0.2),
      businessEntityId: position < 12 ? 10 + (position % 7) : (accounts[random.int(0, accounts.length - 1)]?.id ?? 1),
      image: null,
      signOnDescription: null,
      createdAt: now
    }
  })

const masks = (): ReadonlyArray<Mask> =>
  people
    .flatMap((one, position) =>
      one.masks.flatMap((mask) =>
        mask.keys.map((key) => ({
          personId: 1001 + position,
          permissionId: permissionId(key),
          roleBusinessEntityIds: [...mask.accounts],
          reading: mask.reading,
          canView: mask.flags.includes("v"),
          canEdit: mask.flags.includes("e"),
          canDelete: mask.flags.includes("d"),
          isEnabled: mask.flags.includes("n"),
          canGrant: mask.flags.includes("g")
        }))
      )
    )
    .map((mask, position) => ({ id: position + 1, ...mask }))

/** Roles, permissions, people and their masks. */
export const seedPeople = async (
  db: Database,
  random: Random,
  accounts: ReadonlyArray<SeedAccount>,
  now: Date
): Promise<void> => {
  const everyone = [...named(now), ...staff(random, accounts, now)]
  await insertRows(
    db,
    role,
    roles.map(([id, name]) => ({ id, name }))
  )
  await insertRows(db, objectRoleMapping, [{ objectId: 1, objectTypeId: 7, roleId: 10003 }])
  await insertRows(
    db,
    permission,
    permissions.map(([key, name, description]) => ({ id: permissionId(key), key, name, description }))
  )
  await insertRows(db, person, everyone)
  await insertRows(
    db,
    personRole,
    everyone
      .filter((one) => one.userType === 0)
      .map((one, position) => ({
        personId: one.id ?? 0,
        roleId: people[position]?.roleId ?? 10000 + random.int(0, 4),
        businessEntityId: one.businessEntityId
      }))
  )
  await insertRows(db, permissionMask, masks())
}
