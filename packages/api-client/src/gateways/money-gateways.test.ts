/** What the money gateways send, and how they read what comes back. */
import { currency, money } from '@offrande/domain/money';
import { historyRequest, wholeHistory } from '@offrande/domain/wallet';
import { describe, expect, test } from 'vitest';
import type { Client } from '../client/index.ts';
import { createMemoryGateways } from '../testing/index.ts';
import {
  createCatalogueGateway,
  createIntentionKeys,
  createInvoiceGateway,
  createTopUpGateway,
  createWalletGateway,
} from './index.ts';

const euro = currency('EUR', 2);
const eur = (amount: string) => money(amount, euro);

const answering = (answer: unknown) => {
  const sent: { call: string; request: unknown; key: string | undefined }[] = [];
  const client: Client = {
    unitId: 'FR',
    call: async (call, request, options) => {
      sent.push({ call: call.name, request, key: options?.idempotencyKey });
      return answer as never;
    },
  };
  return { client, sent };
};
const keys = () => createIntentionKeys(() => 'key-1');

const gateway = (balance: string) =>
  createTopUpGateway(answering({ cardNumber: null, balance }).client, euro, 'C1', keys());

describe('a top-up', () => {
  test('names the card or, for the wallet, none, under one key [S7.86][A-87]', async () => {
    const { client, sent } = answering({ transactionNo: 'T1', fee: '1.50' });
    const gateway = createTopUpGateway(client, euro, 'C1', keys());
    expect(await gateway.openTopUp({ cardNumber: null, amount: eur('50') })).toEqual({
      transactionNo: 'T1',
      fee: eur('1.50'),
    });
    await gateway.openTopUp({ cardNumber: '9999', amount: eur('50') });
    const request = { aggregatorBuId: 'FR', custId: 'C1', amount: '50.00' };
    expect(sent).toEqual([
      { call: 'openTopUp', request, key: 'key-1' },
      { call: 'openTopUp', request: { ...request, cardNumber: '9999' }, key: 'key-1' },
    ]);
  });

  test('by transfer names its means, and is read with the account and the newest receipt [A-184]', async () => {
    const { client, sent } = answering({ transactionNo: 'T1', fee: null });
    await createTopUpGateway(client, euro, 'C1', keys()).openTopUp({
      cardNumber: null,
      amount: eur('25000'),
      means: 'bankTransfer',
    });
    expect(sent[0]?.request).toMatchObject({ amount: '25000.00', paymentMean: 'bankTransfer' });
    const account = { beneficiary: 'Offrande SAS', iban: 'FR76', bic: 'OFFRFRPPXXX', bankName: '' };
    const receipt = { fileName: 'ordre.pdf', receivedAt: '2026-06-12T13:00:00.000Z' };
    const topUp = { transactionNo: 'T1', cardNumber: null, amount: '25000.00', due: '25000.00' };
    const listed = (createdAt: string) =>
      createTopUpGateway(
        answering({ topUps: [{ ...topUp, transfer: { bankTransfer: account, createdAt, receipt } }] }).client,
        euro,
        'C1',
        keys(),
      ).readTopUpsToPay();
    expect((await listed('2026-06-12T12:32:00.000Z'))[0]?.transfer).toEqual({
      account,
      createdAt: Date.UTC(2026, 5, 12, 12, 32),
      receipt: { fileName: 'ordre.pdf', receivedAt: Date.UTC(2026, 5, 12, 13) },
    });
    await expect(listed('yesterday')).rejects.toMatchObject({ reason: 'unreadable' });
  });

  test('answers the balance after it; one that cannot be read is no balance [S7.87]', async () => {
    expect(await gateway('70.00').bookTopUp({ paymentId: 'p' })).toEqual({ cardNumber: null, balance: eur('70') });
    await expect(gateway('seventy').bookTopUp({ paymentId: 'p' })).rejects.toMatchObject({ reason: 'unreadable' });
  });

  test('in memory is booked once for a payment', async () => {
    const wallet = {
      balance: eur('5'),
      inProgress: eur('0'),
      orderCount: 0,
      isReloadable: true,
      cardNumber: null,
      processAmount: eur('0'),
    };
    const { topUps, wallets } = createMemoryGateways({ currency: euro, money: { wallet } });
    await topUps.openTopUp({ cardNumber: null, amount: eur('50') });
    for (let times = 0; times < 2; times += 1)
      expect((await topUps.bookTopUp({ paymentId: 'p' })).balance).toEqual(eur('55'));
    expect((await wallets.readWallet('C1'))?.balance).toEqual(eur('55'));
    await expect(topUps.bookTopUp({ paymentId: 'q' })).rejects.toMatchObject({ code: '40400' });
  });
});

