import { at } from "./run.mjs"

/** Runs a TypeScript module of the repository: Node 20 cannot read it, Vite can, which may have just been installed. */
export const withModule = async (path, work) => {
  const { createServer } = await import("vite")
  const server = await createServer({
    configFile: at("vite.config.ts"),
    root: at("."),
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null }
  })
  try {
    return await work(await server.ssrLoadModule(at(path)))
  } finally {
    await server.close()
  }
}
