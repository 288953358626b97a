import { paths } from "./wire-contract.ts"

/**
 * What is asked first of all, without what is made of the answers: the console asks it before the scripts are there that
 * read them.
 */
export const configCall = { service: "static", method: "GET", place: paths.config } as const

export const renewalCall = (token: string) =>
  ({ service: "sso", method: "GET", place: paths.accessToken(token) }) as const

export const userCall = (token: string) =>
  ({ service: "security", method: "GET", place: paths.users, query: { accesstoken: token }, token }) as const

export const permissionsCall = { service: "security", method: "GET", place: paths.permissions } as const

export const masksCall = (userId: number) =>
  ({ service: "security", method: "GET", place: paths.permissionMasks(userId) }) as const

/** Milliseconds: a tree of 100,000 accounts takes its time. */
const patience = 120_000

/** The account and everything below it. */
export const accountsCall = (businessEntityId: number) =>
  ({
    service: "security",
    method: "GET",
    place: paths.businessEntitySummaries,
    query: { includeChildren: true, includeParent: true, parentBusinessEntityId: businessEntityId },
    timeout: patience
  }) as const
