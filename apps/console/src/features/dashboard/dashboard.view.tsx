import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { frameMessages } from "@command-center/domain/message/frame-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import { wishes } from "@command-center/domain/navigation/wishes"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import type { dashboardMachine } from "@command-center/machines/dashboard/dashboard.machine"
import * as select from "@command-center/machines/dashboard/dashboard.selectors"
import { selectConfig, selectRights } from "@command-center/machines/session/session.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import { LongWait } from "@command-center/ui/feedback/long-wait"
import { Card } from "@command-center/ui/layout/card"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import { PlainTable } from "@command-center/ui/table/plain-table"
import { shallowEqual, useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { LaterPart } from "../../app/later-part.tsx"
import { Link } from "../../app/page-link.tsx"
import { RawData } from "../../app/raw-data.view.tsx"
import { RetryNote } from "../../app/retry-note.view.tsx"
import { useActorState } from "../../app/use-actor-state.ts"
import { useDebug } from "../../app/use-debug.ts"
import { useDocumentTitle } from "../../app/use-document-title.ts"
import { useShownClocks } from "../../app/use-shown-clocks.ts"
import { installationColumns } from "./dashboard.cells.tsx"

/** Figures and chart come after what the page opens with. */
const FleetScreen = loadedLater(async () => (await import("./fleet.screen.tsx")).FleetScreen)

export interface DashboardViewProps {
  readonly actor: ActorRefFrom<typeof dashboardMachine>
  readonly businessEntityId: number
}

const useRecentInstallations = (actor: DashboardViewProps["actor"]) =>
  useActorState(actor, (snapshot) => ({
    isLoading: select.selectIsLoading(snapshot),
    isKnown: select.selectIsKnown(snapshot),
    failure: select.selectLoadFailure(snapshot),
    unreadable: select.selectUnreadable(snapshot),
    isCrashed: select.selectIsCrashed(snapshot),
    isWaitLong: select.selectIsWaitLong(snapshot)
  }))

function RecentInstallations({ actor }: Pick<DashboardViewProps, "actor">) {
  const clocks = useShownClocks()
  const rows = useSelector(actor, select.selectRecentInstallations, shallowEqual)
  const { isLoading, isKnown, failure, unreadable, isCrashed, isWaitLong, send } = useRecentInstallations(actor)
  return (
    <>
      {(failure !== null || isCrashed) && (
        <RetryNote
          kind="bad"
          text={failure ?? listWords.installations.loadFailed(controlMessages.unexpected)}
          onRetry={() => send({ type: "retry" })}
        />
      )}
      {isWaitLong && (
        <div role="status" className={isKnown ? undefined : "cc-over-bones"}>
          <LongWait text={waitMessages.awaited(waitMessages.installations)} onCancel={() => send({ type: "cancel" })} />
        </div>
      )}
      {unreadable !== null && <InlineNote kind="warn">{unreadable}</InlineNote>}
      {(isKnown || isLoading) && (
        <PlainTable
          label={frameMessages.recentInstallations}
          columns={installationColumns(clocks)}
          emptyText={installationMessages.noneRecent}
          rows={rows}
          rowId={(row) => row.id}
          isLoading={!isKnown}
        />
      )}
    </>
  )
}

/** Document 1 §2.5. The Alerts panel exists and is hidden. */
export function DashboardView({ actor, businessEntityId }: DashboardViewProps) {
  const { session } = useConsole()
  useDocumentTitle(businessEntityId, frameMessages.dashboard)
  const isDebug = useDebug()
  const config = useSelector(session, selectConfig)
  const rights = useSelector(session, selectRights(businessEntityId))
  const rows = useSelector(actor, select.selectRecentInstallations, shallowEqual)
  const showsInstallations = useSelector(actor, select.selectShowsInstallations)
  return (
    <Screen>
      <PageHeading title={frameMessages.dashboard} />
      <div className="cc-cards">
        <Card title={frameMessages.wishes}>
          <ul>
            <li>
              <a href={config?.referenceGuid} target="_blank" rel="noreferrer">
                {frameMessages.readGuide}
              </a>
            </li>
            {wishes(businessEntityId, rights).map(({ label, to, intent }) => (
              <li key={label}>
                <Link to={to} state={intent === undefined ? null : { intent }}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
        {showsInstallations && (
          <Card title={frameMessages.recentInstallations}>
            <RecentInstallations actor={actor} />
          </Card>
        )}
        <section hidden>
          <h2>{frameMessages.alerts}</h2>
        </section>
      </div>
      <LaterPart>
        <FleetScreen businessEntityId={businessEntityId} />
      </LaterPart>
      {isDebug && (
        <RawData
          title={frameMessages.dashboard}
          data={{ businessEntityId, rights, recentInstallations: rows.map(({ json }) => json) }}
        />
      )}
    </Screen>
  )
}
