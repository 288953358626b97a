import { connect } from "@command-center/api/connect"
import { uploadForm } from "@command-center/api/management/form-upload"
import { deleteForm } from "@command-center/api/management/forms"
import { loadList } from "@command-center/api/management/lists"
import { formFields } from "@command-center/domain/form/form"
import { Result } from "effect"

export interface NamedForms {
  readonly origin: string
  readonly token: string
  readonly beId: number
  readonly name: string
}

/** Has the service hold so many forms of a name, whatever it held before. */
export const haveForms = async ({ origin, token, beId, name }: NamedForms, count: number): Promise<void> => {
  const { run } = Result.getOrThrow(await connect({ url: `${origin}/`, token }))
  const { rows } = Result.getOrThrow(await run(loadList({ call: "forms", fields: formFields }, beId)))
  for (const row of rows.filter((each) => each.name === name)) Result.getOrThrow(await run(deleteForm(beId, row.id)))
  const form = { deviceType: 27, name, description: name, businessEntityId: beId }
  for (let made = 0; made < count; made += 1)
    Result.getOrThrow(await run(uploadForm({ form, file: new Blob(["bytes"], { type: "application/gzip" }) })))
}
