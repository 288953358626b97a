/** Kinds of users by their code (document 1 §3). */
export const userKinds = { standard: 0, system: 1, ephemeral: 2 } as const

const kindNames: ReadonlyMap<number, string> = new Map([
  [userKinds.standard, "Standard"],
  [userKinds.system, "System"],
  [userKinds.ephemeral, "Ephemeral"]
])

/** The name of a kind of user, or null for a code that is not known. */
export const userKindName = (userType: number): string | null => kindNames.get(userType) ?? null

/** The roles that can be assigned, in the order they are offered (documents 1 §6 and 2 §6). */
export const assignableRoles: ReadonlyArray<{ readonly id: number; readonly key: string; readonly label: string }> = [
  { id: 10000, key: "ReadOnly", label: "Read Only" },
  { id: 10001, key: "Manager", label: "Manager" },
  { id: 10002, key: "TechnicalAdvisor", label: "Technical Advisor" },
  { id: 10003, key: "Technician", label: "Technician" },
  { id: 10004, key: "HelpDesk", label: "Help Desk Administrator" }
]

/** The label of a role, or null for an id that is not known. */
export const roleLabel = (roleId: number | null): string | null =>
  assignableRoles.find((role) => role.id === roleId)?.label ?? null

export interface RoleCarrier {
  readonly userType: number | null
  readonly roleId: number | null
  readonly roleName: string | null
}

/**
 * The Role column: standard and ephemeral users show their role where known, else the name of their kind;
 * every other code shows "Error" (contract "Role column").
 */
export const roleText = ({ userType, roleId, roleName }: RoleCarrier): string => {
  const kind = userType === userKinds.standard || userType === userKinds.ephemeral ? userKindName(userType) : null
  return kind === null ? "Error" : roleName || roleLabel(roleId) || kind
}
