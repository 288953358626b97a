import { sampleAccount } from "@command-center/domain/account/sample-accounts"
import { sampleMask } from "@command-center/domain/permission/sample-mask"
import { permissionKeys, type Subject, subjectsOfRights } from "@command-center/domain/permission/subject"
import { sessionMachine } from "@command-center/machines/session/session.machine"
import type { SessionContext } from "@command-center/machines/session/session.types"
import { createActor } from "xstate"
import type { Console } from "./console.ts"
import { sampleConsole } from "./sample-console.ts"

/** The account that somebody is signed in at. */
export const sampleAccountId = 42

/** A console of somebody who may see or edit this at the account; of what is not named, nothing. */
export const sampleSignedIn = (
  may: Partial<Record<Subject, "view" | "edit">>,
  known: Partial<SessionContext> = {}
): Console => {
  const console = sampleConsole()
  const { context } = console.session.getSnapshot()
  const snapshot = sessionMachine.resolveState({
    value: "signedIn",
    context: {
      ...context,
      user: { id: 5, username: "ann", businessEntityId: sampleAccountId, imageSelected: false },
      permissions: subjectsOfRights.map((subject, id) => ({
        id,
        key: permissionKeys[subject],
        name: null,
        description: null
      })),
      masks: subjectsOfRights.map((subject, permissionId) =>
        sampleMask({
          permissionId,
          roleBusinessEntityIds: [sampleAccountId],
          canView: may[subject] !== undefined,
          canEdit: may[subject] === "edit"
        })
      ),
      accounts: [sampleAccount({ id: sampleAccountId, parentId: null })],
      ...known
    }
  })
  const { href, hostname } = context
  const input = { href, hostname, storedToken: null, beganSignIn: false }
  return { ...console, session: createActor(sessionMachine, { snapshot, input }) }
}
