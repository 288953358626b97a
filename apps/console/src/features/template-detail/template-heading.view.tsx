import { areaLabels } from "@command-center/domain/navigation/document-title"
import { listPath } from "@command-center/domain/navigation/routes"
import { templateList } from "@command-center/domain/template/template-list"
import { PageHeading, type PageHeadingProps } from "@command-center/ui/layout/page-heading"
import { Link } from "react-router"
import { useDocumentTitle } from "../../app/use-document-title.ts"

export interface TemplateHeadingProps {
  readonly place: { readonly businessEntityId: number; readonly id: number }
  /** Empty until it is read. */
  readonly name: string
  readonly access?: PageHeadingProps["access"]
}

export function TemplateHeading({ place, name, access }: TemplateHeadingProps) {
  useDocumentTitle(place.businessEntityId, name, areaLabels.templates)
  const list = <Link to={listPath(place.businessEntityId, "templates")}>{templateList.title}</Link>
  return (
    <PageHeading
      title={name === "" ? `Config Template ${place.id}` : name}
      breadcrumb={[{ id: "list", link: list }]}
      {...(access === undefined ? {} : { access })}
    />
  )
}
