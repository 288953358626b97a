import createCache from "@emotion/cache"

/**
 * `speedy` writes rules through the style sheet's own interface, which the policy on inline style text allows.
 * The page of a unit test has an interface that cannot read cascade layers.
 */
export const emotionCache = createCache({ key: "cc", speedy: import.meta.env.MODE !== "test" })
