interface BelongsToAccount {
  readonly parentName: string | null
  readonly businessEntityId: number | null
}

/** Parent Account: the row's own name for it, else the account's name from the tree, else its id (contract "Lists"). */
export const resolveParentName = (
  row: BelongsToAccount,
  nameOfAccount: (businessEntityId: number) => string | undefined
): string | null => {
  if (row.parentName !== null && row.parentName !== "") return row.parentName
  if (row.businessEntityId === null) return null
  return nameOfAccount(row.businessEntityId) || String(row.businessEntityId)
}
