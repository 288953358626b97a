import { viewsKey } from "@command-center/domain/storage/browser-store"
import { useEffect } from "react"
import { useConsole } from "../app/console.ts"
import { storedViews } from "./stored-lists.ts"
import type { ViewsRef } from "./views-ref.ts"

/** An open dialog hears what another tab does to the views of its list: what is kept by one is not undone by the other. */
export const useToldViews = (actor: ViewsRef): void => {
  const { stored } = useConsole()
  useEffect(() => {
    const { id } = actor.getSnapshot().context.addressed.list
    const changedElsewhere = ({ key }: StorageEvent) => {
      if (key === null || key === viewsKey(id)) actor.send({ type: "views.told", views: storedViews(stored, id) })
    }
    window.addEventListener("storage", changedElsewhere)
    return () => window.removeEventListener("storage", changedElsewhere)
  }, [actor, stored])
}
