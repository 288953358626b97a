import { createHash } from "node:crypto"
import { listAccounts } from "@command-center/api/security/accounts"
import { listMasks, listPermissions } from "@command-center/api/security/permissions"
import { readUser } from "@command-center/api/security/users"
import type { ApiError } from "@command-center/api/transport/api-error"
import { type Ancestry, makeAncestry } from "@command-center/domain/account/ancestors"
import { mayOpen } from "@command-center/domain/permission/open-accounts"
import { canEdit, canView, type Rights, rightsAt } from "@command-center/domain/permission/rights"
import { areaOfAction, type RolloutAction } from "@command-center/domain/rollout/rollout-action"
import type { User } from "@command-center/domain/session/user"
import { Effect, Result } from "effect"
import type { Program, Services } from "./services.ts"

/** Who calls, with what they may do at each account that is theirs. */
export interface Caller {
  readonly user: User
  readonly token: string
  readonly ancestry: Ancestry
  /** Whether an account is theirs, by the console's rule. */
  readonly mayOpen: (businessEntityId: number) => boolean
  /** Null at an account that is not theirs. */
  readonly rightsAt: (businessEntityId: number) => Rights | null
}

type Concerned = { readonly businessEntityId: number; readonly action: Pick<RolloutAction, "kind"> }

export const maySee = (caller: Caller, { businessEntityId, action }: Concerned): boolean => {
  const rights = caller.rightsAt(businessEntityId)
  return rights !== null && canView(rights, areaOfAction(action))
}

export const mayChange = (caller: Caller, { businessEntityId, action }: Concerned): boolean => {
  const rights = caller.rightsAt(businessEntityId)
  return rights !== null && canEdit(rights, areaOfAction(action))
}

/** Whether somebody may delete tasks there, whatever they are about. */
export const mayDeleteTasks = (caller: Caller, { businessEntityId }: Pick<Concerned, "businessEntityId">): boolean => {
  const rights = caller.rightsAt(businessEntityId)
  return rights !== null && canEdit(rights, "tasks")
}

const readCaller = (token: string): Program<Caller> =>
  Effect.gen(function* () {
    const user = yield* readUser(token)
    // What cannot be read grants nothing, and the rest counts.
    const [{ rows: accounts }, { rows: permissions }, { rows: masks }] = yield* Effect.all(
      [listAccounts(user.businessEntityId), listPermissions(), listMasks(user.id)],
      { concurrency: 3 }
    )
    const ancestry = makeAncestry(accounts)
    const isTheirs = (businessEntityId: number) =>
      mayOpen({ ownId: user.businessEntityId, masks, ancestry }, businessEntityId)
    return {
      user,
      token,
      ancestry,
      mayOpen: isTheirs,
      rightsAt: (businessEntityId: number) =>
        isTheirs(businessEntityId) ? rightsAt({ permissions, masks, ancestry, businessEntityId }) : null
    }
  })

/** Whether nobody is signed in by a token, as the services say; false where they are away. */
export const isRefusedToken = (error: ApiError): boolean =>
  error._tag === "Unauthorized" || (error._tag === "Refused" && error.status < 500)

export interface Callers {
  /** Whose token it is, known for a few seconds. */
  readonly of: (token: string) => Promise<Result.Result<Caller, ApiError>>
  /** The same, asked anew. */
  readonly now: (token: string) => Promise<Result.Result<Caller, ApiError>>
}

const rememberedMs = 10_000
const mostRemembered = 500

/** Tokens are told apart by their digests, so that none of them stays in memory as a key. */
const digestOf = (token: string): string => createHash("sha256").update(token).digest("base64")

export const makeCallers = (services: Services, now: () => number = Date.now): Callers => {
  const remembered = new Map<
    string,
    { readonly until: number; readonly caller: Promise<Result.Result<Caller, ApiError>> }
  >()
  const ask = (token: string) => services.run(readCaller(token), token)
  return {
    now: ask,
    of: async (token) => {
      const key = digestOf(token)
      const known = remembered.get(key)
      if (known !== undefined && known.until > now()) return known.caller
      if (remembered.size >= mostRemembered) remembered.clear()
      const caller = ask(token)
      remembered.set(key, { until: now() + rememberedMs, caller })
      const answer = await caller
      if (Result.isFailure(answer)) remembered.delete(key)
      return answer
    }
  }
}
