export type ToastKind = "danger" | "info" | "success"

export interface ToastEmitted {
  readonly type: "toast"
  readonly kind: ToastKind
  readonly header?: string
  readonly text: string
  readonly long?: boolean
}

export interface AlertEmitted {
  readonly type: "alert"
  readonly header: string
  readonly message: string
}

/** An alert of the browser's own, where the documents state one (document 2 §8). */
interface BrowserAlertEmitted {
  readonly type: "browserAlert"
  readonly text: string
}

/** A call was answered 401: for the session, which the console tells together with whether work is unsaved. */
export interface UnauthorizedEmitted {
  readonly type: "unauthorized"
}

interface NavigateEmitted {
  readonly type: "navigate"
  readonly to: string
}

/** `Content` is what the export actor gave (a Blob in the browser); a machine only hands it on. */
export interface DownloadEmitted<Content = unknown> {
  readonly type: "download"
  readonly fileName: string
  readonly content: Content
}

/** Rows behind a list changed on the service: the list loads again. */
interface RowsChangedEmitted {
  readonly type: "rows.changed"
}

/** Something was changed: other parts of the page that show it read it anew. */
export interface ReadAnewEmitted {
  readonly type: "readAnew"
}

/** The text goes to the clipboard; where that worked, a toast with `copied` says so. */
interface CopyEmitted {
  readonly type: "copy"
  readonly text: string
  readonly copied: string
}

export type Emitted =
  | ToastEmitted
  | AlertEmitted
  | BrowserAlertEmitted
  | UnauthorizedEmitted
  | NavigateEmitted
  | DownloadEmitted
  | RowsChangedEmitted
  | ReadAnewEmitted
  | CopyEmitted
