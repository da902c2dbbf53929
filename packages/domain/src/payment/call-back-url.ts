/** The address to which a provider redirects the browser (S7.110). */

/** Host, unit and `/loading/`; the caller appends the payment type. `host` is an origin such as `https://shop.example`. */
export const callBackUrl = (host: string, unitId: string): string =>
  `${host.replace(/\/+$/u, '')}/${encodeURIComponent(unitId)}/loading/`;
