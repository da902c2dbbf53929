/** Gateways loaded on their first call, so that a page can be read and filled in meanwhile. */
import type { AccountGateways } from './account-gateways.ts';
import type { ShopGateways } from './gateways.ts';

type Method = (...given: readonly unknown[]) => Promise<unknown>;

/** All gateway methods are asynchronous, so waiting for the gateway first changes nothing for callers. */
export const lazyGateway = <Gateway extends object>(load: () => Promise<Gateway>): Gateway =>
  new Proxy({} as Gateway, {
    get:
      (_, name): Method =>
      async (...given) =>
        ((await load()) as Readonly<Record<string | symbol, Method>>)[name]!(...given),
  });

/** Creates lazy gateways of a set by name. */
const lazyByName =
  <Gateways extends { readonly [Name in keyof Gateways]: object }>(load: () => Promise<Gateways>) =>
  <Name extends keyof Gateways>(name: Name): Gateways[Name] =>
    lazyGateway(async () => (await load())[name]);

export const lazyGateways = (load: () => Promise<ShopGateways>): ShopGateways => {
  const lazy = lazyByName(load);
  return {
    catalogue: lazy('catalogue'),
    coupons: lazy('coupons'),
    orders: lazy('orders'),
    resources: lazy('resources'),
    cards: lazy('cards'),
    unlock: lazy('unlock'),
    captcha: lazy('captcha'),
    payments: (search, type) => lazyGateway(async () => (await load()).payments(search, type)),
  };
};

export const lazyAccountGateways = (load: () => Promise<AccountGateways>): AccountGateways => {
  const lazy = lazyByName<Omit<AccountGateways, 'topUps'>>(load);
  return {
    session: lazy('session'),
    provider: lazy('provider'),
    codes: lazy('codes'),
    orderCodes: lazy('orderCodes'),
    registration: lazy('registration'),
    passwordReset: lazy('passwordReset'),
    profile: lazy('profile'),
    wallet: lazy('wallet'),
    invoices: lazy('invoices'),
    inbox: lazy('inbox'),
    membership: lazy('membership'),
    receipts: lazy('receipts'),
    places: lazy('places'),
    topUps: (custId) => lazyGateway(async () => (await load()).topUps(custId)),
  };
};
