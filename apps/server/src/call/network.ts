/** The network under which a caller's address is counted: an IPv6 customer has a whole /64 network, which counts as one caller. */
import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));

/** The /64 network of an IPv6 address; an IPv4 address, including the IPv4-mapped form, stands for itself. */
export const callerNetwork = (address: string): string => {
  const [, ipv4] = MAPPED.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain) || plain.includes('.')) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: tail === undefined ? 0 : GROUPS - first.length - last.length }, () => '0');
  const groups = [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
};
