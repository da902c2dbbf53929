/**
 * The texts of a language, loaded when they are shown: `shop` is on every page, `buying` comes with the screens that buy,
 * `cart` with the cart, `product` with a product's page, `order` with an order's, `cards` with those of cards that were sold, `captcha` where a human is asked for, `auth` with signing in, `account` with what it
 * opens, `accountMore` with what is about the account itself and an employer's decision, `help` with contact, site map and phone credit, `consent` with the question about cookies. Another language is a row here and a file for each in `locales`.
 */
import { setupI18n, type I18n, type Messages } from '@lingui/core';

export type TextsName =
  | 'shop'
  | 'buying'
  | 'cart'
  | 'product'
  | 'order'
  | 'captcha'
  | 'cards'
  | 'auth'
  | 'account'
  | 'accountMore'
  | 'help'
  | 'consent';

type LoadTexts = () => Promise<{ readonly messages: Messages }>;

const CATALOGUES: Readonly<Record<string, Readonly<Record<TextsName, LoadTexts>>>> = {
  en: {
    shop: () => import('../locales/en.po'),
    buying: () => import('../locales/buying/en.po'),
    cart: () => import('../locales/cart/en.po'),
    product: () => import('../locales/product/en.po'),
    order: () => import('../locales/order/en.po'),
    captcha: () => import('../locales/captcha/en.po'),
    cards: () => import('../locales/cards/en.po'),
    auth: () => import('../locales/auth/en.po'),
    account: () => import('../locales/account/en.po'),
    accountMore: () => import('../locales/account-more/en.po'),
    help: () => import('../locales/help/en.po'),
    consent: () => import('../locales/consent/en.po'),
  },
  fr: {
    shop: () => import('../locales/fr.po'),
    buying: () => import('../locales/buying/fr.po'),
    cart: () => import('../locales/cart/fr.po'),
    product: () => import('../locales/product/fr.po'),
    order: () => import('../locales/order/fr.po'),
    captcha: () => import('../locales/captcha/fr.po'),
    cards: () => import('../locales/cards/fr.po'),
    auth: () => import('../locales/auth/fr.po'),
    account: () => import('../locales/account/fr.po'),
    accountMore: () => import('../locales/account-more/fr.po'),
    help: () => import('../locales/help/fr.po'),
    consent: () => import('../locales/consent/fr.po'),
  },
};

/** What a page needs that asks for a name: a product's page buys too, and refusals are worded among what buys; an account has cards and captchas. */
export const NEEDED_TEXTS: Readonly<Record<TextsName, readonly TextsName[]>> = {
  shop: ['shop'],
  buying: ['shop', 'buying'],
  cart: ['shop', 'buying', 'cart'],
  product: ['shop', 'buying', 'product'],
  order: ['shop', 'buying', 'order'],
  captcha: ['shop', 'captcha'],
  cards: ['shop', 'buying', 'order', 'captcha', 'cards'],
  auth: ['shop', 'buying', 'captcha', 'auth'],
  account: ['shop', 'buying', 'order', 'captcha', 'cards', 'account'],
  accountMore: ['shop', 'buying', 'order', 'captcha', 'cards', 'account', 'accountMore'],
  help: ['shop', 'help'],
  consent: ['shop', 'consent'],
};

const FALLBACK = 'en';

export const catalogueOf = (language: string): string => (language in CATALOGUES ? language : FALLBACK);

const added = new WeakMap<I18n, Map<TextsName, Promise<void>>>();

const load = async (i18n: I18n, name: TextsName): Promise<void> => {
  const { messages } = await CATALOGUES[catalogueOf(i18n.locale)]![name]();
  i18n.load(i18n.locale, messages);
};

const addOnce = (i18n: I18n, name: TextsName): Promise<void> => {
  const known = added.get(i18n) ?? new Map<TextsName, Promise<void>>();
  added.set(i18n, known);
  const loading =
    known.get(name) ??
    load(i18n, name).catch((failure: unknown) => {
      known.delete(name);
      throw failure;
    });
  known.set(name, loading);
  return loading;
};

/** Adds texts, and those they stand on, to those of the page; each once. */
export const addTexts = async (i18n: I18n, name: TextsName): Promise<void> => {
  await Promise.all(NEEDED_TEXTS[name].map((part) => addOnce(i18n, part)));
};

/** The texts that a page starts with. */
export const loadI18n = async (language: string, name: TextsName): Promise<I18n> => {
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  await addTexts(i18n, name);
  return i18n;
};
