import { createRoot } from "react-dom/client"
import { type Inspector, makeInspector } from "./inspector.ts"
import { InspectorPanel } from "./inspector.view.tsx"

/** Puts the panel below the page, outside of all that it shows. */
export const openInspector = (secrets: () => ReadonlyArray<string>): Inspector => {
  const place = document.body.appendChild(document.createElement("div"))
  const inspector = makeInspector(
    () => new Date(),
    secrets,
    (call) => requestAnimationFrame(call)
  )
  createRoot(place).render(<InspectorPanel inspector={inspector} />)
  return inspector
}
