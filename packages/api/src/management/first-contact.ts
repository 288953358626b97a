import {
  type AwaitedContact,
  type Contact,
  contactPredicates,
  contactsOf
} from "@command-center/domain/installation/first-contact"
import { utgFields } from "@command-center/domain/utg/utg"
import { Effect } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import type { Http } from "../transport/http.ts"
import { loadList } from "./lists.ts"

const utgs = { call: "utgs", fields: utgFields } as const

/** The UTGs with an installation's name that have reported by now, the newest first. */
export const loadContacts = (awaited: AwaitedContact): Effect.Effect<ReadonlyArray<Contact>, ApiError, Http> =>
  Effect.map(loadList(utgs, awaited.businessEntityId, contactPredicates(awaited)), ({ rows }) =>
    contactsOf(awaited, rows)
  )
