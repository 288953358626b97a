import type { Pages } from "../src/app/fetch-page.ts"

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
const rollout = "/routes/rollout.route.tsx"

/** What every page but those of lists begins with, by its address below the account. */
const sources: Readonly<Record<string, ReadonlyArray<string>>> = {
  dashboard: [screen("dashboard/dashboard")],
  "utgs/": [screen("utg-detail/utg-detail")],
  "profiles/": [screen("profile-detail/profile-detail")],
  "templates/": [screen("template-detail/template-detail")],
  compare: [screen("compare/compare")],
  rollouts: [screen("rollouts/rollout-list"), rollout],
  "rollouts/new": [screen("rollouts/rollout-plan"), rollout],
  "rollouts/": [screen("rollouts/rollout-run"), rollout]
}

const list = /\/features\/([a-z-]+)\/\1[.]list[.]tsx$/u

/** The page of each list begins with its file. */
const listSources = (chunks: ReadonlyArray<Chunk>): Readonly<Record<string, ReadonlyArray<string>>> =>
  Object.fromEntries(
    chunks.flatMap(({ moduleIds }) =>
      moduleIds.flatMap((id) => {
        const area = list.exec(id)?.[1]
        return area === undefined ? [] : [[area, [id]]]
      })
    )
  )

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

const chunksOf = (bundle: Bundle): ReadonlyArray<Chunk> => Object.values(bundle).filter((file) => file.type === "chunk")

const stylesOf = (chunks: ReadonlyArray<Chunk>): ReadonlyArray<string> => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
]

/** What the document itself names: its module with what that imports, and what it opens once the language is there. */
const firstFiles = (bundle: Bundle): { readonly named: ReadonlySet<Chunk>; readonly opened: ReadonlyArray<Chunk> } => {
  const chunks = chunksOf(bundle)
  const named = withImports(
    bundle,
    chunks.filter(({ isEntry }) => isEntry)
  )
  const opened = [...withImports(bundle, [chunkOf(chunks, "/console/src/start.tsx")])]
  return { named, opened: opened.filter((chunk) => !named.has(chunk)) }
}

/** The scripts and style sheets that the document's module opens in every language. */
export const startFiles = (bundle: Bundle) => {
  const { opened } = firstFiles(bundle)
  return { scripts: opened.map(({ fileName }) => fileName), styles: stylesOf(opened) }
}

/** The files that each page consists of, but for those that the document itself names. */
export const filesOfPages = (bundle: Bundle): Pages => {
  const chunks = chunksOf(bundle)
  const { named, opened } = firstFiles(bundle)
  const first = new Set([...named, ...opened])
  const lists = listSources(chunks)
  return Object.fromEntries(
    Object.entries({ ...sources, ...lists }).map(([page, names]) => {
      const begun = names.map((source) => chunkOf(chunks, source))
      const needed = [...withImports(bundle, begun)].filter((chunk) => !first.has(chunk))
      const files = [...needed.map(({ fileName }) => fileName), ...stylesOf(needed)]
      return [page, { files, hasRows: page === "dashboard" || page in lists }]
    })
  )
}
