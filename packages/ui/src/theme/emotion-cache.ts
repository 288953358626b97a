import createCache from "@emotion/cache"

/** `speedy` writes rules through the style sheet's own interface, which the policy on inline style text allows. */
export const emotionCache = createCache({ key: "cc", speedy: true })
