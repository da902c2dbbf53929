/**
 * Checks addresses from outside or from a storage before redirecting to them: an open redirect is a phishing tool
 * (A-48).
 */

const WEB_ADDRESS = /^https?:\/\/([^\s/?#@\\]+)(?:[/?#]|$)/iu;

/** True for an http(s) address on one of the hosts, which are in lower case, with a port if they have one. */
export const isTrustedAddress = (address: string, hosts: readonly string[]): boolean => {
  const [, host] = WEB_ADDRESS.exec(address) ?? [];
  return host !== undefined && hosts.includes(host.toLowerCase());
};
