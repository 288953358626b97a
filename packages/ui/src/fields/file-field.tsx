import { controlMessages } from "@command-center/domain/message/control-messages"
import { type DragEvent, useEffect, useRef, useState } from "react"
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx"

export interface FileFieldProps extends FieldFrameProps {
  /** Extensions, as the platform's own dialog takes them. */
  readonly accept: string
  /** Of the chosen file; null while there is none. */
  readonly fileName: string | null
  readonly onChange: (file: File | null) => void
  /** More than one file was dropped; none of them is taken. */
  readonly onSeveral: () => void
  readonly isDisabled?: boolean
}

/** A file that misses the field would take the whole page away, and what was typed with it. */
const useKeptPage = (): void => {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer?.types.includes("Files") !== true) return
      event.preventDefault()
      event.dataTransfer.dropEffect = "none"
    }
    window.addEventListener("dragover", keep)
    window.addEventListener("drop", keep)
    return () => {
      window.removeEventListener("dragover", keep)
      window.removeEventListener("drop", keep)
    }
  }, [])
}

/** The platform's own file input, which the keyboard opens; a file may be dropped onto it as well. */
export function FileField({ onSeveral, ...props }: FileFieldProps) {
  const { accept, fileName, onChange, isDisabled = false } = props
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useKeptPage()
  const over = (event: DragEvent) => {
    event.preventDefault()
    event.dataTransfer.dropEffect = isDisabled ? "none" : "copy"
    setOver(!isDisabled)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const { files } = event.dataTransfer
    const [file] = files
    if (isDisabled || file === undefined) return
    if (files.length > 1) return onSeveral()
    // The platform's own words beside its button say the same as ours.
    if (input.current !== null) input.current.files = files
    onChange(file)
  }
  return (
    <FieldFrame
      {...props}
      control={(given) => (
        <div
          className="cc-file"
          data-over={isOver || undefined}
          onDragOver={over}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            {...given}
            ref={input}
            type="file"
            accept={accept}
            disabled={isDisabled}
            onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
          />
          <span className="cc-hint">{fileName ?? controlMessages.dropHere}</span>
        </div>
      )}
    />
  )
}
