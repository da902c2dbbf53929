/** Gateways that are loaded with their first call, so that a page can be read and filled in before they are there. */
import type { AccountGateways } from './account-gateways.ts';
import type { ShopGateways } from './gateways.ts';

type Method = (...given: readonly unknown[]) => Promise<unknown>;

/** Every method of a gateway answers later, so one that waits for the gateway first is no different. */
const late = <Gateway extends object>(load: () => Promise<Gateway>): Gateway =>
  new Proxy({} as Gateway, {
    get:
      (_, name): Method =>
      async (...given) =>
        ((await load()) as Readonly<Record<string | symbol, Method>>)[name]!(...given),
  });

/** The gateways of a set by their names. */
const namedIn =
  <Gateways extends { readonly [Name in keyof Gateways]: object }>(load: () => Promise<Gateways>) =>
  <Name extends keyof Gateways>(name: Name): Gateways[Name] =>
    late(async () => (await load())[name]);

export const lazyGateways = (load: () => Promise<ShopGateways>): ShopGateways => {
  const named = namedIn(load);
  return {
    catalogue: named('catalogue'),
    coupons: named('coupons'),
    orders: named('orders'),
    resources: named('resources'),
    cards: named('cards'),
    unlock: named('unlock'),
    captcha: named('captcha'),
    payments: (search, type) => late(async () => (await load()).payments(search, type)),
  };
};

export const lazyAccountGateways = (load: () => Promise<AccountGateways>): AccountGateways => {
  const named = namedIn<Omit<AccountGateways, 'topUps'>>(load);
  return {
    session: named('session'),
    provider: named('provider'),
    codes: named('codes'),
    registration: named('registration'),
    passwordReset: named('passwordReset'),
    profile: named('profile'),
    wallet: named('wallet'),
    invoices: named('invoices'),
    inbox: named('inbox'),
    membership: named('membership'),
    receipts: named('receipts'),
    topUps: (custId) => late(async () => (await load()).topUps(custId)),
  };
};
