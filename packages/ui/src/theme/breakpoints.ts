/** Document 1 §9. `xs` is where every style starts, so it is not a media query of its own. */
export const breakpoints = { xs: "0px", sm: "576px", md: "768px", lg: "992px", xl: "1200px", xxl: "1400px" }
