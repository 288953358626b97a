import { useEffect } from "react"

interface Edited<Subject> {
  readonly send: (event: { readonly type: "subject.read"; readonly subject: Subject }) => void
}

interface Versioned {
  readonly send: (event: { readonly type: "version.read"; readonly version: string | null }) => void
}

/** Tells what is edited of what was read beside it: the same object as long as it is the same. */
export const useSubjectRead = <Subject>(actor: Edited<Subject>, subject: Subject): void =>
  useEffect(() => actor.send({ type: "subject.read", subject }), [actor, subject])

/** Tells what goes by a version of the version that the record has by now. */
export const useVersionRead = (actor: Versioned, version: string | null): void =>
  useEffect(() => actor.send({ type: "version.read", version }), [actor, version])
