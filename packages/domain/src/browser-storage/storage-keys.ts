/**
 * Everything that the shop stores in the browser: under which key, where, for how long, and for whom. What a sign-out
 * or a new version clears follows from this table (`storage-clearing.ts`). Source: spec section 3 (S3.60, S3.153 to
 * S3.159), S4.80, S4.82, S4.108, A-19, A-30, A-67, A-68, A-76, A-131.
 *
 * `{unit}` in a key stands for the unit: units share a host and must not see each other's carts and users. The cart is
 * one value with its `cartItems` and the customer's contract type. `cl` is the country chosen in the country list,
 * `leftOrder` the number of the order that was last sent to be paid from any tab, `bookedTopUp` the payment that was
 * last booked as a top-up, `registration` a form not sent yet, `companyRegistration` a company's, `freshAccount` the email of the account that it opened,
 * `kybDraft` answers of a company's verification that were typed and not saved yet,
 * `turnedAway` that a page was not shown because the visitor is not signed in, `chatAllowed` whether the unit's chat
 * may load, `kept` what forms hold while the shop loads their page anew, `inboxRead` digests of the messages that were opened on this device,
 * `columnMatches` which columns a company matched by hand, under digests of its account and of the headers of its file, `openSheet` that a
 * file of cards was open when the page was closed. A salesman's cart is one tab's (`salesmanCart`, `salesmanDiscounts`): two tabs order for two
 * customers; `salesmanDraft` is what that tab has stored of it on the server, `salesmanDraftChanged` that more is to be stored, `orderedFor` the id of its customer.
 */
import { DAY_MS, HOUR_MS } from '../time/index.ts';

/** Lifetime of the remembered email and mobile number: 8760 hours, 365 days. */
export const REMEMBERED_LOGIN_LIFETIME_MS = 8760 * HOUR_MS;

/** Lifetime of a company's registration that was not sent yet: 30 days. */
export const COMPANY_DRAFT_LIFETIME_MS = 30 * DAY_MS;

/**
 * Whom a value belongs to. `signIn`: how the user signed in. `notice`: a message for the page after a sign-out, or at
 * the login instead of a page. `catalogue`: lists that can be fetched again.
 */
export type StorageOwner =
  | 'rememberedLogin'
  | 'consent'
  | 'readMarks'
  | 'columnMatches'
  | 'notice'
  | 'build'
  | 'catalogue'
  | 'preference'
  | 'callToken'
  | 'guest'
  | 'cart'
  | 'coupons'
  | 'order'
  | 'kyb'
  | 'keptEntries'
  | 'registration'
  | 'user'
  | 'signIn';

/** `session` ends with the browser's tab, `local` never, unless whoever reads a value finds it older than its lifetime. */
export type StoragePlace = 'cookie' | 'session' | 'local';

/**
 * `lifetimeMs` counts from storing; null means as long as the place keeps it, for a cookie until the browser is closed.
 */
export interface StorageKey {
  readonly name: string;
  readonly place: StoragePlace;
  readonly lifetimeMs: number | null;
  readonly owner: StorageOwner;
}

const keys = <const Names extends readonly string[]>(
  place: StoragePlace,
  owner: StorageOwner,
  names: Names,
  lifetimeMs: number | null = null,
) => names.map((name: Names[number]) => ({ name, place, lifetimeMs, owner }));

const TABLE = [
  ...keys('cookie', 'rememberedLogin', ['LE', 'LMC', 'LMN'], REMEMBERED_LOGIN_LIFETIME_MS),
  ...keys('cookie', 'callToken', ['csrfToken']),
  ...keys('session', 'callToken', ['initToken:{unit}'], HOUR_MS),
  ...keys('session', 'guest', [
    'isAllowToContinueAsGuest',
    'guestName',
    'guestEmail',
    'guestConfirmEmail',
    'guestAreaCode',
    'guestMobileNo',
    'guestDocType',
    'guestIdCardNo',
  ]),
  ...keys('session', 'consent', ['chatAllowed:{unit}']),
  ...keys('session', 'preference', ['lang', 'cl']),
  ...keys('session', 'coupons', ['couponList:{unit}']),
  ...keys('session', 'order', ['order:{unit}', 'topUp:{unit}']),
  ...keys('session', 'cart', [
    'salesmanCart:{unit}',
    'salesmanCart:{unit}:count',
    'salesmanDiscounts:{unit}',
    'salesmanDraft:{unit}',
    'salesmanDraftChanged:{unit}',
    'orderedFor:{unit}',
  ]),
  ...keys('session', 'kyb', ['kybToken:{unit}', 'kybCustId:{unit}', 'kybDraft:{unit}']),
  ...keys('session', 'keptEntries', ['kept:{unit}']),
  ...keys('session', 'registration', ['registration:{unit}', 'freshAccount:{unit}', 'companySentTo:{unit}']),
  ...keys('session', 'signIn', ['oauth:{unit}']),
  ...keys('session', 'notice', ['signOutNotices:{unit}', 'turnedAway:{unit}', 'openSheet:{unit}']),
  ...keys('local', 'user', [
    'accessToken:{unit}',
    'refreshToken:{unit}',
    'custType:{unit}',
    'custId:{unit}',
    'custName:{unit}',
  ]),
  ...keys('local', 'signIn', ['loginType:{unit}', 'backUrl:{unit}', 'lastActivityAt:{unit}']),
  ...keys('local', 'cart', ['cart:{unit}', 'cart:{unit}:count']),
  ...keys('local', 'catalogue', ['discounts:{unit}']),
  ...keys('local', 'consent', ['cookieConsent:{unit}']),
  ...keys('local', 'readMarks', ['inboxRead:{unit}']),
  ...keys('local', 'columnMatches', ['columnMatches:{unit}']),
  ...keys('local', 'order', ['leftOrder:{unit}', 'bookedTopUp:{unit}']),
  ...keys('local', 'registration', ['companyRegistration:{unit}'], COMPANY_DRAFT_LIFETIME_MS),
  ...keys('local', 'build', ['version']),
] as const;

/** A name of the table. */
export type StorageName = (typeof TABLE)[number]['name'];

export const STORAGE_KEYS: readonly (StorageKey & { readonly name: StorageName })[] = TABLE;
