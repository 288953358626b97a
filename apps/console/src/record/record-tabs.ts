/** A page of a UTG or a profile: a tab, and what of it is shown. */
export type RecordPage =
  | { readonly tab: "general" }
  | { readonly tab: "apiinterfaces"; readonly id: string | null }
  | { readonly tab: "devices"; readonly name: string | null }
  | { readonly tab: "config" }
  | { readonly tab: "edit" }

export type RecordTab = RecordPage["tab"]

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** The page that follows a record in the address (document 1 §2.1); null where there is none of that name. */
export const recordPageOf = (rest: string): RecordPage | null => {
  const [tab = "", detail, ...more] = rest.replace(/\/+$/u, "").split("/")
  if (more.length > 0) return null
  if (detail === undefined) {
    if (tab === "") return { tab: "general" }
    if (tab === "config" || tab === "edit") return { tab }
    if (tab === "apiinterfaces") return { tab, id: null }
    return tab === "devices" ? { tab, name: null } : null
  }
  const name = decoded(detail)
  if (name === null) return null
  if (tab === "apiinterfaces") return { tab, id: name }
  return tab === "devices" ? { tab, name } : null
}
