import { accountMessages } from "@command-center/domain/message/account-messages"
import { frameMessages } from "@command-center/domain/message/frame-messages"
import { shellMessages } from "@command-center/domain/message/shell-messages"
import { navigationLinks } from "@command-center/domain/navigation/navigation-links"
import type { accountPanelMachine } from "@command-center/machines/account-panel/account-panel.machine"
import { selectIsShown, selectWidth } from "@command-center/machines/account-panel/account-panel.selectors"
import {
  selectAccountName,
  selectConfig,
  selectHasTree,
  selectManifest,
  selectRights,
  selectUser
} from "@command-center/machines/session/session.selectors"
import type { shellMachine } from "@command-center/machines/shell/shell.machine"
import * as select from "@command-center/machines/shell/shell.selectors"
import { Boundary } from "@command-center/ui/feedback/boundary"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import { StateBanner } from "@command-center/ui/feedback/state-banner"
import { AppFrame } from "@command-center/ui/layout/app-frame"
import { NavLinks } from "@command-center/ui/layout/nav-links"
import { UserMenu } from "@command-center/ui/layout/user-menu"
import { type ReactNode, useRef } from "react"
import { useLocation } from "react-router"
import type { ActorRefFrom } from "xstate"
import { AlertsEntry } from "../../alerts/alerts-entry.view.tsx"
import { type Console, useConsole } from "../../app/console.ts"
import { LanguageGuard } from "../../app/language-guard.view.tsx"
import { laterDialog } from "../../app/later-dialog.tsx"
import { LaterPart } from "../../app/later-part.tsx"
import { LeaveGuard, LeaveQuestion } from "../../app/leave-guard.view.tsx"
import { Link } from "../../app/page-link.tsx"
import { useActorState } from "../../app/use-actor-state.ts"
import { whenQuiet } from "../../browser/when-quiet.ts"
import { Alerts } from "../../notices/notices.view.tsx"
import { keptInBrowser } from "../../operations/kept-in-browser.ts"
import { whenKept } from "../../operations/when-kept.ts"
import { EarlyPalette, type EarlyPaletteProps } from "../../palette/early-palette.view.tsx"
import type { PaletteScreenProps } from "../../palette/palette.screen.tsx"
import { PaletteButton } from "../../palette/palette-button.view.tsx"
import { TagsDialog } from "../../tags/tags-dialog.view.tsx"
import { AccountsView } from "./accounts.view.tsx"
import { userLinks } from "./shell.wiring.ts"
import { useAppearanceChoices } from "./use-appearance-choices.ts"

/** The dialog's own libraries come with the first one that is opened. */
const AboutView = loadedLater(async () => (await import("./about.view.tsx")).AboutView)

const Palette = laterDialog<PaletteScreenProps & EarlyPaletteProps>(
  async () => (await import("../../palette/palette.screen.tsx")).PaletteScreen,
  EarlyPalette
)

const KeysDialog = laterDialog(async () => (await import("../../list/keys.view.tsx")).KeysDialog)

const RightsDialog = laterDialog(async () => (await import("../../rights/rights-dialog.screen.tsx")).RightsDialogScreen)

/** What is kept of operations is looked up after the page is there; what offers them comes where there are any. */
const KeptOperations = loadedLater(async () => {
  await whenKept(async () => !(await keptInBrowser.isEmpty()), window)
  return (await import("../../operations/kept-operations.view.tsx")).KeptOperations
})

/** What cannot be had now is asked for again, and told of, when it opens. */
const loadOnceQuiet = (load: () => Promise<unknown>): void => {
  void whenQuiet(window)
    .then(load)
    .catch(() => undefined)
}

export interface ShellViewProps {
  readonly shell: ActorRefFrom<typeof shellMachine>
  readonly panel: ActorRefFrom<typeof accountPanelMachine>
  readonly businessEntityId: number
  readonly children: ReactNode
}

const useSignedOn = (session: Console["session"], businessEntityId: number) =>
  useActorState(session, (snapshot) => ({
    config: selectConfig(snapshot),
    user: selectUser(snapshot),
    manifest: selectManifest(snapshot),
    rights: selectRights(businessEntityId)(snapshot),
    account: selectAccountName(businessEntityId)(snapshot),
    hasTree: selectHasTree(businessEntityId)(snapshot)
  }))

