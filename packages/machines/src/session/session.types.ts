import type { ReadRows } from "@command-center/api/transport/decode"
import type { BusinessEntity } from "@command-center/domain/account/business-entity"
import type { Permission, PermissionMask } from "@command-center/domain/permission/permission-mask"
import type { RuntimeConfig } from "@command-center/domain/session/runtime-config"
import type { User, UserManifest } from "@command-center/domain/session/user"
import type { Emitted } from "../actor-logic/emitted.ts"

export interface SessionInput {
  /** The whole address of the page first asked for, an authcode included. */
  readonly href: string
  readonly hostname: string
  readonly storedToken: string | null
  /** This tab sent the user to single sign-on, so that an authcode is expected. */
  readonly beganSignIn: boolean
}

/** What the error view shows: 401 has a view of its own (document 1 §2.2). */
export interface SessionError {
  readonly code: 401 | null
  readonly text: string
  /** What the reader can do, where the text leaves it open. */
  readonly remedy?: string
}

interface AccountManifest {
  readonly businessEntityId: number
  readonly manifest: UserManifest
}

/** What is read row by row as somebody signs in. */
export type RowsPart = "permissions" | "masks" | "accounts"

export type UnreadableRows = ReadRows<unknown>["unreadable"]

export interface SessionContext {
  /** The page asked for, without the authcode. */
  readonly href: string
  readonly hostname: string
  readonly carriedAuthcode: boolean
  /** Taken from the address and not used yet. */
  readonly authcode: string | null
  /** This tab began the sign-in that the code belongs to. */
  readonly beganSignIn: boolean
  readonly token: string | null
  /** The token was exchanged, renewed or stored during this page's life, and not refused since. */
  readonly isTokenFresh: boolean
  readonly config: RuntimeConfig | null
  readonly user: User | null
  /** Whose pages this tab shows or has shown, also after they signed out; null before the first. */
  readonly shownUserId: number | null
  readonly permissions: ReadonlyArray<Permission> | null
  readonly masks: ReadonlyArray<PermissionMask> | null
  readonly accounts: ReadonlyArray<BusinessEntity> | null
  /** The rows of these that could not be read. */
  readonly unreadable: Readonly<Partial<Record<RowsPart, UnreadableRows>>>
  readonly businessEntityId: number | null
  readonly manifest: AccountManifest | null
  readonly error: SessionError | null
  /** The answer that the sign-in awaits takes long. */
  readonly isWaitLong: boolean
}

/** `href` is the page to come back to; what is typed or on its way to a service holds the pages. */
export interface TokenLost {
  readonly isHeld: boolean
  readonly href: string
}

export type SessionEvent =
  | { readonly type: "retry" }
  /** The answer is not waited for any longer. */
  | { readonly type: "cancel" }
  /** The login link of the error view. */
  | { readonly type: "signIn" }
  | { readonly type: "signOut" }
  | { readonly type: "account.changed"; readonly businessEntityId: number }
  /** A call was answered 401. */
  | ({ readonly type: "unauthorized" } & TokenLost)
  /** Another tab stored a token. */
  | { readonly type: "token.stored"; readonly token: string }
  /** Another tab signed out. */
  | ({ readonly type: "token.cleared" } & TokenLost)

export type SessionEmitted =
  | Emitted
  /** Remember `href` in this tab, then leave for `address`; nobody may have asked for it. */
  | { readonly type: "redirectToSignIn"; readonly address: string; readonly href: string; readonly isAsked: boolean }
  | { readonly type: "redirectToSignOut"; readonly address: string }
  /** Replace the address without leaving: the authcode must not stay in it. */
  | { readonly type: "addressCleaned"; readonly href: string }
  | { readonly type: "tokenStored"; readonly token: string }
  | { readonly type: "tokenCleared" }
  | { readonly type: "selectedStored"; readonly businessEntityId: number }
  | { readonly type: "selectedCleared" }
  /** The same person signed in again over the page: what it says of answers to the earlier token counts no more. */
  | { readonly type: "sessionBack" }
  /** Someone else signed in: the page reloads, what was unsaved is dropped. */
  | { readonly type: "reloadRequired"; readonly username: string }
