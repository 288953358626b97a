import { setFlags } from "@command-center/domain/permission/permission-mask"
import type { LineAccount, LineMask, RightsLine } from "@command-center/domain/permission/rights-line"
import { rightsMessages } from "@command-center/domain/permission/rights-messages"
import { GrantedIcon, NotGrantedIcon } from "@command-center/ui/layout/action-icons"
import "@command-center/ui/theme/css/rights.css"

function MaskText({ mask: { mask, ignored } }: { readonly mask: LineMask }) {
  return (
    <p className="cc-right-mask" data-grants={ignored === null || undefined}>
      {ignored === null ? <GrantedIcon size={14} aria-hidden /> : <NotGrantedIcon size={14} aria-hidden />}
      <span>{ignored === null ? rightsMessages.grants(mask) : rightsMessages.ignored(ignored)}</span>
      <small>{rightsMessages.flags(setFlags(mask))}</small>
    </p>
  )
}

function Account({ account, isHere }: { readonly account: LineAccount; readonly isHere: boolean }) {
  const { masks } = account
  const grants = masks.some(({ ignored }) => ignored === null)
  return (
    <li data-grants={grants || undefined} aria-current={isHere ? "location" : undefined}>
      <p className="cc-right-place">
        <b>{rightsMessages.account(account)}</b>
        {isHere && <span>{rightsMessages.here}</span>}
      </p>
      {masks.length === 0 && <p className="cc-right-mask">{rightsMessages.noMask}</p>}
      {masks.map((mask, at) => (
        <MaskText key={`${mask.permission.id}/${at}`} mask={mask} />
      ))}
    </li>
  )
}

export interface RightsLineViewProps {
  readonly line: RightsLine
  /** Null for oneself. */
  readonly username: string | null
  /** The page shows another account than the one in question. */
  readonly isElsewhere: boolean
}

/** The accounts from the top to the one in question, each with the masks that were given there. */
export function RightsLineView({ line, username, isElsewhere }: RightsLineViewProps) {
  const { accounts, elsewhere, permissionKey } = line
  const here = accounts.at(-1)
  const hereName = here === undefined ? "" : rightsMessages.account(here)
  const places = elsewhere.flatMap((mask) => mask.places.map(rightsMessages.account))
  return (
    <>
      <p className="cc-right-verdict" role="status">
        {rightsMessages.verdict(username, line, hereName)}
      </p>
      <p className="cc-hint">{rightsMessages.needed(permissionKey)}</p>
      <ol className="cc-right-line" aria-label={rightsMessages.line}>
        {accounts.map((account) => (
          <Account key={account.id} account={account} isHere={account === here} />
        ))}
      </ol>
      {places.length > 0 && <p className="cc-hint">{rightsMessages.elsewhere([...new Set(places)])}</p>}
      {isElsewhere && line.canEdit && <p className="cc-hint">{rightsMessages.changeThere(hereName)}</p>}
      {!(line.canView && line.canEdit) && <p className="cc-hint">{rightsMessages.toChange(hereName)}</p>}
    </>
  )
}
