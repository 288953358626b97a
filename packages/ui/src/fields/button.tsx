export { Button } from "@chakra-ui/react"
