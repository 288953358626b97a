import { compareMessages } from "@command-center/domain/message/compare-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import type { compareMachine } from "@command-center/machines/compare/compare.machine"
import * as select from "@command-center/machines/compare/compare.selectors"
import type { ComparedKind, ComparedRef, ComparedSide } from "@command-center/machines/compare/compare.types"
import { EmptyState } from "@command-center/ui/feedback/empty-state"
import { LongWait } from "@command-center/ui/feedback/long-wait"
import { Button } from "@command-center/ui/fields/button"
import { SwitchField } from "@command-center/ui/fields/switch-field"
import { SwapIcon } from "@command-center/ui/layout/action-icons"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import { RawData } from "../../app/raw-data.view.tsx"
import { useDebug } from "../../app/use-debug.ts"
import { useDocumentTitle } from "../../app/use-document-title.ts"
import "@command-center/ui/theme/css/compare.css"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { ComparedSideView } from "./compared-side.view.tsx"
import { ComparedTable } from "./compared-table.view.tsx"
import { PickDialog } from "./pick.view.tsx"

export interface CompareViewProps {
  readonly actor: ActorRefFrom<typeof compareMachine>
  readonly businessEntityId: number
  /** What the user may see, and so compare. */
  readonly kinds: ReadonlyArray<ComparedKind>
  readonly onChoose: (side: ComparedSide, ref: ComparedRef) => void
  readonly onSwap: () => void
}

const selectLeft = select.selectSide("left")
const selectRight = select.selectSide("right")

function Outcome({ actor }: Pick<CompareViewProps, "actor">) {
  const left = useSelector(actor, selectLeft)
  const right = useSelector(actor, selectRight)
  const isCompared = useSelector(actor, select.selectIsCompared)
  const isWaitLong = useSelector(actor, select.selectIsWaitLong)
  const isOnly = useSelector(actor, select.selectOnlyDifferences)
  const count = useSelector(actor, select.selectDifferences)
  const rows = useSelector(actor, select.selectRows)
  if (left.ref === null || right.ref === null) return <EmptyState text={compareMessages.nothingChosen} />
  if (!isCompared) {
    return (
      <div role="status">
        {isWaitLong && (
          <LongWait
            text={waitMessages.awaited(waitMessages.compared)}
            onCancel={() => actor.send({ type: "cancel" })}
          />
        )}
      </div>
    )
  }
  return (
    <>
      <div className="cc-apart">
        <p role="status">{compareMessages.differences(count)}</p>
        <SwitchField
          label={compareMessages.onlyDifferences}
          isOn={isOnly}
          onChange={() => actor.send({ type: "onlyDifferences.toggled" })}
        />
      </div>
      {rows.length > 0 && (
        <ComparedTable
          settings={rows}
          labels={{
            from: left.found?.name ?? compareMessages.sides.left,
            to: right.found?.name ?? compareMessages.sides.right
          }}
        />
      )}
    </>
  )
}

/** Two configurations side by side: which, how many settings differ, and the settings. */
export function CompareView({ actor, businessEntityId, kinds, onChoose, onSwap }: CompareViewProps) {
  const [picking, setPicking] = useState<ComparedSide | null>(null)
  const left = useSelector(actor, selectLeft)
  const right = useSelector(actor, selectRight)
  const isDebug = useDebug()
  useDocumentTitle(businessEntityId, compareMessages.title)
  const [own, other] = picking === "right" ? [right, left] : [left, right]
  return (
    <Screen>
      <PageHeading title={compareMessages.title} />
      <div className="cc-compare">
        <div className="cc-compared">
          <ComparedSideView
            actor={actor}
            businessEntityId={businessEntityId}
            side="left"
            onChoose={() => setPicking("left")}
          />
          <Button
            colorPalette="gray"
            variant="ghost"
            aria-label={compareMessages.swap}
            data-tip={compareMessages.swap}
            onClick={onSwap}
          >
            <SwapIcon aria-hidden />
          </Button>
          <ComparedSideView
            actor={actor}
            businessEntityId={businessEntityId}
            side="right"
            onChoose={() => setPicking("right")}
          />
        </div>
        <Outcome actor={actor} />
      </div>
      {isDebug && (
        <RawData title={compareMessages.title} data={{ businessEntityId, left: left.found, right: right.found }} />
      )}
      {picking !== null && (
        <PickDialog
          title={compareMessages.chooseFor[picking]}
          businessEntityId={businessEntityId}
          kinds={kinds}
          kind={own.ref?.kind ?? other.ref?.kind ?? kinds[0] ?? "utg"}
          onPick={(ref) => {
            setPicking(null)
            onChoose(picking, ref)
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </Screen>
  )
}
