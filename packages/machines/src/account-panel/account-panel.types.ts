export interface AccountPanelInput {
  readonly isShown: boolean
  readonly width: number
}

export interface AccountPanelContext {
  readonly filter: string
  readonly expandAll: boolean
  /** Nodes whose expansion is the other way round than the rule of document 1 §2.4 says. */
  readonly toggled: ReadonlySet<number>
  /** Pixels. */
  readonly width: number
  readonly startsShown: boolean
}

export type AccountPanelEvent =
  | { readonly type: "filter.changed"; readonly value: string }
  | { readonly type: "expandAll.toggled" }
  | { readonly type: "node.toggled"; readonly id: number }
  | { readonly type: "account.changed" }
  | { readonly type: "panel.toggled" }
  /** While the edge is dragged. */
  | { readonly type: "width.changed"; readonly width: number }
  /** The edge was let go, or moved by a key: worth keeping. */
  | { readonly type: "width.settled" }

export type AccountPanelEmitted =
  | { readonly type: "showTreeChosen"; readonly isShown: boolean }
  | { readonly type: "widthChosen"; readonly width: number }
