/**
 * Groups of screens, defined once: each group has one message catalogue and one `*-screens.ts` file. A screen of
 * `PLACES` without a group does not compile.
 */
import type { RouteName } from '@offrande/domain/access';

/** The screens of each group. Browsers do not carry this table: each row of `PLACES` names its group. */
export const GROUPS = {
  shop: ['home', 'content', 'notFound'],
  buying: ['checkout'],
  cart: ['cart'],
  product: ['product', 'buyingFriend', 'buyingSelf'],
  hero: [],
  identity: [],
  order: ['order', 'paymentReturn'],
  captcha: [],
  cards: ['cardQuery', 'unlock'],
  auth: ['auth', 'login', 'register', 'verify', 'resetPassword', 'forceLogout', 'singleSignOn'],
  company: ['businessHome', 'businessInfo', 'businessLogin', 'businessRegister', 'companyJoin'],
  'company-buying': ['businessBuying', 'businessBuyingSelf', 'businessCheckout'],
  'company-bulk': ['businessBulk'],
  people: ['accountPeople', 'accountApprovals'],
  quotations: ['accountQuotations'],
  'company-roles': [],
  desk: [],
  discounts: [],
  tax: [],
  invoicing: [],
  'quotation-request': [],
  approval: [],
  'wallet-transfer': [],
  'other-door': [],
  kyb: ['kybLogin', 'kybRegister'],
  salesman: ['salesmanHome', 'salesmanLogin'],
  'salesman-buying': ['salesmanBuying', 'salesmanBuyingSelf', 'salesmanCheckout'],
  selling: [],
  'selling-terms': [],
  decisions: [],
  account: ['accountCards', 'accountCard', 'accountWallet', 'accountOrders', 'accountInbox', 'accountImport'],
  'account-more': ['account', 'accountCorporate', 'accountDelete', 'memberValidate'],
  help: ['faq', 'stores', 'phoneCredit', 'contact', 'sitemap'],
  consent: [],
} as const satisfies Readonly<Record<string, readonly RouteName[]>>;

export type TextsName = keyof typeof GROUPS;

/** Names of the screens in the given groups. */
export type ScreenIn<Name extends TextsName = TextsName> = (typeof GROUPS)[Name][number];

/** The group of a screen. */
export type GroupOf<Screen extends ScreenIn> = {
  [Name in TextsName]: Screen extends ScreenIn<Name> ? Name : never;
}[TextsName];

/** The groups whose texts a group's pages use too, in addition to those of every page. */
const NEEDS: Readonly<Partial<Record<string, readonly TextsName[]>>> = {
  cart: ['buying'],
  product: ['buying'],
  order: ['buying', 'hero'],
  cards: ['buying', 'hero', 'captcha'],
  auth: ['buying', 'captcha'],
  company: ['auth', 'company-roles'],
  'company-buying': ['product'],
  'company-bulk': ['company-buying'],
  people: ['account', 'company-roles', 'decisions'],
  quotations: ['account', 'company-buying', 'quotation-request'],
  kyb: ['company'],
  salesman: ['auth', 'selling'],
  'salesman-buying': ['product', 'invoicing', 'selling'],
  selling: ['buying'],
  account: ['cards'],
  'account-more': ['account'],
} satisfies Partial<Record<TextsName, readonly TextsName[]>>;

/** The group of a screen, for what is not in the browser. */
export const screenTexts = (screen: string): TextsName => {
  const screensOf: Readonly<Record<TextsName, readonly string[]>> = GROUPS;
  const names = Object.keys(GROUPS) as readonly TextsName[];
  return names.find((name) => screensOf[name].includes(screen))!;
};

/** All text groups that a page of a group needs. */
export const neededTexts = (name: string): readonly string[] => [
  ...new Set(['shop', ...(NEEDS[name] ?? []).flatMap(neededTexts), name]),
];
