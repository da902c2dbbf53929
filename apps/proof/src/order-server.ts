/**
 * The server whose orders are measured, in a separate process so that its CPU time can be distinguished from its clients'. It
 * reports its port, then executes commands: `create` creates orders below HTTP for some seconds, `work` returns its CPU time in
 * milliseconds, `stop` ends it. Its parent passes the address of an empty database.
 */
import { calls } from '@offrande/api-client/contract';
import { Schema } from 'effect';
import type { CallContext } from '../../server/src/call/handler.ts';
import { holdPort } from '../../server/src/http/held-port.ts';
import { listen } from '../../server/src/http/listen.ts';
import { createOnce } from '../../server/src/call/once.ts';
import { createOrder } from '../../server/src/order/create-order.ts';
import { secret } from '../../server/src/random.ts';
import { BASKETS } from './simulator/baskets.ts';
import { openBrowser } from './simulator/browser.ts';
import type { Buyer } from '../../server/src/call/buyer.ts';
import { type OrderAnswer, type OrderCommand, ORDERS_AT_ONCE } from './order-commands.ts';
import { type MeasuredShop, openMeasuredShop } from './measured-shop.ts';

const wire = {
  encode: Schema.encodeUnknownSync(calls.createOrder.response),
  decode: Schema.decodeUnknownSync(calls.createOrder.response),
};

/** Orders one card of 50.00, paid at the provider, with a new key. */
const create = async ({ shop, unit }: MeasuredShop, buyer: Buyer): Promise<void> => {
  const key = { unitId: unit.id, actor: buyer.sessionId, route: 'createOrder', key: secret(shop.random) };
  const once = createOnce(shop, { ...key, fingerprint: key.key }, wire);
  const context: Pick<CallContext, 'shop' | 'unit' | 'buyer' | 'language' | 'once'> = {
    shop,
    unit,
    buyer,
    language: unit.defaultLanguage,
    once,
  };
  await createOrder({ aggregatorBuId: unit.id, lines: BASKETS[0]!, paymentMean: 'creditCard' }, context as CallContext);
};

/** Each buyer orders repeatedly until the time is up. */
const createFor = async (measured: MeasuredShop, buyers: readonly Buyer[], seconds: number): Promise<OrderAnswer> => {
  const begin = performance.now();
  const counts = await Promise.all(
    buyers.map(async (buyer) => {
      let orders = 0;
      for (; performance.now() - begin < seconds * 1000; orders += 1) await create(measured, buyer);
      return orders;
    }),
  );
  const orders = counts.reduce((sum, count) => sum + count, 0);
  return { type: 'created', orders, seconds: (performance.now() - begin) / 1000 };
};

const worked = (): OrderAnswer => {
  const { user, system } = process.cpuUsage();
  return { type: 'worked', milliseconds: (user + system) / 1000 };
};

const reply = (answer: OrderAnswer): void => void process.send!(answer);

const main = async (url: string): Promise<void> => {
  const { server, port } = await holdPort();
  const measured = await openMeasuredShop(url, ORDERS_AT_ONCE, `http://127.0.0.1:${port}`);
  const listener = await listen(measured.app, { port, host: '127.0.0.1', server });
  const buyers: Buyer[] = [];
  while (buyers.length < ORDERS_AT_ONCE) buyers.push((await openBrowser(measured, null)).buyer);
  process.on('message', async (command: OrderCommand) => {
    if (command.type === 'create') reply(await createFor(measured, buyers, command.seconds));
    if (command.type === 'work') reply(worked());
    if (command.type !== 'stop') return;
    await listener.stop();
    await measured.database.close();
    process.disconnect();
  });
  reply({ type: 'listening', port });
};

await main(process.argv[2]!);
