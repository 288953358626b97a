import { type AccountTree, buildAccountTree, type TreeError } from "@command-center/domain/account/account-tree"
import { type Ancestry, makeAncestry } from "@command-center/domain/account/ancestors"
import type { BusinessEntity } from "@command-center/domain/account/business-entity"
import { underOneRoot } from "@command-center/domain/account/under-one-root"
import { memoizedByObject, memoizedLast } from "@command-center/domain/memoized/memoized"
import { accountMessages } from "@command-center/domain/message/account-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import { mayOpen } from "@command-center/domain/permission/open-accounts"
import { type Rights, rightsAt } from "@command-center/domain/permission/rights"
import { signInAddress } from "@command-center/domain/session/sign-on"
import { Result } from "effect"
import type { SnapshotFrom } from "xstate"
import type { sessionMachine } from "./session.machine.ts"

type Snapshot = SnapshotFrom<typeof sessionMachine>
type Accounts = ReadonlyArray<BusinessEntity>
type Facts = Pick<Snapshot["context"], "accounts" | "masks" | "permissions">

/** Also while the page is about to load anew. */
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag("busy") || snapshot.matches("replaced")
export const selectIsSignedIn = (snapshot: Snapshot) => snapshot.matches("signedIn")
/** Nobody will be signed in before somebody does something. */
export const selectIsStopped = (snapshot: Snapshot) => !selectIsBusy(snapshot) && !selectIsSignedIn(snapshot)
/** The token is new or was renewed since the page was opened. */
export const selectHoldsGoodToken = (snapshot: Snapshot) =>
  snapshot.matches("loadingRights") || selectIsSignedIn(snapshot)
export const selectIsSignedOut = (snapshot: Snapshot) => snapshot.matches("signedOut")
/** The dialog over the pages: the session ended under unsaved work, or nobody knows who signed in elsewhere. */
export const selectIsExpired = (snapshot: Snapshot) =>
  snapshot.matches({ signedIn: { access: "expired" } }) || selectIsChecking(snapshot) || isUnchecked(snapshot)
export const selectIsChecking = (snapshot: Snapshot) => snapshot.matches({ signedIn: { access: "checking" } })
const isUnchecked = (snapshot: Snapshot) => snapshot.matches({ signedIn: { access: "unchecked" } })
/** The token was taken away in another tab; one that was refused in this one is still held. */
export const selectIsSignedOutElsewhere = (snapshot: Snapshot) =>
  selectIsExpired(snapshot) && selectToken(snapshot) === null
/** Why it is not known who signed in; null where that is known or being looked up. */
export const selectCheckFailure = (snapshot: Snapshot) =>
  isUnchecked(snapshot) ? (snapshot.context.error?.text ?? "") : null
export const selectIsReplaced = (snapshot: Snapshot) =>
  snapshot.matches("replaced") || snapshot.matches({ signedIn: { access: "replaced" } })

/** What the sign-in awaits, once that takes long. */
export const selectAwaited = (snapshot: Snapshot): string | null => {
  if (!snapshot.context.isWaitLong) return null
  if (snapshot.matches("loadingConfig")) return waitMessages.awaited(waitMessages.config)
  if (snapshot.matches({ loadingRights: { user: "loading" } })) return waitMessages.awaited(waitMessages.user)
  if (snapshot.matches("loadingRights")) return waitMessages.awaited(waitMessages.rights)
  return waitMessages.awaited(waitMessages.signOn)
}

/** What the error view shows, or null where the pages are shown. */
export const selectError = (snapshot: Snapshot) =>
  snapshot.matches("failed") || snapshot.matches("unauthorized") || snapshot.matches("crashed")
    ? snapshot.context.error
    : null

export const selectToken = (snapshot: Snapshot) => snapshot.context.token
export const selectConfig = (snapshot: Snapshot) => snapshot.context.config
export const selectUser = (snapshot: Snapshot) => snapshot.context.user
export const selectBusinessEntityId = (snapshot: Snapshot) => snapshot.context.businessEntityId
export const selectSignInAddress = ({ context }: Snapshot) =>
  context.config === null ? null : signInAddress(context.config)

