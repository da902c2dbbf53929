/** Gateways loaded on their first call, so that a page can be read and filled in meanwhile. */
import type { AccountGateways } from './account-gateways.ts';
import type { ShopGateways } from './gateways.ts';

type Method = (...given: readonly unknown[]) => Promise<unknown>;

const refuseToList = (): never => {
  throw new TypeError('A gateway that is not loaded has no list of its calls: name those that are handed on');
};

/**
 * All gateway methods are asynchronous, so waiting for the gateway first changes nothing for callers. A copy by `...` would have no
 * methods, and is refused.
 */
export const lazyGateway = <Gateway extends object>(load: () => Promise<Gateway>): Gateway =>
  new Proxy({} as Gateway, {
    get:
      (_, name): Method =>
      async (...given) => {
        const gateway: object = await load();
        const method: Method = Reflect.get(gateway, name);
        return method(...given);
      },
    ownKeys: refuseToList,
  });

/** The gateways of a set, each lazy and the same at every reading. `made` has what is no gateway. */
const lazySet = <Gateways extends object, Made extends keyof Gateways>(
  load: () => Promise<Gateways>,
  made: Pick<Gateways, Made>,
): Gateways =>
  new Proxy(made as Gateways, {
    get: (set, name) => {
      const loadNamed = async (): Promise<object> => {
        const loaded: object = await load();
        return Reflect.get(loaded, name);
      };
      if (!Reflect.has(set, name)) Reflect.set(set, name, lazyGateway(loadNamed));
      return Reflect.get(set, name);
    },
  });

export const lazyGateways = (load: () => Promise<ShopGateways>): ShopGateways =>
  lazySet(load, {
    payments: (search, type) => lazyGateway(async () => (await load()).payments(search, type)),
  });

export const lazyAccountGateways = (load: () => Promise<AccountGateways>): AccountGateways =>
  lazySet(load, {
    topUps: (custId) => lazyGateway(async () => (await load()).topUps(custId)),
  });
