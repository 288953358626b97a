import { listWords } from "@command-center/domain/rows/list-label-messages"
import { templateLabels } from "@command-center/domain/template/template-label-messages"
import { templateList } from "@command-center/domain/template/template-list"
import { PageHeading, type PageHeadingProps } from "@command-center/ui/layout/page-heading"
import type { ReactNode } from "react"
import { ListLink } from "../../app/list-link.view.tsx"
import { useDocumentTitle } from "../../app/use-document-title.ts"
import { RecordFacts } from "../../record/record-facts.view.tsx"

export interface TemplateHeadingProps {
  readonly place: { readonly businessEntityId: number; readonly id: number }
  /** Empty until it is read. */
  readonly name: string
  readonly access?: PageHeadingProps["access"]
  /** What can be done with it, by who may. */
  readonly children?: ReactNode
}

export function TemplateHeading({ place, name, access, children }: TemplateHeadingProps) {
  useDocumentTitle(place.businessEntityId, name, listWords.templates.link)
  const list = <ListLink area="templates" businessEntityId={place.businessEntityId} title={templateList.title} />
  return (
    <>
      <PageHeading
        title={name === "" ? templateLabels.numbered(place.id) : name}
        breadcrumb={[{ id: "list", link: list }]}
        {...(access === undefined ? {} : { access })}
      >
        {children}
      </PageHeading>
      <RecordFacts label={templateLabels.facts} isBusy={name === ""} businessEntityId={place.businessEntityId} />
    </>
  )
}
