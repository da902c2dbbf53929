/** An order of many cards, ready to be issued, and the rows that issuing it writes. */
import { sql } from 'kysely';
import { openCustomer } from '../../server/src/customer/open-customer.ts';
import { openPostgres } from '../../server/src/database/database.ts';
import { inUnit } from '../../server/src/database/in-unit.ts';
import type { CallContext } from '../../server/src/call/handler.ts';
import { createOnce } from '../../server/src/call/once.ts';
import { issueOrder } from '../../server/src/issue/issue.ts';
import { createOrder } from '../../server/src/order/create-order.ts';
import { confirmTransfer } from '../../server/src/payment/confirm-transfer.ts';
import { secret, uuid } from '../../server/src/random.ts';
import type { Shop } from '../../server/src/shop.ts';
import { BASKETS } from './simulator/baskets.ts';
import { openMeasuredShop } from './measured-shop.ts';

const ORIGIN = 'http://issue.test';
const FACE = 10;
const asIs = { encode: (answer: unknown) => answer, decode: (stored: unknown) => stored };

/** A company's orders of so many cards by email, paid by bank transfer; returns their numbers. Needs an empty database. */
export const prepareOrders = async (url: string, cards: readonly number[]): Promise<readonly string[]> => {
  const { shop, unit, database } = await openMeasuredShop(url, 2, ORIGIN);
  const customer = await inUnit(shop.connection, unit.id, (transaction) =>
    openCustomer(transaction, shop, unit, {
      memberType: 'business',
      contractLevel: 'registered',
      email: 'ana@example.test',
      firstName: '',
      lastName: 'Atelier',
    }),
  );
  const prepare = async (qty: number): Promise<string> => {
    const key = {
      unitId: unit.id,
      actor: customer.id,
      route: 'createOrder',
      key: secret(shop.random),
      fingerprint: '',
    };
    const context: Pick<CallContext, 'shop' | 'unit' | 'buyer' | 'language' | 'once'> = {
      shop,
      unit,
      buyer: { sessionId: uuid(shop.random), customer },
      language: unit.defaultLanguage,
      once: createOnce(shop, key, asIs),
    };
    const lines = [{ ...BASKETS[0]![0]!, amount: FACE.toFixed(2), qty }];
    const { orderNo } = await createOrder(
      { aggregatorBuId: unit.id, custId: customer.id, lines, paymentMean: 'bankTransfer' },
      context as CallContext,
    );
    const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
      sql<{ total: bigint }>`select total from purchase where order_no = ${orderNo}`.execute(transaction),
    );
    const money = { amountMinor: rows[0]!.total, currency: unit.currency.code, reference: orderNo, actor: 'bench' };
    const outcome = await confirmTransfer(shop, unit, orderNo, money);
    if (outcome !== 'settled') throw new Error(`The order is ${outcome}`);
    return orderNo;
  };
  const orderNos: string[] = [];
  for (const qty of cards) orderNos.push(await prepare(qty));
  await database.close();
  return orderNos;
};

/**
 * Issues the order's cards in a shop that has issued `before`, as one that runs has; returns the wall-clock seconds, and the CPU
 * seconds of this process.
 */
export const issueAll = async (url: string, before: string, orderNo: string) => {
  const { shop, unit, database } = await openMeasuredShop(url, 2, ORIGIN);
  await issueOrder(shop, unit, before, sql`select`);
  const cpu = process.cpuUsage();
  const begin = performance.now();
  await issueOrder(shop, unit, orderNo, sql`select`);
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  await database.close();
  return { seconds, worked: (user + system) / 1e6 };
};

/** The rows that issuing an order writes, in an order that foreign keys allow. A trigger adds those that await their seal. */
const writtenFor = (orderNo: string) => {
  const ofOrder = `order_line_id in (select id from order_line where order_no = '${orderNo}')`;
  const accounts = `select account_id from card where ${ofOrder}`;
  const journals = `select journal_id from entry where account_id in (${accounts})`;
  return {
    account: `id in (${accounts})`,
    card: ofOrder,
    journal: `id in (${journals})`,
    entry: `journal_id in (${journals})`,
    outbox: `topic not in ('issue', 'transfer-details')
      and (key like '%:${orderNo}%' or split_part(key, ':', 2) in (select id::text from card where ${ofOrder}))`,
  } as const;
};

/** A table's columns, without generated ones. */
const writtenColumns = async ({ connection }: Shop, table: string): Promise<string> => {
  const { rows } = await sql<{ names: string }>`
    select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(connection);
  return rows[0]!.names;
};

/** Writes the issued rows of an order to files in a folder of the server, then copies them into another database in one transaction. */
export const copyIssued = async (from: string, to: string, orderNo: string, folder: string): Promise<number> => {
  const written = writtenFor(orderNo);
  const [source, target] = [await openMeasuredShop(from, 1, ORIGIN), await openMeasuredShop(to, 1, ORIGIN)];
  for (const [table, which] of Object.entries(written))
    await sql
      .raw(
        `copy (select ${await writtenColumns(source.shop, table)} from ${table} where ${which}) to '${folder}/${table}'`,
      )
      .execute(source.shop.connection);
  const begin = performance.now();
  await target.shop.connection.transaction().execute(async (transaction) => {
    for (const table of Object.keys(written))
      await sql.raw(`copy ${table} from '${folder}/${table}'`).execute(transaction);
  });
  const seconds = (performance.now() - begin) / 1000;
  await source.database.close();
  await target.database.close();
  return seconds;
};

/** Copies a database. It must have no open connections. */
export const copyDatabase = async (server: string, from: string, to: string): Promise<void> => {
  const { connection, close } = openPostgres({ url: server, connections: 1 });
  await sql.raw(`create database ${to} template ${from}`).execute(connection);
  await close();
};
