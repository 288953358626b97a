import { translatable } from "../language/translatable.ts"
import { listWords } from "../rows/list-label-messages.ts"
import type { Area } from "./area.ts"

/** The toast of a page whose view right is missing (document 1 §6, document 2 §6). */
export const areaMessages = {
  unauthorizedToView: (named: string): string => `You are not authorized to view ${named} for this account.`
} as const

/** The sentence for an area. */
export const unauthorizedToView = (area: Area): string => areaMessages.unauthorizedToView(listWords[area].named)

translatable({ areaMessages })
