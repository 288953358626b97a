import { loadRecords } from "@command-center/api/management/lists"
import type { ReadRows } from "@command-center/api/transport/decode"
import type { SentInstallation } from "@command-center/domain/installation/installation"
import { installationList } from "@command-center/domain/installation/installation-list"
import { dashboardMachine } from "@command-center/machines/dashboard/dashboard.machine"
import { selectAncestry } from "@command-center/machines/session/session.selectors"
import { Effect } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"

/** The dashboard with the installations of its account. */
export const wireDashboard = ({ runtime, session }: Pick<Console, "runtime" | "session">) =>
  dashboardMachine.provide({
    actors: {
      loadInstallations: fromEffect(runtime)<{ readonly businessEntityId: number }, ReadRows<SentInstallation>>(
        ({ businessEntityId }) =>
          Effect.map(loadRecords(installationList, businessEntityId), ({ rows, unreadable }) => {
            const { nameOf } = selectAncestry(session.getSnapshot())
            return {
              rows: rows.map(({ row, json }) => ({ ...(installationList.derive?.(row, nameOf) ?? row), json })),
              unreadable
            }
          })
      )
    }
  })
