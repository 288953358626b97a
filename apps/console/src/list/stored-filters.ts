import type { ListId } from "@command-center/domain/rows/list-id"
import { browserStore, type FiltersByAccount } from "@command-center/domain/storage/browser-store"
import type { StoredKey } from "@command-center/domain/storage/stored-key"

/** The lists whose filters are kept in the browser (document 1 §4). */
export const filterKeys: Readonly<Partial<Record<ListId, StoredKey<FiltersByAccount>>>> = {
  utgs: browserStore.previouslySelectedUtgFilters,
  tasks: browserStore.previouslySelectedTaskFilters,
  devices: browserStore.previouslySelectedDeviceFilters
}