const LIMITS = { minAmount: eur('10'), maxAmount: eur('150') };
const WIRE_LIMITS = { minAmount: '10.00', maxAmount: '150.00' };
const cardLimits = (isReloadable: boolean) =>
  createCatalogueGateway(answering({ ...WIRE_LIMITS, isReloadable }).client, euro, 'fr', () => null).readTopUpLimits(
    'OFFRANDE',
  );
const walletLimits = (topUpLimits: typeof WIRE_LIMITS | null) =>
  createWalletGateway(answering({ wallet: null, topUpLimits }).client, euro).readTopUpLimits('C1');

const transferTerms = (terms: unknown) =>
  createWalletGateway(answering({ wallet: null, transferTerms: terms }).client, euro).readTransferTerms('C1');

describe('the limits of a top-up', () => {
  test('are the product’s for a card, and none where it takes nothing [A-87]', async () => {
    expect(await cardLimits(true)).toEqual(LIMITS);
    expect(await cardLimits(false)).toBeNull();
  });

  test('by transfer are the least amount and what the wallet may come to, and none where there is none [A-184]', async () => {
    expect(await transferTerms({ minAmount: '10.00', walletMax: '100000.00' })).toEqual({
      minAmount: eur('10'),
      walletMax: eur('100000'),
    });
    expect(await transferTerms(null)).toBeNull();
  });

  test('are told with the wallet, and none where it takes nothing [A-87]', async () => {
    expect(await walletLimits(WIRE_LIMITS)).toEqual(LIMITS);
    expect(await walletLimits(null)).toBeNull();
  });
});

describe('an invoice', () => {
  test('is asked for whole, of an own order [S7.84]', async () => {
    const file = { fileName: 'FR-1.pdf', contentType: 'application/pdf', content: '' };
    const { client, sent } = answering(file);
    expect(await createInvoiceGateway(client).readInvoice({ custId: 'C1', orderNo: 'O1' })).toEqual(file);
    expect(sent).toEqual([
      {
        call: 'invoice',
        request: { aggregatorBuId: 'FR', custId: 'C1', orderNo: 'O1', invoiceType: 'ALL' },
        key: undefined,
      },
    ]);
  });
});

test('a credit note is asked for by its return, of an own order [S7.84]', async () => {
  const file = { fileName: 'FR-CN-2026-000001.pdf', contentType: 'application/pdf', content: '' };
  const { client, sent } = answering(file);
  const note = { custId: 'C1', orderNo: 'O1', returnId: '0b7e1c52-8f0b-4f9a-9d6e-5f5f2f5b7a10' };
  expect(await createInvoiceGateway(client).readCreditNote(note)).toEqual(file);
  expect(sent).toEqual([{ call: 'creditNote', request: { aggregatorBuId: 'FR', ...note }, key: undefined }]);
});

describe('a history', () => {
  const record = {
    reference: 'R',
    at: '2026-01-02T03:04:05.000Z',
    productName: 'Offrande',
    amount: '50.00',
    status: null,
    paymentMean: null,
    entry: null,
    friendName: null,
    purchaseOrder: null,
  };
  const read = async (kind: 'order' | 'wallet' | 'transfer' | 'receive', changes: object) => {
    const { client, sent } = answering({ transactionRecords: [{ ...record, ...changes }], totalCount: 1 });
    const page = await createWalletGateway(client, euro).readHistory(historyRequest('C1', wholeHistory(kind), 1));
    expect(sent[0]!.request).toMatchObject({ historyType: kind, page: 1, custId: 'C1', status: [] });
    return page.items[0];
  };

  test('says of each kind what the kind has [S7.18][A-93][A-31]', async () => {
    const facts = { reference: 'R', at: Date.parse(record.at), productName: 'Offrande', amount: eur('50') };
    const waiting = await read('order', { status: '03', paymentMean: '03' });
    expect(waiting).toEqual({ ...facts, kind: 'order', status: 'waitingPayment', purchaseOrder: null });
    const confirmed = await read('order', { status: '09', paymentMean: 'C04', purchaseOrder: 'PO-7' });
    expect(confirmed).toMatchObject({ status: 'confirmed', purchaseOrder: 'PO-7' });
    expect(await read('wallet', { status: 'R', entry: 'L' })).toMatchObject({ entry: 'topUp', status: 'requesting' });
    expect(await read('receive', { friendName: 'Nora' })).toEqual({ ...facts, kind: 'receive', friendName: 'Nora' });
  });

  test.each([
    ['wallet', { status: 'Z', entry: 'L' }],
    ['wallet', { status: 'Y', entry: null }],
    ['order', { at: 'yesterday' }],
    ['transfer', { amount: 'fifty' }],
  ] as const)('of kind %s that cannot be read is not shown in part: %j', async (kind, changes) => {
    await expect(read(kind, changes)).rejects.toMatchObject({ reason: 'unreadable' });
  });
});
