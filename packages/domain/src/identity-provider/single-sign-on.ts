/**
 * Single sign-on from a partner's page: how the browser is sent on. Source: S4.112, S4.113, S9.44, A-48. Times in milliseconds.
 */
import { isTrustedAddress } from '../location/index.ts';
import type { ShopLocation } from '../location/index.ts';
import type { SingleSignOnAnswer, SingleSignOnRequest } from './single-sign-on.schema.ts';

/** How long Safari needs before it follows a link that no finger touched. */
export const SAFARI_REDIRECT_DELAY_MS = 1000;

/** `linkClick`: a link to the address is clicked after the delay; `replace`: the page is replaced at once. */
export interface SingleSignOnRedirect {
  readonly how: 'replace' | 'linkClick';
  readonly delayMs: number;
  readonly address: string;
}

export const redirectAfterSingleSignOn = (address: string, isSafari: boolean): SingleSignOnRedirect =>
  isSafari ? { how: 'linkClick', delayMs: SAFARI_REDIRECT_DELAY_MS, address } : { how: 'replace', delayMs: 0, address };

/** The back-URL to store: null where none was given, or none on a trusted host. */
export const backUrlToStore = ({ backUrl }: SingleSignOnAnswer, trustedHosts: readonly string[]): string | null =>
  backUrl !== null && isTrustedAddress(backUrl, trustedHosts) ? backUrl : null;

const CODE = /^[A-Za-z0-9_-]{1,64}$/u;

const PAGES: Readonly<Record<string, string>> = { account: '/account', cart: '/cart', query: '/query', faq: '/faq' };
/** Pages about one thing, which `item` names. */
const ITEM_PAGES: Readonly<Record<string, string>> = { product: '/product', card: '/account/cards' };

/** Where in the shop a partner's visitor wants to go: `/` for a page that is unknown, or about a thing that is not named. */
export const landingOf = ({ page, item }: Pick<SingleSignOnRequest, 'page' | 'item'>): ShopLocation => {
  if (Object.hasOwn(ITEM_PAGES, page) && CODE.test(item)) return { path: `${ITEM_PAGES[page]}/${item}`, query: {} };
  return { path: Object.hasOwn(PAGES, page) ? PAGES[page]! : '/', query: {} };
};
