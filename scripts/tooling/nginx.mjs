import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

/** Whether nginx is there, on PATH or where Debian keeps it, which is not on everybody's. */
export const hasNginx = () =>
  [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"].some((folder) => existsSync(join(folder, "nginx")))
