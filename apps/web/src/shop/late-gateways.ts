/** Gateways that are loaded with their first call, so that a page can be read and filled in before they are there. */
import type { ShopGateways } from './gateways.ts';

type GatewayName = Exclude<keyof ShopGateways, 'payments'>;
type Method = (...given: readonly unknown[]) => Promise<unknown>;

/** Every method of a gateway answers later, so one that waits for the gateway first is no different. */
const late = <Gateway extends object>(load: () => Promise<Gateway>): Gateway =>
  new Proxy({} as Gateway, {
    get:
      (_, name): Method =>
      async (...given) =>
        ((await load()) as Readonly<Record<string | symbol, Method>>)[name]!(...given),
  });

export const lateGateways = (load: () => Promise<ShopGateways>): ShopGateways => {
  const named = <Name extends GatewayName>(name: Name): ShopGateways[Name] => late(async () => (await load())[name]);
  return {
    catalogue: named('catalogue'),
    coupons: named('coupons'),
    orders: named('orders'),
    resources: named('resources'),
    cards: named('cards'),
    unlock: named('unlock'),
    captcha: named('captcha'),
    payments: (search) => late(async () => (await load()).payments(search)),
  };
};
