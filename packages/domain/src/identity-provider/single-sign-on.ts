/**
 * Single sign-on from a partner's page: how the browser is redirected. Source: S4.112, S4.113, S9.44, A-48. Times in
 * milliseconds.
 */
import { isTrustedAddress } from '../location/index.ts';
import type { ShopLocation } from '../location/index.ts';
import type { SingleSignOnAnswer, SingleSignOnRequest } from './single-sign-on.schema.ts';

/** The delay before Safari follows a link that is clicked by a script. */
export const SAFARI_REDIRECT_DELAY_MS = 1000;

/** `linkClick`: a link to the address is clicked after the delay; `replace`: the page is replaced immediately. */
export interface SingleSignOnRedirect {
  readonly how: 'replace' | 'linkClick';
  readonly delayMs: number;
  readonly address: string;
}

export const redirectAfterSingleSignOn = (address: string, isSafari: boolean): SingleSignOnRedirect =>
  isSafari ? { how: 'linkClick', delayMs: SAFARI_REDIRECT_DELAY_MS, address } : { how: 'replace', delayMs: 0, address };

/** The back-URL to store: null if none was given, or it is not on a trusted host. */
export const backUrlToStore = ({ backUrl }: SingleSignOnAnswer, trustedHosts: readonly string[]): string | null =>
  backUrl !== null && isTrustedAddress(backUrl, trustedHosts) ? backUrl : null;

const CODE = /^[A-Za-z0-9_-]{1,64}$/u;

const PAGES: Readonly<Record<string, string>> = { account: '/account', cart: '/cart', query: '/query', faq: '/faq' };
/** Pages about a single item, named by `item`. */
const ITEM_PAGES: Readonly<Record<string, string>> = { product: '/product', card: '/account/cards' };

/** The destination of a partner's visitor: `/` for an unknown page, or one without its item. */
export const landingOf = ({ page, item }: Pick<SingleSignOnRequest, 'page' | 'item'>): ShopLocation => {
  if (Object.hasOwn(ITEM_PAGES, page) && CODE.test(item)) return { path: `${ITEM_PAGES[page]}/${item}`, query: {} };
  return { path: Object.hasOwn(PAGES, page) ? PAGES[page]! : '/', query: {} };
};
