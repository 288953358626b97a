import { configure } from "@testing-library/react"
// What loads later than a test file takes fails in all files after it: the largest is there before the first.
import "@command-center/ui/fields/date-time-field"

// A second, the library's own patience, is not enough beside the tests in the browser.
configure({ asyncUtilTimeout: 20_000 })
