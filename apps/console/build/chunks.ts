import { loadedWith, type ModuleGraph, neededBy } from "./loaded-with.ts"

/** What an `import()` opens: pages and parts of them. What the dashboard needs is needed by no list alone. */
const dashboard = /\/features\/dashboard\/|\/app\/check-settings[.]ts$/u
/** What answers questions about rows: in the worker, or on the page where there is none. The worker itself is a few lines. */
const rows = /\/src\/rows\/serve-rows[.]ts$/u
/** What the dashboard has counted of the rows, where they are held. */
const counts = /\/domain\/src\/fleet\/fleet-counts[.]ts$/u
const drift = /\/domain\/src\/drift\//u
const lists = /[.]list[.]tsx$/u
/** Those with operations; the others make and delete records. */
const flowLists = /\/features\/(?:utgs|tasks|devices)\/[a-z]+[.]list[.]tsx$/u
const rollouts = /\/features\/rollouts\/|\/routes\/rollout[.]route/u
const records = /\/features\/(?:utg-detail|profile-detail|template-detail|compare)\/|\/console\/src\/settings\//u

const entry = /\/console\/src\/main[.]ts$/u
const worker = /\/src\/rows\/rows[.]worker[.]ts$/u
const start = /\/console\/src\/start[.]tsx$/u
const languages = /\/domain\/src\/language\/wordings[.]ts$/u

/** The user's own tags, which most people have none of. */
const tags = /\/console\/src\/tags\//u

/** What opens beside or below a field: a calendar, suggestions, what the palette found. */
const besideField = /\/console\/src\/tags\/|\/date-time-field[.]tsx$|\/palette[.]screen[.]tsx$/u

/** Conditions of a filter, written and read: of the lists, and of the figures that lead to them. */
const filter = /\/domain\/src\/(?:filter|fleet)\/|\/domain\/src\/rows\/address-/u

/** What is looked at of the browser's settings: small, and all of it conditions. */
const settings = /\/app\/check-settings[.]ts$/u

const panel = /\/console\/src\/list\/(?!delete-tasks|flow-crashed)[a-z-]+[.]view[.]tsx$/u
const operations = /\/console\/src\/operations\/|\/flow-crashed[.]view[.]tsx$/u
const tasksDialog = /\/delete-tasks[.]view[.]tsx$/u
const dialogOf = /\/features\/(?!session\/|shell\/|dashboard\/)([a-z]+)\/[a-z-]+[.]view[.]tsx$/u
const named = /([a-z-]+(?:[.](?:list|screen|route|view))?)[.][^/]*$/u

/** What is loaded together: a list's dialogs, the panels of all lists, what goes on with operations; else one page or part. */
const partOf = (opened: string): string => {
  if (settings.test(opened)) return "filter"
  if (panel.test(opened)) return "panels"
  if (operations.test(opened)) return "operations"
  if (tags.test(opened)) return "tags"
  const area = tasksDialog.test(opened) ? "tasks" : dialogOf.exec(opened)?.[1]
  return area === undefined ? (named.exec(opened)?.[1] ?? "page") : `dialogs-${area}`
}

/**
 * The file of what lists need: the page of the only one, or what those with operations, with records, or all have in
 * common; with what the comparison has of them, which shows no list.
 */
const listFile = (screens: ReadonlyArray<string>, parts: ReadonlySet<string>): string => {
  const [screen] = screens
  const own = screen === undefined ? "list" : partOf(screen)
  if ([...parts].every((part) => part === own || own === `${part.replace("dialogs-", "")}.list`)) return own
  if (screens.every((each) => flowLists.test(each))) return "flows"
  const isOfRecords = !screens.some((each) => flowLists.test(each)) && !parts.has("compare.screen")
  return isOfRecords ? "made" : "list"
}

/**
 * What there is before anything is said, on the page and in its worker: what chooses the language, and what the languages
 * share with all the others. A language that is loaded brings nothing along that has put English sentences into constants.
 */
const firstFile = (id: string, graph: ModuleGraph): string | null => {
  const opened = loadedWith(id, graph)
  const isShared = opened.length > 1 && opened.some((each) => languages.test(each))
  const isBegunWith = neededBy(id, graph).some((each) => entry.test(each) || (worker.test(each) && each !== id))
  return isShared || isBegunWith ? "first" : null
}

/**
 * What the worker has, or null. It has no document: nothing of it may import what a page is made of. What it counts with
 * comes with the first question; what lists need of that comes with the rows.
 */
const workerFile = (id: string, opened: ReadonlyArray<string>, graph: ModuleGraph): string | null => {
  if (neededBy(id, graph).some((each) => rows.test(each))) return "rows"
  if (!opened.some((each) => counts.test(each))) return null
  return opened.some((each) => lists.test(each) || start.test(each)) ? "rows" : "fleet-counts"
}

/** What the dashboard shares: with lists, or only with what opens later; then those of drift go with what counts it. */
const dashboardFile = (id: string, opened: ReadonlyArray<string>): string => {
  const isOfLists = opened.some((each) => lists.test(each) || settings.test(each))
  if (!isOfLists && drift.test(id)) return "fleet-counts"
  return filter.test(id) ? "filter" : "page"
}

/** The file of a module, by what needs it. */
const fileOf = (id: string, graph: ModuleGraph): string | null => {
  const opened = loadedWith(id, graph)
  const ofWorker = workerFile(id, opened, graph)
  if (ofWorker !== null) return ofWorker
  if (opened.some((each) => start.test(each))) return "core"
  const parts = new Set(opened.map(partOf))
  const [part] = parts
  if (part === undefined || parts.size === 1) return part ?? null
  if (opened.some((each) => dashboard.test(each))) return dashboardFile(id, opened)
  const screens = opened.filter((each) => lists.test(each))
  if (screens.length > 0) return listFile(screens, parts)
  if (opened.every((each) => besideField.test(each))) return "beside-field"
  if (opened.every((each) => rollouts.test(each))) return "rollouts"
  const isOfRecords = opened.every((each) => records.test(each)) && !parts.has("compare.screen")
  return isOfRecords ? "record" : "dialog"
}

/**
 * Which files the build makes: few, so that little is asked for. A file imports what is needed by more than what itself is
 * needed by, so that none waits for one that waits for it; that is why no group takes along what its modules import.
 */
export const chunks = [
  { name: firstFile, debugName: "before anything is said", priority: 5, includeDependenciesRecursively: false },
  /** Nothing that is read at the start is decoded by it. */
  {
    name: "schema",
    test: /\/effect\/dist\/(?:Schema|internal\/schema)/u,
    priority: 4,
    includeDependenciesRecursively: false
  },
  { name: fileOf, debugName: "by what needs it", priority: 1, includeDependenciesRecursively: false }
]
