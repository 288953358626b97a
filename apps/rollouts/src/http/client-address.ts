import { BlockList, isIP } from "node:net"

/** An address, or a network as CIDR has it (10.0.0.0/8); null for anything else. */
const networkOf = (
  text: string
): { readonly address: string; readonly bits: number; readonly family: "ipv4" | "ipv6" } | null => {
  const [address = "", bits, ...others] = text.split("/")
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  if (version === 0 || others.length > 0 || (bits !== undefined && !/^\d{1,3}$/u.test(bits))) return null
  const length = bits === undefined ? most : Number(bits)
  return length > most ? null : { address, bits: length, family: version === 4 ? "ipv4" : "ipv6" }
}

export const isNetwork = (text: string): boolean => networkOf(text) !== null

/** An IPv4 address of a socket that also speaks IPv6 is written as one of those. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/iu, "")

/**
 * Whose request it is: the address that connected, or, where that is a proxy of ours, the last one in X-Forwarded-For
 * that is none. What stands before it there anybody can write.
 */
export const makeClientAddress = (trusted: ReadonlyArray<string>) => {
  const proxies = new BlockList()
  for (const text of trusted) {
    const network = networkOf(text)
    if (network !== null) proxies.addSubnet(network.address, network.bits, network.family)
  }
  const isProxy = (address: string): boolean => {
    const version = isIP(address)
    return version !== 0 && proxies.check(address, version === 4 ? "ipv4" : "ipv6")
  }
  return (connected: string, forwardedFor: string | undefined): string => {
    const hops = [...(forwardedFor ?? "").split(","), connected].map((hop) => plain(hop.trim()))
    for (let at = hops.length - 1; at > 0; at -= 1) {
      const [hop = "", before = ""] = [hops[at], hops[at - 1]]
      if (!isProxy(hop) || isIP(before) === 0) return hop
    }
    return hops[0] ?? ""
  }
}
