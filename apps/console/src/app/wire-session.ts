import { loadRuntimeConfig } from "@command-center/api/runtime-config"
import { listAccounts } from "@command-center/api/security/accounts"
import { listMasks, listPermissions } from "@command-center/api/security/permissions"
import { readManifest, readUser } from "@command-center/api/security/users"
import { exchangeCode, renewToken } from "@command-center/api/sign-on"
import type { ReadRows } from "@command-center/api/transport/decode"
import type { BusinessEntity } from "@command-center/domain/account/business-entity"
import type { Permission } from "@command-center/domain/permission/permission-mask"
import type { User } from "@command-center/domain/session/user"
import { sessionMachine } from "@command-center/machines/session/session.machine"
import type { ApiRuntime } from "./console.ts"
import { fromEffect } from "./from-effect.ts"
import { renewInTurn, type SharedToken } from "./renew-in-turn.ts"

/** The session machine with the services it signs in at. */
export const wireSession = (runtime: ApiRuntime, shared: SharedToken) => {
  const task = fromEffect(runtime)
  const renew = renewInTurn(renewToken, shared)
  return sessionMachine.provide({
    actors: {
      loadConfig: task(() => loadRuntimeConfig()),
      exchangeCode: task(({ authcode }: { readonly authcode: string }) => exchangeCode(authcode)),
      renewToken: task(({ token }: { readonly token: string }) => renew(token)),
      loadUser: task<{ readonly token: string }, User>(({ token }) => readUser(token)),
      loadPermissions: task<undefined, ReadRows<Permission>>(() => listPermissions()),
      loadMasks: task(({ userId }: { readonly userId: number }) => listMasks(userId)),
      loadAccounts: task<{ readonly businessEntityId: number }, ReadRows<BusinessEntity>>(({ businessEntityId }) =>
        listAccounts(businessEntityId)
      ),
      loadManifest: task((input: { readonly token: string; readonly businessEntityId: number }) =>
        readManifest(input.token, input.businessEntityId)
      )
    }
  })
}
