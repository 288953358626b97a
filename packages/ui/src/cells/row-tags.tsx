export interface RowTagsProps {
  /** What they are, to a screen reader. */
  readonly label: string
  readonly tags: ReadonlyArray<string>
}

/** What fits behind a name; the others are counted. */
const mostShown = 2

/** A row's tags behind its name, as many as fit; the tip names all. */
export function RowTags({ label, tags }: RowTagsProps) {
  const more = tags.length - mostShown
  return (
    <span className="cc-row-tags" data-tip={tags.join(", ")}>
      <span className="cc-unseen">{label}: </span>
      {tags.slice(0, mostShown).map((tag) => (
        <bdi key={tag} className="cc-row-tag">
          {tag}
        </bdi>
      ))}
      {more > 0 && <span className="cc-row-more">+{more}</span>}
    </span>
  )
}
