import { buffer } from "node:stream/consumers"
import { createGzip } from "node:zlib"
import { deviceTypeName } from "@command-center/domain/device/device-type"
import { pack } from "tar-stream"

export interface ArchivedForm {
  readonly name: string
  readonly deviceType: number
  readonly lastUpdatedAt: Date
}

const formText = ({ name, deviceType }: ArchivedForm): string =>
  JSON.stringify({ form: name, deviceType: deviceTypeName(deviceType, []), elements: [{ kind: "text", text: name }] })

/** The archive of a form that came with the estate: gzip bytes of a tar with one form in it, the same each time. */
export const formArchive = async (form: ArchivedForm): Promise<Uint8Array<ArrayBuffer>> => {
  const archive = pack()
  archive.entry({ name: "form.json", mtime: form.lastUpdatedAt }, formText(form))
  archive.entry({ name: "README.txt", mtime: form.lastUpdatedAt }, `${form.name}: a device form of the sandbox.\n`)
  archive.finalize()
  return new Uint8Array(await buffer(archive.pipe(createGzip())))
}
