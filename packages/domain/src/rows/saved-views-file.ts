import { Result } from "effect"
import { type AddressedList, readListAddress, writeListAddress } from "./list-address.ts"
import { isListId, type ListId } from "./list-id.ts"
import { freeName, nameIssue, type SavedViews, viewLimits, viewNamed, withView } from "./saved-views.ts"
import { viewMessages } from "./saved-views-messages.ts"
import { viewOf } from "./saved-views-storage.ts"
import { viewsVersion } from "./saved-views-text.ts"

const format = "command-center views"

/** Characters, and views that are looked at. */
const largestFile = { text: 2_000_000, views: 1000 } as const

/** What came of one view of a file. */
export interface ImportedView {
  /** In the file, from 1. */
  readonly place: number
  readonly name: string
  readonly kind: "taken" | "kept" | "refused"
  readonly text: string
}

/** The views after a file was taken in, and what came of each view in it. */
export interface ViewsImport {
  readonly saved: SavedViews
  readonly results: ReadonlyArray<ImportedView>
}

/** The list that views are of, as its address knows it. */
export interface ViewedList extends AddressedList {
  readonly list: AddressedList["list"] & { readonly id: ListId }
}

/** The file with all views of a list. */
export const writeViewsFile = (list: ListId, { views, defaultName }: SavedViews): string =>
  `${JSON.stringify({ format, version: viewsVersion, list, views, default: defaultName }, null, 2)}\n`

/** The file's name. */
export const viewsFileName = (list: ListId): string => `${list}-views.json`

/** A query as this list's address has it, without a page, and what of it could not be read; null where nothing could. */
const cleaned = (addressed: AddressedList, query: string) => {
  const { place, ignored } = readListAddress(addressed, query)
  if (place === null) return query === "" ? { query, ignored: [] } : null
  return { query: writeListAddress(addressed, { ...place, page: 1 }), ignored }
}

const parsed = (text: string): Result.Result<object, string> => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null ? Result.succeed(value) : Result.fail(viewMessages.file.noViews)
  } catch {
    return Result.fail(viewMessages.file.noJson)
  }
}

/** The values that a file has as its views, not looked at yet; else why it is none of this list's. */
const viewsIn = (text: string, own: ListId): Result.Result<ReadonlyArray<unknown>, string> => {
  const { file } = viewMessages
  if (text.length > largestFile.text) return Result.fail(file.tooLarge)
  return Result.flatMap(parsed(text), (given) => {
    if (!("format" in given) || given.format !== format) return Result.fail(file.noViews)
    if (!("version" in given) || given.version !== viewsVersion) return Result.fail(file.newer)
    if (!("list" in given) || !isListId(given.list)) return Result.fail(file.noViews)
    if (given.list !== own) return Result.fail(file.otherList(given.list, own))
    if (!("views" in given) || !Array.isArray(given.views)) return Result.fail(file.noViews)
    if (given.views.length > largestFile.views) return Result.fail(file.tooLarge)
    return given.views.length === 0 ? Result.fail(file.empty) : Result.succeed(given.views)
  })
}

const taken = (addressed: AddressedList, { saved, results }: ViewsImport, value: unknown): ViewsImport => {
  const { result } = viewMessages
  const view = viewOf(value)
  const place = results.length + 1
  const name = view === null || view.name === "" ? result.unnamed(place) : view.name
  const came = (kind: ImportedView["kind"], text: string, next = saved): ViewsImport => ({
    saved: next,
    results: [...results, { place, name: name.slice(0, viewLimits.name * 2), kind, text }]
  })
  const read = view === null || view.query.length > viewLimits.query ? null : cleaned(addressed, view.query)
  if (view === null || view.name === "" || read === null) return came("refused", result.noView)
  const issue = nameIssue(view.name)
  if (issue !== null) return came("refused", result.refused(issue))
  const known = viewNamed(saved, view.name)
  if (known?.query === read.query) return came("kept", result.kept)
  if (saved.views.length >= viewLimits.views) {
    return came("refused", result.refused(viewMessages.tooMany(viewLimits.views)))
  }
  const free = freeName(saved, view.name)
  const text = known === null ? result.taken : result.renamed(free)
  const partly = read.ignored.length === 0 ? text : result.partly(text, read.ignored)
  return came("taken", partly, withView(saved, free, read.query))
}

/**
 * The views with those of a file, each looked at alone: taken, taken under another name, here already, or refused. Of
 * what a view says, what this list does not know is left out. Fails with the sentence why the file is none of this list.
 */
export const importViews = (
  addressed: ViewedList,
  saved: SavedViews,
  text: string
): Result.Result<ViewsImport, string> =>
  Result.map(viewsIn(text, addressed.list.id), (values) =>
    values.reduce<ViewsImport>((grown, value) => taken(addressed, grown, value), { saved, results: [] })
  )
