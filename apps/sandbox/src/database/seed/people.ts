import { knownAccounts as at } from "./known.ts"

export type PermissionKey =
  | "UtgServices"
  | "Machines"
  | "Devices"
  | "DeviceForms"
  | "UtgConfigurations"
  | "UtgInstallations"
  | "Users"

export const permissions: ReadonlyArray<readonly [key: PermissionKey, name: string, description: string]> = [
  ["UtgServices", "UTG Services", "UTGs and config templates"],
  ["Machines", "Machines", "Machines and their tasks"],
  ["Devices", "Devices", "Card devices"],
  ["DeviceForms", "Device Forms", "Forms shown by card devices"],
  ["UtgConfigurations", "UTG Configurations", "Configuration profiles"],
  ["UtgInstallations", "UTG Installations", "Installation packages"],
  ["Users", "Users", "People of an account"]
]
export const everything: ReadonlyArray<PermissionKey> = permissions.map(([key]) => key)

/** Letters of the flags: v view, e edit, d delete, n enabled, g grant. */
interface SeedMask {
  readonly keys: ReadonlyArray<PermissionKey>
  readonly accounts: ReadonlyArray<number>
  readonly flags: string
  readonly reading: "flags" | "level"
}

export interface SeedPerson {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly businessEntityId: number
  readonly roleId: number
  readonly description: string
  readonly masks: ReadonlyArray<SeedMask>
  readonly hasPicture?: boolean
}

const flags = (keys: ReadonlyArray<PermissionKey>, letters: string, ...accounts: number[]): SeedMask => ({
  keys,
  accounts,
  flags: letters,
  reading: "flags"
})
const level = (keys: ReadonlyArray<PermissionKey>, letters: string, ...accounts: number[]): SeedMask => ({
  ...flags(keys, letters, ...accounts),
  reading: "level"
})
const person = (
  name: string,
  businessEntityId: number,
  roleId: number,
  description: string,
  ...masks: ReadonlyArray<SeedMask>
): SeedPerson => {
  const [firstName = "", lastName = ""] = name.split(" ")
  return {
    username: name.toLowerCase().replace(" ", "."),
    firstName,
    lastName,
    businessEntityId,
    roleId,
    description,
    masks
  }
}

const readOnly = 10000
const manager = 10001
const advisor = 10002
const technician = 10003
const helpDesk = 10004
const others = (...without: PermissionKey[]) => everything.filter((key) => !without.includes(key))

/** Who the sign-on page offers, with what they may do; between them every kind of mask. */
export const people: ReadonlyArray<SeedPerson> = [
  {
    ...person(
      "Dana Whitlock",
      at.root.id,
      manager,
      "Operator: sees and edits everything, everywhere",
      flags(everything, "vedng", at.root.id)
    ),
    hasPicture: true
  },
  person("Ravi Natarajan", at.root.id, readOnly, "Read only: sees everything", level(everything, "vn", at.root.id)),
  person(
    "Marta Oyelaran",
    at.reseller.id,
    manager,
    "Reseller manager: everything of Fennimore Merchant Solutions and below",
    level(everything, "vedng", at.reseller.id)
  ),
  person(
    "Theo Lindqvist",
    at.merchant.id,
    technician,
    "Technician of one shop: edits UTGs and tasks, sees devices",
    flags(["UtgServices", "Machines"], "ven", at.merchant.id),
    flags(["Devices"], "vn", at.merchant.id)
  ),
  person("Ivy Castellano", at.chain.id, readOnly, "No rights at all"),
  person(
    "Otto Brandt",
    at.chain.id,
    technician,
    "UTG and task rights switched off: sees devices only",
    flags(["UtgServices"], "ved", at.chain.id),
    level(["Machines"], "ved", at.chain.id),
    flags(["Devices"], "vn", at.chain.id)
  ),
  person(
    "Priya Raman",
    at.chain.id,
    helpDesk,
    "Help desk of a chain: sees everything, edits tasks",
    level(others("Machines"), "vn", at.chain.id),
    flags(["Machines"], "ven", at.chain.id)
  ),
  person(
    "Curtis Vance",
    at.reseller.id,
    technician,
    "Installer: edits installations, sees profiles and UTGs",
    flags(["UtgInstallations"], "ven", at.reseller.id),
    level(["UtgConfigurations", "UtgServices"], "vn", at.reseller.id)
  ),
  person(
    "Noor Haddad",
    at.root.id,
    advisor,
    "Form designer: edits forms, sees devices",
    level(["DeviceForms"], "vedn", at.root.id),
    flags(["Devices"], "vn", at.root.id)
  ),
  person(
    "Elena Sorokina",
    at.chain.id,
    manager,
    "Sees a whole chain, edits one region of it",
    flags(everything, "vn", at.chain.id),
    level(everything, "ven", at.region.id)
  ),
  person(
    "Samuel Adeyemi",
    at.region.id,
    manager,
    "District manager: rights from two masks of different accounts",
    level(["UtgServices", "Machines"], "vn", at.region.id),
    flags(["UtgServices", "Machines", "Devices"], "en", at.district.id)
  ),
  person(
    "Agnes Holloway",
    at.chain.id,
    advisor,
    "People administrator: edits users and nothing else",
    flags(["Users"], "vedng", at.chain.id)
  ),
  person(
    "Lucas Ferreira",
    at.region.id,
    advisor,
    "Edits profiles and config templates of a region",
    level(["UtgConfigurations", "UtgServices"], "ven", at.region.id)
  ),
  person("Mei Tanaka", at.subReseller.id, readOnly, "Sees tasks only", flags(["Machines"], "vn", at.subReseller.id)),
  person(
    "Gareth Pryce",
    at.subReseller.id,
    technician,
    "Device technician: edits devices and forms, sees UTGs",
    flags(["Devices", "DeviceForms"], "ven", at.subReseller.id),
    flags(["UtgServices"], "vn", at.subReseller.id)
  ),
  person(
    "Bianca Moretti",
    at.merchant.id,
    readOnly,
    "Shop owner: sees one shop",
    level(["UtgServices", "Devices", "Machines", "Users"], "vn", at.merchant.id)
  ),
  person(
    "Walter Okafor",
    at.root.id,
    helpDesk,
    "Two accounts that are not related: a kiosk and a bakery",
    flags(others("Users"), "ven", at.kiosk.id, at.neighbour.id)
  ),
  person(
    "Hannah Zielinski",
    at.neighbour.id,
    manager,
    "Manager of Lanternfish Bakehouse, a neighbour of the Saltmarsh chain",
    level(everything, "vedn", at.neighbour.id)
  ),
  person(
    "Jonas Weber",
    at.emptyMerchant.id,
    manager,
    "Manager of a shop that has nothing yet",
    flags(everything, "ven", at.emptyMerchant.id)
  ),
  person(
    "Maximiliana-Theodora Featherstonehaugh-Villanueva",
    at.chain.id,
    advisor,
    "A long name; delete and grant flags alone, which show nothing",
    flags(others("Devices"), "dng", at.chain.id),
    level(["Devices"], "vn", at.chain.id)
  )
]