const useShell = (shell: ShellViewProps["shell"]) =>
  useActorState(shell, (snapshot) => ({
    isAboutOpen: select.selectIsAboutOpen(snapshot),
    areKeysOpen: select.selectAreKeysOpen(snapshot),
    explained: select.selectExplained(snapshot),
    isPaletteOpen: select.selectIsPaletteOpen(snapshot),
    isSignOutAsked: select.selectIsSignOutAsked(snapshot),
    isOffline: select.selectIsOffline(snapshot)
  }))

export function ShellView({ shell, panel, businessEntityId, children }: ShellViewProps) {
  const { session, screens, now } = useConsole()
  const { pathname } = useLocation()
  const { config, user, manifest, rights, account, hasTree } = useSignedOn(session, businessEntityId)
  const { isShown, width } = useActorState(panel, (snapshot) => ({
    isShown: selectIsShown(snapshot),
    width: selectWidth(snapshot)
  }))
  const choices = useAppearanceChoices()
  const { isAboutOpen, areKeysOpen, explained, isPaletteOpen, isSignOutAsked, isOffline, send } = useShell(shell)
  const typedEarly = useRef("")
  if (config === null || user === null) return null
  return (
    <AppFrame
      brand={shellMessages.product}
      navigation={
        <NavLinks
          links={navigationLinks(businessEntityId, rights, pathname, config.rolloutServiceUrl !== undefined)}
          renderLink={({ to }, props) => <Link to={to} {...props} />}
        />
      }
      userMenu={
        <>
          <AlertsEntry />
          <PaletteButton onOpen={() => send({ type: "palette.opened" })} onKeys={() => send({ type: "keys.opened" })} />
          <UserMenu
            username={manifest?.username || user.username}
            {...userLinks(config, user, businessEntityId)}
            choices={choices}
            onAbout={() => send({ type: "about.opened" })}
            onSignOut={() => send({ type: "signOut.asked", isUnsettled: screens.asksBeforeLeaving() })}
          />
        </>
      }
      sidebar={
        hasTree ? (
          <Boundary place={pathname} fallback={() => <InlineNote kind="bad">{accountMessages.treeFailed}</InlineNote>}>
            <AccountsView actor={panel} businessEntityId={businessEntityId} />
          </Boundary>
        ) : null
      }
      account={account}
      sidebarTitle={frameMessages.accounts}
      isSidebarShown={isShown}
      onSidebarShownChange={() => panel.send({ type: "panel.toggled" })}
      sidebarWidth={width}
      onSidebarWidthChange={(next) => {
        panel.send({ type: "width.changed", width: next })
        panel.send({ type: "width.settled" })
      }}
      place={pathname}
      later={(drawer) => <LaterPart isOver>{drawer}</LaterPart>}
      onQuiet={loadOnceQuiet}
      banners={
        <>
          <StateBanner isShown={isOffline} header={shellMessages.offlineTitle} message={shellMessages.offlineText} />
          <Alerts />
          <LaterPart>
            <KeptOperations />
          </LaterPart>
        </>
      }
    >
      {children}
      <LeaveGuard />
      <LanguageGuard />
      {isSignOutAsked && (
        <LeaveQuestion
          onLeave={() => send({ type: "signOut.confirmed" })}
          onStay={() => send({ type: "signOut.cancelled" })}
        />
      )}
      <TagsDialog />
      {isPaletteOpen && (
        <Palette
          shell={shell}
          businessEntityId={businessEntityId}
          onTyped={(text) => {
            typedEarly.current = text
          }}
          takeTyped={() => {
            const text = typedEarly.current
            typedEarly.current = ""
            return text
          }}
        />
      )}
      {areKeysOpen && <KeysDialog list={null} pathname={pathname} onClose={() => send({ type: "keys.closed" })} />}
      {explained !== null && (
        <RightsDialog
          explained={explained}
          businessEntityId={businessEntityId}
          onClose={() => send({ type: "rights.closed" })}
        />
      )}
      {isAboutOpen && (
        <LaterPart isOver>
          <AboutView
            version={config.version}
            year={now().getFullYear()}
            onClose={() => send({ type: "about.closed" })}
          />
        </LaterPart>
      )}
    </AppFrame>
  )
}
