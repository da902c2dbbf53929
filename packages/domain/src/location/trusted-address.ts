/** Addresses that came from outside or out of a storage, before anybody is sent there: an open redirect is a phishing tool. */

const WEB_ADDRESS = /^https?:\/\/([^\s/?#@\\]+)(?:[/?#]|$)/iu;

/** True for an http(s) address on one of the hosts, which are written in lower case, with a port where they have one. */
export const isTrustedAddress = (address: string, hosts: readonly string[]): boolean => {
  const [, host] = WEB_ADDRESS.exec(address) ?? [];
  return host !== undefined && hosts.includes(host.toLowerCase());
};
