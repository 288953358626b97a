import { type ListId, listIds } from "../rows/list-id.ts"
import { listWords } from "../rows/list-label-messages.ts"

type Words = typeof listWords

/** The lists that are pages: what the rights of an account open and close (document 1 §6). */
export type Area = { [Id in ListId]: Words[Id] extends { readonly link: string } ? Id : never }[ListId]

const isArea = (id: ListId): id is Area => "link" in listWords[id]

/** In the order of the navigation links (document 1 §2.3). */
export const areas: ReadonlyArray<Area> = listIds.filter(isArea)
