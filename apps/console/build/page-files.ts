import type { FilesOfPages } from "./fetch-page.ts"

/** A script of the build, as far as it is of interest here. */
interface Chunk {
  readonly type: "chunk"
  readonly fileName: string
  readonly moduleIds: ReadonlyArray<string>
  readonly imports: ReadonlyArray<string>
  readonly isEntry: boolean
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined
}

type Bundle = Readonly<Record<string, Chunk | { readonly type: "asset" }>>

const screen = (name: string): string => `/features/${name}.screen.tsx`
const tree = "/ui/src/tree/account-tree.tsx"
const rollout = "/routes/rollout.route.tsx"

/** What every page begins with, by its address below the account. */
const sources: Readonly<Record<string, ReadonlyArray<string>>> = {
  dashboard: [screen("dashboard/dashboard")],
  ...Object.fromEntries(
    ["utgs", "tasks", "devices", "forms", "users", "installations", "profiles", "templates"].map((area) => [
      area,
      [screen(`${area}/${area}`)]
    ])
  ),
  "utgs/": [screen("utg-detail/utg-detail")],
  "profiles/": [screen("profile-detail/profile-detail")],
  "templates/": [screen("template-detail/template-detail")],
  compare: [screen("compare/compare")],
  rollouts: [screen("rollouts/rollout-list"), rollout],
  "rollouts/new": [screen("rollouts/rollout-plan"), rollout],
  "rollouts/": [screen("rollouts/rollout-run"), rollout]
}

const chunkOf = (chunks: ReadonlyArray<Chunk>, source: string): Chunk => {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
  if (found === undefined) throw new Error(`The build has no file with ${source}.`)
  return found
}

/** These and all they import at their top. */
const withImports = (bundle: Bundle, begun: ReadonlyArray<Chunk>): ReadonlySet<Chunk> => {
  const found = new Set(begun)
  for (const { imports } of found)
    for (const name of imports) {
      const imported = bundle[name]
      if (imported?.type === "chunk") found.add(imported)
    }
  return found
}

/** The files that each page consists of, but for those that the document itself names. */
export const filesOfPages = (bundle: Bundle): FilesOfPages => {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk")
  const first = withImports(
    bundle,
    chunks.filter(({ isEntry }) => isEntry)
  )
  return Object.fromEntries(
    Object.entries(sources).map(([page, names]) => {
      const begun = [...names, tree].map((source) => chunkOf(chunks, source))
      const needed = [...withImports(bundle, begun)].filter((chunk) => !first.has(chunk))
      const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      return [page, [...needed.map(({ fileName }) => fileName), ...new Set(styles)]]
    })
  )
}
