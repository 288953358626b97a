import type { DragEvent } from "react"
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx"

export interface FileFieldProps extends FieldFrameProps {
  /** Extensions, as the platform's own dialog takes them. */
  readonly accept: string
  /** Of the chosen file; null while there is none. */
  readonly fileName: string | null
  readonly onChange: (file: File | null) => void
  readonly isDisabled?: boolean
}

/** The platform's own file input, onto which a file may be dropped as well. */
export function FileField(props: FileFieldProps) {
  const { accept, fileName, onChange, isDisabled = false } = props
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (!isDisabled && file !== undefined) onChange(file)
  }
  return (
    <FieldFrame
      {...props}
      control={(given) => (
        <div className="cc-file" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <input
            {...given}
            type="file"
            accept={accept}
            disabled={isDisabled}
            onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
          />
          <span className="cc-hint">{fileName ?? "or drop it here"}</span>
        </div>
      )}
    />
  )
}
