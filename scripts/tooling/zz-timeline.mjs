import { needChromium } from "./chromium.mjs"
import { withModule } from "./load.mjs"
await withModule("tests/zz-timeline.ts", ({ run }) => run(needChromium()))
process.exit(0)