/** The manifest of the account shown; null while it loads and where it could not be loaded. */
export const selectManifest = ({ context }: Snapshot) =>
  context.manifest?.businessEntityId === context.businessEntityId ? (context.manifest?.manifest ?? null) : null

export const selectAccounts = (snapshot: Snapshot): Accounts => snapshot.context.accounts ?? none
const none: Accounts = []

/** What was read of permissions, and of one's own masks. */
export const selectPermissions = (snapshot: Snapshot) => snapshot.context.permissions ?? noPermissions
export const selectMasks = (snapshot: Snapshot) => snapshot.context.masks ?? nothing
const noPermissions: NonNullable<Facts["permissions"]> = []

const ancestryOf = memoizedByObject((accounts: Accounts): Ancestry => makeAncestry(accounts))
export const selectAncestry = (snapshot: Snapshot): Ancestry => ancestryOf(selectAccounts(snapshot))

/** What an account is called; one that is not listed has its number only. */
export const selectAccountName =
  (businessEntityId: number) =>
  (snapshot: Snapshot): string =>
    selectAncestry(snapshot).nameOf(businessEntityId) ?? accountMessages.numbered(businessEntityId)

/** Whether the account's pages are shown. */
export const selectMayOpen =
  (businessEntityId: number) =>
  (snapshot: Snapshot): boolean => {
    const { user, masks } = snapshot.context
    if (user === null) return false
    const question = { ownId: user.businessEntityId, masks: masks ?? nothing, ancestry: selectAncestry(snapshot) }
    return mayOpen(question, businessEntityId)
  }

const treesOf = memoizedByObject((accounts: Accounts) => {
  const trees = new Map<number, Result.Result<AccountTree, TreeError>>()
  return (currentId: number) => {
    const tree = trees.get(currentId) ?? buildAccountTree(accounts, currentId)
    trees.clear()
    trees.set(currentId, tree)
    return tree
  }
})
const gathered = memoizedLast(underOneRoot)
/** What was read in part is told of already: it makes a tree all the same. */
const selectTreeAccounts = (snapshot: Snapshot): Accounts => {
  const { unreadable, user } = snapshot.context
  const accounts = selectAccounts(snapshot)
  return unreadable.accounts === undefined || user === null ? accounts : gathered(accounts, user.businessEntityId)
}

/** Without accounts there is no tree to show, and nothing wrong with one (contract "Answers"). */
export const selectHasTree =
  (currentId: number) =>
  (snapshot: Snapshot): boolean =>
    selectAccounts(snapshot).length > 0 &&
    Result.match(selectAccountTree(currentId)(snapshot), { onSuccess: ({ size }) => size > 1, onFailure: () => true })
export const selectAccountTree =
  (currentId: number) =>
  (snapshot: Snapshot): Result.Result<AccountTree, TreeError> =>
    treesOf(selectTreeAccounts(snapshot))(currentId)

const rightsOf = memoizedByObject((masks: NonNullable<Facts["masks"]>) => {
  const byAccount = new Map<number, Rights>()
  return ({ permissions, accounts }: Facts, businessEntityId: number): Rights => {
    const known = byAccount.get(businessEntityId)
    if (known !== undefined) return known
    const ancestry = ancestryOf(accounts ?? none)
    const rights = rightsAt({ permissions: permissions ?? [], masks, ancestry, businessEntityId })
    byAccount.set(businessEntityId, rights)
    return rights
  }
})
/** What the user may do at an account; the same object for as long as masks, permissions and accounts are the same. */
export const selectRights =
  (businessEntityId: number) =>
  (snapshot: Snapshot): Rights =>
    rightsOf(snapshot.matches("signedIn") ? (snapshot.context.masks ?? nothing) : nothing)(
      snapshot.context,
      businessEntityId
    )
const nothing: NonNullable<Facts["masks"]> = []

/** The account to open at `/`: the stored one, unless it is missing, "0" (document 1 §2.1) or may not be opened. */
export const selectLandingAccount =
  (stored: string | null) =>
  (snapshot: Snapshot): number | null => {
    const id = stored === null || !/^\d+$/.test(stored) ? 0 : Number(stored)
    return id === 0 || !selectMayOpen(id)(snapshot) ? (snapshot.context.user?.businessEntityId ?? null) : id
  }
