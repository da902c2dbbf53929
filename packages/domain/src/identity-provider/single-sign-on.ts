/**
 * Single sign-on from a partner's page: how the browser is redirected. Source: S4.112, S4.113, S9.44, A-48. Times in
 * milliseconds.
 */
import { isTrustedAddress, withoutParameters } from '../location/index.ts';
import type { ShopLocation } from '../location/index.ts';
import { autoLoginToken } from '../token/index.ts';
import type { SingleSignOnAnswer, SingleSignOnRequest } from './single-sign-on.schema.ts';

/** The delay before Safari follows a link that is clicked by a script. */
export const SAFARI_REDIRECT_DELAY_MS = 1000;

/** `linkClick`: a link to the address is clicked after the delay; `replace`: the page is replaced immediately. */
export interface SingleSignOnRedirect {
  readonly how: 'replace' | 'linkClick';
  readonly delayMs: number;
  readonly address: string;
}

/** Engines that call themselves Safari beside their own name. */
const NOT_SAFARI = /Chrom(?:e|ium)|CriOS|FxiOS|Edg|OPR|Android/u;

/** True for Safari, by what a browser says of itself (S4.113). */
export const isSafari = (userAgent: string): boolean => /Safari\//u.test(userAgent) && !NOT_SAFARI.test(userAgent);

export const redirectAfterSingleSignOn = (address: string, isInSafari: boolean): SingleSignOnRedirect =>
  isInSafari
    ? { how: 'linkClick', delayMs: SAFARI_REDIRECT_DELAY_MS, address }
    : { how: 'replace', delayMs: 0, address };

/** The back-URL to store: null if none was given, or it is not on a trusted host. */
export const backUrlToStore = ({ backUrl }: SingleSignOnAnswer, trustedHosts: readonly string[]): string | null =>
  backUrl !== null && isTrustedAddress(backUrl, trustedHosts) ? backUrl : null;

/** What a partner's visitor brings in his address. `token` empty: the address has none, or it was used already. */
export type SingleSignOnVisit = Pick<SingleSignOnRequest, 'token' | 'page' | 'item'>;

const VISIT_PARAMETERS = ['jwt', 'page', 'item'];

/** Reads the address that a partner sends a visitor to: `/sso?jwt=…&page=…&item=…`. */
export const visitOfAddress = ({ query: { jwt = '', page = '', item = '' } }: ShopLocation): SingleSignOnVisit => ({
  token: jwt,
  page,
  item,
});

/** The address without the token, which is not to stay in histories and logs. */
export const withoutVisit = (location: ShopLocation): ShopLocation => withoutParameters(location, VISIT_PARAMETERS);

/**
 * What the browser stores before it is redirected. `isSignedIn`: the answer signs the visitor in, so that whoever was
 * signed in here before no longer is.
 */
export interface SingleSignOnSession {
  readonly backUrl: string | null;
  readonly isSignedIn: boolean;
}

const queryOf = (address: string): ShopLocation['query'] =>
  Object.fromEntries(
    (/^[^#?]*\?([^#]*)/u.exec(address)?.[1] ?? '').split('&').flatMap((part) => {
      const [name = '', value = ''] = part.split('=');
      return name === '' ? [] : [[name, value]];
    }),
  );

export const sessionAfterSingleSignOn = (
  answer: SingleSignOnAnswer,
  trustedHosts: readonly string[],
): SingleSignOnSession => ({
  backUrl: backUrlToStore(answer, trustedHosts),
  isSignedIn: autoLoginToken(queryOf(answer.redirectUrl)) !== null,
});

const CODE = /^[A-Za-z0-9_-]{1,64}$/u;

const PAGES: Readonly<Record<string, string>> = { account: '/account', cart: '/cart', query: '/query', faq: '/faq' };
/** Pages about a single item, named by `item`. */
const ITEM_PAGES: Readonly<Record<string, string>> = { product: '/product', card: '/account/cards' };

/** The destination of a partner's visitor: `/` for an unknown page, or one without its item. */
export const landingOf = ({ page, item }: Pick<SingleSignOnRequest, 'page' | 'item'>): ShopLocation => {
  if (Object.hasOwn(ITEM_PAGES, page) && CODE.test(item)) return { path: `${ITEM_PAGES[page]}/${item}`, query: {} };
  return { path: Object.hasOwn(PAGES, page) ? PAGES[page]! : '/', query: {} };
};
