import { shellMessages } from "@command-center/domain/message/shell-messages"

/** In the words of Chromium, Firefox and Safari, and of the bundler where a part's styles are gone. */
const words =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|module script.*MIME type/iu

/** A part of the console that was to be loaded later is not there: after a new release the old parts are gone. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && words.test(error.message)

export interface MissingPartText {
  readonly title: string
  readonly text: string
}

/** Without a connection nothing is known of the server's parts. */
export const missingPartText = (isOnline: boolean, hasUnsavedWork: boolean): MissingPartText => {
  const [title, text] = isOnline
    ? [shellMessages.newReleaseTitle, shellMessages.newReleaseText]
    : [shellMessages.unreachedTitle, shellMessages.unreachedText]
  return { title, text: hasUnsavedWork ? `${text} ${shellMessages.newReleaseUnsaved}` : text }
}
