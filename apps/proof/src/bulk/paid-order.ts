/**
 * A company's order of many cards from a file, each with its own receiver, paid by transfer and ready to be issued. Of a hundred addresses
 * three have no mailbox, and three are deferred at first.
 */
import { calls } from '@offrande/api-client/contract';
import { newLine } from '@offrande/domain/cart';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { fromMinorUnits } from '@offrande/domain/money';
import { orderPayloadLine } from '@offrande/domain/order-payload';
import { Schema } from 'effect';
import { sql } from 'kysely';
import { csv } from '../../../server/src/bulk-order/testing.ts';
import type { Customer } from '../../../server/src/call/buyer.ts';
import { openCustomer } from '../../../server/src/customer/open-customer.ts';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { seedUnit } from '../../../server/src/seed/seed-unit.ts';
import { createApp } from '../../../server/src/http/app.ts';
import { createHandlers } from '../../../server/src/http/handlers.ts';
import { confirmTransfer } from '../../../server/src/payment/confirm-transfer.ts';
import { systemRandom, uuid } from '../../../server/src/random.ts';
import type { Shop } from '../../../server/src/shop.ts';
import { openBrowser, type SimulatedBrowser } from '../simulator/browser.ts';
import { loadUnits } from '../../../server/src/unit/load-units.ts';
import type { Unit } from '../../../server/src/unit/unit.ts';
import { UNIT } from '../kill/site.ts';
import { LIMIT_FACTOR } from '../limit-factor.ts';

const CARD_MINOR = 20_00n;
const HEADER = ['Email', 'Amount', 'First name', 'Last name', 'Message'];

/** Among the first rows of a small order, too. */
const REFUSED: ReadonlySet<number> = new Set([7, 41, 75]);
const DEFERRED: ReadonlySet<number> = new Set([8, 42, 76]);

export const isRefused = (row: number): boolean => REFUSED.has(row % 100);
export const isDeferred = (row: number): boolean => DEFERRED.has(row % 100);

const domainOf = (row: number): string => {
  if (isRefused(row)) return 'mailbox.invalid';
  return isDeferred(row) ? 'greylisted.test' : 'example.test';
};

export const receiverEmail = (row: number): string => `receiver-${row}@${domainOf(row)}`;

export const BUYER_EMAIL = 'ana@example.test';

const csvFile = (cards: number): Buffer =>
  csv([
    HEADER,
    ...Array.from({ length: cards }, (_, row) => [receiverEmail(row), '20', 'Camille', 'Roux', `Bravo ${row}`]),
  ]);

/** A browser in which the company is signed in. */
export const browserOf = (shop: Shop, company: Customer): Promise<SimulatedBrowser> => {
  const app = createApp(shop, { handlers: createHandlers(loadUnits().catalogues), limitFactor: LIMIT_FACTOR });
  return openBrowser({ app, shop, unit: shop.units.get(UNIT)! }, company);
};

const companyIn = async (shop: Shop, unit: Unit) => {
  const company = await inUnit(shop.connection, unit.id, (transaction) =>
    openCustomer(transaction, shop, unit, {
      memberType: 'business',
      email: 'atelier@example.test',
      firstName: 'Ana',
      lastName: 'Atelier',
      contractLevel: 'registered',
    }),
  );
  return { browser: await browserOf(shop, company), company };
};

/** Uploads the file, drafts its line and orders the draft; returns the order number. */
const orderFile = async (browser: SimulatedBrowser, custId: string, { currency }: Unit, cards: number) => {
  const member = { aggregatorBuId: UNIT, custId };
  const product = { itemCode: 'offrande', deliverType: 'email' } as const;
  const file = { fileName: 'cards.csv', fileContent: csvFile(cards).toString('base64') };
  const { uploadId } = await browser.call(calls.uploadFile, { ...member, ...product, ...file });
  const line = {
    ...newLine('1', product.itemCode, currency),
    amount: fromMinorUnits(CARD_MINOR * BigInt(cards), currency),
    quantity: cards,
    file: { cards, type: 'csv', name: file.fileName, uploads: [uploadId!] },
    delivery: { type: 'email', date: null } as const,
    sender: { name: 'Ana Atelier', email: BUYER_EMAIL },
  } as const;
  const drafted = Schema.encodeSync(draftLineFromWire(currency))(line) as Record<string, Schema.Json>;
  const { tempId } = await browser.call(calls.saveDraft, { ...member, lines: [drafted] });
  const payload = { ...member, tempId, lines: [orderPayloadLine(line)], paymentMean: 'bankTransfer' } as const;
  return (await browser.call(calls.createOrder, payload, uuid(systemRandom))).orderNo;
};

const totalOf = (shop: Shop, orderNo: string): Promise<bigint> =>
  inUnit(shop.connection, UNIT, async (transaction) => {
    const { rows } = await sql<{ total: bigint }>`select total from purchase where order_no = ${orderNo}`.execute(
      transaction,
    );
    return rows[0]!.total;
  });

export interface PaidOrder {
  readonly orderNo: string;
  readonly company: Customer;
}

/** Issuing it is pending in the outbox. */
export const createPaidOrder = async (shop: Shop, cards: number): Promise<PaidOrder> => {
  const unit = shop.units.get(UNIT)!;
  await seedUnit(shop, unit, false);
  const { browser, company } = await companyIn(shop, unit);
  const orderNo = await orderFile(browser, company.id, unit, cards);
  const totalMinor = await totalOf(shop, orderNo);
  const line = { amountMinor: totalMinor, currency: unit.currency.code, reference: 'one transfer', actor: 'Ada' };
  const outcome = await confirmTransfer(shop, unit, orderNo, line);
  if (outcome !== 'settled') throw new Error(`The transfer is ${outcome}`);
  return { orderNo, company };
};
