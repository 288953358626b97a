/** What stands for alerts in the top bar. */
export { Bell as BellIcon } from "lucide-react"
