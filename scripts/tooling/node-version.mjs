// Runs on any Node that knows modules, so that an old one gets a sentence and not a stack trace.
const needed = [20, 19]
const [major, minor] = process.versions.node.split(".").map(Number)

if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `Command Center needs Node ${needed.join(".")} or newer; this is ${process.versions.node}. Install a newer Node and run the command again.`
  )
  process.exit(1)
}
