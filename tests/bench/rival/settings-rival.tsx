import Form from "@rjsf/core"
import validator from "@rjsf/validator-ajv8"
import { createElement } from "react"
import { createRoot, type Root } from "react-dom/client"

const place = document.querySelector("#form")
let root: Root | null = null

/** The form as its documentation has it: one for the whole schema, checked while it is typed into. */
const open = async () => {
  const { schema, config } = await (await fetch("/config")).json()
  if (place === null) return
  root?.unmount()
  root = createRoot(place)
  const form = { schema, formData: config, validator, liveValidate: "onChange", showErrorList: false } as const
  // A build within a development server would take JSX for that of development.
  root.render(createElement(Form, form))
}

const close = () => {
  root?.unmount()
  root = null
}

document.querySelector("#open")?.addEventListener("click", () => void open())
document.querySelector("#close")?.addEventListener("click", close)
