import { sendCalls } from "@command-center/api/transport/http"
export const canary = sendCalls
