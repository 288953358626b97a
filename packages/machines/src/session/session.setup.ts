import type { ReadRows } from "@command-center/api/transport/decode"
import type { BusinessEntity } from "@command-center/domain/account/business-entity"
import { answerMessages } from "@command-center/domain/message/answer-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { sessionMessages } from "@command-center/domain/message/session-messages"
import type { Permission, PermissionMask } from "@command-center/domain/permission/permission-mask"
import type { AccessToken } from "@command-center/domain/session/access-token"
import type { RuntimeConfig } from "@command-center/domain/session/runtime-config"
import { signInAddress, signOutAddress } from "@command-center/domain/session/sign-on"
import type { User, UserManifest } from "@command-center/domain/session/user"
import { Result } from "effect"
import { assign, emit, enqueueActions, setup } from "xstate"
import type { AlertEmitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { calledOff, longWait } from "../actor-logic/long-wait.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import * as facts from "./session.changes.ts"
import { unexpected } from "./session.texts.ts"
import type { SessionContext, SessionEmitted, SessionEvent, SessionInput, TokenLost } from "./session.types.ts"

type Any = Outcome<unknown, Failure>
type Token = Outcome<AccessToken | null, Failure>
type LoadedUser = Outcome<User, Failure>

const manifestAlert = (reason: string): AlertEmitted => ({
  type: "alert",
  header: controlMessages.error,
  message: sessionMessages.manifestFailed(reason)
})

/** Everything the chart names. */
export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as "busy"
  },
  actors: {
    loadConfig: unprovided<undefined, RuntimeConfig, Failure>("loadConfig"),
    exchangeCode: unprovided<{ readonly authcode: string }, AccessToken, Failure>("exchangeCode"),
    renewToken: unprovided<{ readonly token: string }, AccessToken | null, Failure>("renewToken"),
    loadUser: unprovided<{ readonly token: string }, User, Failure>("loadUser"),
    loadPermissions: unprovided<undefined, ReadRows<Permission>, Failure>("loadPermissions"),
    loadMasks: unprovided<{ readonly userId: number }, ReadRows<PermissionMask>, Failure>("loadMasks"),
    loadAccounts: unprovided<{ readonly businessEntityId: number }, ReadRows<BusinessEntity>, Failure>("loadAccounts"),
    loadManifest: unprovided<{ readonly token: string; readonly businessEntityId: number }, UserManifest, Failure>(
      "loadManifest"
    )
  },
  delays: { longWait },
  guards: {
    isWaitLong: ({ context }) => context.isWaitLong,
    succeeded: (_, outcome: Any) => Result.isSuccess(outcome),
    refused: (_, outcome: Any) => Result.isFailure(outcome) && isUnauthorized(outcome.failure),
    isCodeUsedUp: (_, outcome: Any) => facts.isCodeUsedUp(outcome),
    gaveToken: (_, outcome: Token) => facts.tokenOf(outcome) !== null,
    isSameUser: ({ context }, outcome: LoadedUser) =>
      Result.isSuccess(outcome) && outcome.success.id === context.user?.id,
    /** The tab has shown another user's pages, and holds what is theirs. */
    isAnotherUser: ({ context: { shownUserId } }, outcome: LoadedUser) =>
      Result.isSuccess(outcome) && shownUserId !== null && outcome.success.id !== shownUserId,
    lacksConfig: ({ context }) => context.config === null,
    hasCodeToExchange: ({ context }) => facts.isCodeToExchange(context),
    holdsCode: ({ context }) => context.authcode !== null,
    refusedWithCode: ({ context }, outcome: Any) =>
      Result.isFailure(outcome) && isUnauthorized(outcome.failure) && context.authcode !== null,
    holdsToken: ({ context }) => context.token !== null,
    holdsOldToken: ({ context }) => context.token !== null && !context.isTokenFresh,
    holdsFreshToken: ({ context }) => context.token !== null && context.isTokenFresh,
    lacksToken: ({ context }) => context.token === null,
    hasUser: ({ context }) => context.user !== null,
    hasPermissions: ({ context }) => context.permissions !== null,
    hasMasks: ({ context }) => context.masks !== null,
    hasAccounts: ({ context }) => context.accounts !== null,
    lacksManifest: ({ context }) =>
      context.businessEntityId !== null && context.businessEntityId !== context.manifest?.businessEntityId,
    isOtherAccount: ({ context }, businessEntityId: number) => businessEntityId !== context.businessEntityId,
    isOtherToken: ({ context }, token: string) => token !== context.token,
    isLeft: ({ context }, lost: TokenLost) => facts.isLeft(context, lost),
    isHeld: (_, isHeld: boolean) => isHeld
  },
  actions: {
    setConfig: assign((_, outcome: Outcome<RuntimeConfig, Failure>) =>
      Result.isSuccess(outcome) ? { config: outcome.success, error: null } : {}
    ),
    cleanAddress: enqueueActions(({ context, enqueue }) => {
      if (context.carriedAuthcode) enqueue.emit({ type: "addressCleaned", href: context.href })
    }),
    takeToken: enqueueActions(({ enqueue }, outcome: Token) => {
      const token = facts.tokenOf(outcome)
      if (token === null) return
      enqueue.assign(facts.adoptToken(token))
      enqueue.emit({ type: "tokenStored", token })
    }),
    /** What came in the address is not settled by it. */
    takeRenewed: enqueueActions(({ enqueue }, outcome: Token) => {
      const token = facts.tokenOf(outcome)
      if (token === null) return
      enqueue.assign({ token, isTokenFresh: true, error: null })
      enqueue.emit({ type: "tokenStored", token })
    }),
    adoptToken: assign((_, token: string) => facts.adoptToken(token)),
    /** What came in the address is not settled by it, and who it is is not known. */
    replaceToken: assign((_, token: string) => facts.replaceToken(token)),
    dropToken: assign({ token: null, isTokenFresh: false }),
    dropRefusedToken: assign(() => facts.dropToken()),
    /** Beside a good token a code that this tab did not ask for is not used. */
    dropUnaskedCode: enqueueActions(({ context, enqueue }) => {
      if (context.authcode === null || context.user === null) return
      enqueue.assign({ authcode: null })
      enqueue.emit({
        type: "toast",
        kind: "info",
        header: sessionMessages.codeDroppedTitle,
        text: sessionMessages.codeDropped(context.user.username),
        long: true
      })
    }),
    dropCode: assign({ authcode: null }),
    setUser: assign((_, outcome: LoadedUser) =>
      Result.isSuccess(outcome) ? { user: outcome.success, error: null } : {}
    ),
    setShownUser: assign(({ context }) => ({ shownUserId: context.user?.id ?? null })),
    setPermissions: assign(({ context }, outcome: Outcome<ReadRows<Permission>, Failure>) =>
      facts.withRows(context, "permissions", outcome, (permissions) => ({ permissions }))
    ),
    setMasks: assign(({ context }, outcome: Outcome<ReadRows<PermissionMask>, Failure>) =>
      facts.withRows(context, "masks", outcome, (masks) => ({ masks }))
    ),
    setAccounts: assign(({ context }, outcome: Outcome<ReadRows<BusinessEntity>, Failure>) =>
      facts.withRows(context, "accounts", outcome, (accounts) => ({ accounts }))
    ),
    /** Once a sign-in: what was read stays for as long as somebody is signed in. */
    alertUnreadable: enqueueActions(({ context, enqueue }) => {
      const alert = facts.unreadableAlert(context)
      if (alert !== null) enqueue.emit(alert)
    }),
    setAccount: assign((_, businessEntityId: number) => ({ businessEntityId })),
    emitSelected: emit((_, businessEntityId: number) => ({ type: "selectedStored", businessEntityId })),
    setManifest: assign(({ context }, outcome: Outcome<UserManifest, Failure>) =>
      Result.isSuccess(outcome) && context.businessEntityId !== null
        ? { manifest: { businessEntityId: context.businessEntityId, manifest: outcome.success } }
        : {}
    ),
    alertManifest: enqueueActions(({ enqueue }, outcome: Any) => {
      if (Result.isFailure(outcome)) enqueue.emit(manifestAlert(outcome.failure.sentence))
    }),
    alertCodeFailure: enqueueActions(({ enqueue }, outcome: Any) => {
      if (Result.isFailure(outcome))
        enqueue.emit({ type: "alert", header: controlMessages.error, message: outcome.failure.sentence })
    }),
    alertManifestDefect: emit(manifestAlert(unexpected)),
    /** The toast goes away; the page goes on naming the configuration. */
    tellConfigFailure: enqueueActions(({ enqueue }, outcome: Any) => {
      if (Result.isSuccess(outcome)) return
      const { sentence } = outcome.failure
      enqueue.assign({ error: { code: null, text: sentence, remedy: sessionMessages.configRemedy } })
      enqueue.emit({ type: "toast", kind: "danger", text: sessionMessages.configFailed(sentence) })
    }),
    setHref: assign((_, href: string) => ({ href })),
    setError: assign((_, outcome: Any) => (Result.isFailure(outcome) ? { error: facts.errorOf(outcome.failure) } : {})),
    setLoadError: assign((_, outcome: Any) =>
      Result.isFailure(outcome)
        ? { error: { code: null, text: sessionMessages.loadFailed(outcome.failure.sentence) } }
        : {}
    ),
    setCancelled: assign({ error: { code: null, text: calledOff.sentence } }),
    setWaitLong: assign({ isWaitLong: true }),
    endWait: assign({ isWaitLong: false }),
    setDefect: assign({ error: { code: null, text: unexpected } }),
    setUnauthorized: assign(({ context }) => ({
      error: {
        code: 401 as const,
        text: context.token === null ? sessionMessages.undefinedAccessToken : answerMessages.unauthorized
      }
    })),
    forgetUser: assign(() => facts.forgetUser()),
    forgetToken: assign(() => facts.forgetToken()),
    emitUnauthorized: emit({ type: "unauthorized" }),
    emitBack: emit({ type: "sessionBack" }),
    emitTokenCleared: emit({ type: "tokenCleared" }),
    emitSelectedCleared: emit({ type: "selectedCleared" }),
    emitReload: emit((_, outcome: LoadedUser) => ({
      type: "reloadRequired",
      username: Result.isSuccess(outcome) ? outcome.success.username : ""
    })),
    /** A local host has no way back from single sign-on: the error view stays (document 1 §2.2). */
    leaveUnlessLocal: enqueueActions(({ context, enqueue }) => {
      if (context.config === null || facts.isLocal(context)) return
      enqueue.emit({
        type: "redirectToSignIn",
        address: signInAddress(context.config),
        href: context.href,
        isAsked: false
      })
    }),
    leaveToSignIn: enqueueActions(({ context, enqueue }) => {
      if (context.config === null) return
      enqueue.emit({
        type: "redirectToSignIn",
        address: signInAddress(context.config),
        href: context.href,
        isAsked: true
      })
    }),
    leaveToSignOut: enqueueActions(({ context, enqueue }) => {
      if (context.config === null) return
      enqueue.emit({ type: "redirectToSignOut", address: signOutAddress(context.config) })
    })
  }
})

export type SessionSetup = typeof sessionSetup
