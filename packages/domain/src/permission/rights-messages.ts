import { translatable } from "../language/translatable.ts"
import type { IgnoredReason } from "./explain-rights.ts"
import type { FlagName, PermissionFlags } from "./permission-mask.ts"
import type { RightsLine } from "./rights-line.ts"
import type { Subject } from "./subject.ts"

/** What the rights are rights to, as the pages call it. */
export const subjectLabels: Readonly<Record<Subject, string>> = {
  Utgs: "UTGs and config templates",
  Tasks: "Tasks",
  Devices: "Devices",
  Forms: "Forms",
  Profiles: "Profiles",
  Installations: "Installations",
  Users: "Users"
}

const ignoredTexts: Readonly<Record<IgnoredReason, string>> = {
  "unknown permission": "Grants nothing: unknown permission",
  disabled: "Grants nothing: not enabled",
  "given elsewhere": "Grants nothing here: given elsewhere",
  "neither view nor edit": "Grants nothing: neither view nor edit is set"
}

const granted = (line: Pick<RightsLine, "canView" | "canEdit">): string => {
  if (line.canView && line.canEdit) return "can view and edit"
  if (line.canView) return "can view, but not edit"
  return line.canEdit ? "can edit, but not view" : "can neither view nor edit"
}

/** The dialog that explains rights; the documents give its lock only (document 1 §2.7). */
export const rightsMessages = {
  title: "Why can I, and why not?",
  titleOf: (username: string): string => `Rights of ${username}`,
  explain: (name: string): string => `Explain the rights of ${name}`,
  subject: "Rights to",
  verdict: (who: string | null, line: RightsLine, account: string): string =>
    `${who ?? "You"} ${granted(line)} ${subjectLabels[line.subject]} at ${account}.`,
  needed: (permissionKey: string): string =>
    `It takes an enabled mask of the permission ${permissionKey} with view or edit, at this account or at one above it.`,
  toChange: (account: string): string =>
    `Someone with the Users right and the right to grant, at ${account} or at an account above it, can give such a mask.`,
  changeThere: (account: string): string =>
    `The page shows an account above, where it cannot be changed. Go to ${account} to change it there.`,
  line: "Accounts, from the top to this one",
  noMask: "Nothing is granted here",
  grants: ({ canView, canEdit }: Pick<PermissionFlags, "canView" | "canEdit">): string => {
    if (canView) return canEdit ? "Grants view and edit" : "Grants view"
    return "Grants edit"
  },
  /** Of the mask that is given there. */
  flags: (set: ReadonlyArray<FlagName>): string =>
    set.length === 0 ? "Nothing is set in the mask." : `Set in the mask: ${set.join(", ")}.`,
  ignored: (reason: IgnoredReason): string => ignoredTexts[reason],
  here: "this account",
  account: ({ id, name }: { readonly id: number; readonly name: string | null }): string => name ?? `Account ${id}`,
  elsewhere: (accounts: ReadonlyArray<string>): string => {
    const [first = "", ...more] = accounts
    const others = more.length === 0 ? "" : ` and at ${more.length} other account${more.length === 1 ? "" : "s"}`
    return `A mask of this permission given at ${first}${others} counts there and below only.`
  },
  reading: "Reading the permission masks…",
  loadFailed: (username: string, reason: string): string =>
    `The permission masks of ${username} could not be read: ${reason}`,
  crashed: "An unexpected error occurred. Nothing was changed."
} as const

translatable({ subjectLabels, rightsMessages })
