/**
 * Groups of screens, defined once: each group has one message catalogue and one `*-screens.ts` file. A screen of
 * `PLACES` without a group does not compile.
 */
import type { RouteName } from '@offrande/domain/access';

interface Group {
  /** The groups whose texts its pages use too, in addition to those of every page. */
  readonly with: readonly string[];
  readonly screens: readonly RouteName[];
}

export const GROUPS = {
  shop: { with: [], screens: ['home', 'faq', 'content', 'notFound'] },
  buying: { with: [], screens: ['checkout'] },
  cart: { with: ['buying'], screens: ['cart'] },
  product: { with: ['buying'], screens: ['product', 'buyingFriend', 'buyingSelf'] },
  hero: { with: [], screens: [] },
  order: { with: ['buying', 'hero'], screens: ['order', 'paymentReturn'] },
  captcha: { with: [], screens: [] },
  cards: { with: ['buying', 'hero', 'captcha'], screens: ['cardQuery', 'unlock'] },
  auth: {
    with: ['buying', 'captcha'],
    screens: ['auth', 'login', 'register', 'verify', 'resetPassword', 'forceLogout', 'singleSignOn'],
  },
  account: {
    with: ['cards'],
    screens: ['accountCards', 'accountCard', 'accountWallet', 'accountOrders', 'accountInbox', 'accountImport'],
  },
  'account-more': { with: ['account'], screens: ['account', 'accountCorporate', 'accountDelete', 'memberValidate'] },
  help: { with: [], screens: ['stores', 'phoneCredit', 'contact', 'sitemap'] },
  consent: { with: [], screens: [] },
} as const satisfies Readonly<Record<string, Group>>;

export type TextsName = keyof typeof GROUPS;

/** Names of the screens in the given groups. */
export type ScreenIn<Name extends TextsName = TextsName> = (typeof GROUPS)[Name]['screens'][number];

const groups: Readonly<Record<string, Group>> = GROUPS;
const names = Object.keys(GROUPS) as readonly TextsName[];

/** The group of a screen. */
export const screenTexts = (screen: string): TextsName =>
  names.find((name) => groups[name]!.screens.some((own) => own === screen))!;

/** All text groups that a page of a group needs. */
export const neededTexts = (name: string): readonly string[] => [
  ...new Set(['shop', ...groups[name]!.with.flatMap(neededTexts), name]),
];
