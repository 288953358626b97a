import type { Page } from "@playwright/test"

interface Spoken {
  readonly role: string
  readonly name: string
}

const silent = new Set(["none", "generic", "InlineTextBox", "StaticText", "RootWebArea", "LineBreak"])

/** What Chromium tells a screen reader of the page, in its order. */
const spoken = async (page: Page): Promise<ReadonlyArray<Spoken>> => {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send("Accessibility.getFullAXTree")
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inOrder = (id: string): ReadonlyArray<Spoken> => {
    const node = byId.get(id)
    if (node === undefined) return []
    const role = String(node.role?.value ?? "")
    const below = (node.childIds ?? []).flatMap(inOrder)
    return node.ignored || silent.has(role) ? below : [{ role, name: String(node.name?.value ?? "") }, ...below]
  }
  const root = nodes.find(({ parentId }) => parentId === undefined)
  return root === undefined ? [] : inOrder(root.nodeId)
}

/** The same as lines such as "button: Refresh now". */
export const spokenLines = async (page: Page): Promise<ReadonlyArray<string>> =>
  (await spoken(page)).map(({ role, name }) => `${role}: ${name}`)
