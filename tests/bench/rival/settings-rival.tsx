import { ChakraProvider, defaultSystem } from "@chakra-ui/react"
import Form from "@rjsf/chakra-ui"
import validator from "@rjsf/validator-ajv8"
import { createRoot, type Root } from "react-dom/client"

declare global {
  interface Window {
    readonly settingsRival: { readonly ready: true }
  }
}

const place = document.querySelector("#form")
let root: Root | null = null

/** The form as its documentation has it: one for the whole schema, checked while it is typed into. */
const open = async () => {
  const { schema, config } = await (await fetch("/config")).json()
  if (place === null) return
  root?.unmount()
  root = createRoot(place)
  root.render(
    <ChakraProvider value={defaultSystem}>
      <Form schema={schema} formData={config} validator={validator} liveValidate="onChange" showErrorList={false} />
    </ChakraProvider>
  )
}

const close = () => {
  root?.unmount()
  root = null
}

document.querySelector("#open")?.addEventListener("click", () => void open())
document.querySelector("#close")?.addEventListener("click", close)
