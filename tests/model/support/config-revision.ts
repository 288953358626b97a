import type { ComponentConfig } from "@command-center/domain/component-config/component-config"

/** A configuration of a UTG that differs from others by one setting. */
export const configRevision = (revisionId: number, retries: number): ComponentConfig => ({
  config: { network: { retries } },
  hash: null,
  isCommitted: true,
  lastUpdatedAt: "2026-11-20T10:00:00.000Z",
  lastUpdatedBy: "7",
  revisionId,
  componentId: 501,
  json: {}
})
