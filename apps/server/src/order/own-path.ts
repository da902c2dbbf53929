/** Pictures that an order names lie on the shop itself; an address elsewhere would be fetched or shown under the shop's name. */

const PATH = /^(?:\/[\w-][\w.-]*)+$/;

/** The path of an address on this shop, null for none, undefined for any other address. */
export const ownPath = (address: string | null, publicOrigin: string): string | null | undefined => {
  if (address === null || address === '') return null;
  const path = address.startsWith(`${publicOrigin}/`) ? address.slice(publicOrigin.length) : address;
  return PATH.test(path) ? path : undefined;
};
