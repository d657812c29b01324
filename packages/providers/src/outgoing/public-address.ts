import ipaddr from 'ipaddr.js';

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Answers to virtual machines of Azure as 169.254.169.254 does elsewhere, though it looks like any public address. */
const AZURE_PLATFORM = '168.63.129.16';
/** All of IPv6 that is given to networks of the internet; outside of it lies much that the library does not name (RFC 4291, 2.4). */
const GLOBAL_UNICAST: Range = [ipaddr.IPv6.parse('2000::'), 3];
/** Global by its bits, but for documentation (RFC 9637). */
const DOCUMENTATION: Range = [ipaddr.IPv6.parse('3fff::'), 20];

/**
 * Whether an address is one of the internet's: not of this machine, of a network of one's own, of a provider's (CGNAT), for groups,
 * documentation, tests or metadata; nor one that carries another address in itself (mapped, translated, 6to4, Teredo), since what it
 * leads to depends on where it is routed. Whatever is not known as public is not.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parse(address);
  if (parsed?.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return parsed.toString() !== AZURE_PLATFORM;
  return parsed.match(GLOBAL_UNICAST) && !parsed.match(DOCUMENTATION);
}

/** Whether an address is of this machine or of a network of one's own; never one that metadata is served on. */
export function isOwnAddress(address: string): boolean {
  const range = parse(address)?.range();
  // The metadata of Amazon's machines over IPv6.
  if (address.toLowerCase() === 'fd00:ec2::254') return false;
  return range === 'loopback' || range === 'private' || range === 'uniqueLocal';
}

// Four decimal parts: the library would read octal and hexadecimal ones too, and others read those otherwise.
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address);
  return ipaddr.IPv6.isValid(address) ? ipaddr.IPv6.parse(address) : null;
}
