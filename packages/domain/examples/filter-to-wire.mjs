// The body of a query for the UTGs below a version, as the contract wants it: stringified twice.
import { toPredicates } from "@command-center/domain/filter/filter-predicates"
import { encodeFilter } from "@command-center/domain/filter/predicate"
import { utgFilterProperties } from "@command-center/domain/filter/property"

const draft = {
  UtgVersion: { operator: "LT", value: "5.0.0.3018" },
  ComponentMerchant: { operator: "LIKE", value: "Harbour" }
}
console.log(encodeFilter(toPredicates(utgFilterProperties, draft, "America/New_York")))
