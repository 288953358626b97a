import type { Meta, StoryObj } from "@storybook/react-vite"
import { accountRows } from "../gallery/estate.ts"
import { nothing, State, States } from "../gallery/states.tsx"
import { AccountPanel } from "./account-panel.tsx"
import { AccountTree, type AccountTreeProps } from "./account-tree.tsx"

const meta: Meta = { title: "Tree" }
export default meta

const renderLink: AccountTreeProps["renderLink"] = ({ id }, { children, ...props }) => (
  <a href={`#${id}`} {...props}>
    {children}
  </a>
)
const panel = { filter: "", onFilterChange: nothing, expandAll: false, onExpandAllChange: nothing }
const tree = { onToggle: nothing, renderLink }

export const Every: StoryObj = {
  render: () => (
    <States>
      <State name="The line to the current account" height={320}>
        <AccountPanel {...panel}>
          <AccountTree {...tree} label="Accounts" rows={accountRows({})} />
        </AccountPanel>
      </State>
      <State name="Expanded, many and long" height={320}>
        <AccountPanel {...panel} expandAll>
          <AccountTree {...tree} label="All accounts" rows={accountRows({ expandAll: true, currentId: 18 })} />
        </AccountPanel>
      </State>
      <State name="Filtered, focused" height={320}>
        <AccountPanel {...panel} filter="harbour" expandAll>
          <AccountTree
            {...tree}
            label="Filtered accounts"
            rows={accountRows({ expandAll: true, filter: "harbour", currentId: 12 })}
          />
        </AccountPanel>
      </State>
    </States>
  ),
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLElement>("[aria-label='Filtered accounts'] [aria-selected=true]")?.focus()
}
