import { loadRuntimeConfig } from "@command-center/api/runtime-config"
import { Credentials } from "@command-center/api/transport/credentials"
import { apiLayer } from "@command-center/api/transport/http-live"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { Effect, Layer, ManagedRuntime } from "effect"
import { openRows } from "../../../apps/console/src/rows/rows-client.ts"
import { makeOwnTags } from "../../../apps/console/src/tags/own-tags.ts"
import type { RolloutEstate } from "./rollout-service.ts"

/** What wirings of rollouts take from a console whose configuration names the service; its calls are the operator's. */
export const rolloutConsole = async ({ sandbox, service, tokenOf }: RolloutEstate) => {
  const base = `${sandbox.origin}/`
  const nobody = apiLayer({ base, current: () => ({ config: null, token: null }) })
  const config = await Effect.runPromise(loadRuntimeConfig().pipe(Effect.provide(nobody)))
  const token = await tokenOf()
  const current = () => ({ config: { ...config, rolloutServiceUrl: service.origin }, token })
  const credentials: Credentials["Service"] = { base, current }
  return {
    runtime: ManagedRuntime.make(Layer.merge(apiLayer(credentials), Layer.succeed(Credentials, credentials))),
    openRows: <Row>(list: ListDescription<Row>) =>
      openRows<Row>({ list: list.id, base, accountNames: [] }, list.idOf, current),
    tags: makeOwnTags(
      () => Promise.reject(new Error("No tags are kept here.")),
      () => undefined
    )
  }
}
