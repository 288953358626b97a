import { documentTitle } from "@command-center/domain/navigation/document-title"

let title = documentTitle([])
let count = 0

const show = (): void => {
  document.title = count > 0 ? `(${count}) ${title}` : title
}

/** What the browser's tab is called: the page that is shown and, in front of it, how much there is to look at. */
export const tabSigns = {
  name: (next: string): void => {
    title = next
    show()
  },
  count: (next: number): void => {
    count = next
    show()
  }
} as const
