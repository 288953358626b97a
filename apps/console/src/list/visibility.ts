interface Listener {
  readonly send: (event: { readonly type: "page.hidden" } | { readonly type: "page.shown" }) => void
}

/** Tells a list whether anybody can see the page, so that it refreshes only then. Returns how to stop. */
export const tellVisibility = (list: Listener, page: Document = document): (() => void) => {
  const tell = () => list.send({ type: page.hidden ? "page.hidden" : "page.shown" })
  tell()
  page.addEventListener("visibilitychange", tell)
  return () => page.removeEventListener("visibilitychange", tell)
}
