/** A company's invoice names the company at the address chosen for the order, and the company's own number of the purchase. */
import { calls, type RequestOf } from '@offrande/api-client/contract';
import { type CartLine, newLine } from '@offrande/domain/cart';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { topUp, walletAccount } from '@offrande/domain/ledger';
import { currency, money } from '@offrande/domain/money';
import { orderPayloadLine } from '@offrande/domain/order-payload';
import { Schema } from 'effect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approveCompany } from '../company-registration/decide-company.ts';
import { setLevel } from '../company-registration/company-standing.ts';
import { type CompanyShop, newCompany, openCompanyShop } from '../company-registration/testing.ts';
import { inUnit } from '../database/in-unit.ts';
import { pdfText } from '../delivery/testing.ts';
import { type Browser, UNIT } from '../http/testing.ts';
import { createInvoice } from '../invoice/create-invoice.ts';
import { record } from '../ledger/record.ts';
import { PASSWORD, signInBy, UNIT_FIELD } from '../session/testing.ts';
import { runStaff } from '../staff/run.ts';
import { detail, order } from './testing.ts';

const RECEIVER = {
  civility: null,
  firstName: 'Ada',
  lastName: 'Comptable',
  email: 'factures@atelier.test',
  phone: { areaCode: '', number: '' },
  vatNumber: '',
  address: { countryCode: 'FR', zipCode: '69002', city: 'Lyon', line1: '4 place Bellecour', line2: '' },
};

const euro = currency('EUR', 2);
const start = newLine('1', 'offrande', euro);
const LINE: CartLine = {
  ...start,
  amount: money('50', euro),
  delivery: { type: 'email', date: null },
  sender: { name: 'Nora Petit', email: 'nora.petit@example.test' },
  receiver: { ...start.receiver, firstName: 'Camille', lastName: 'Roux', email: 'camille.roux@example.test' },
};
const encodeLine = Schema.encodeSync(draftLineFromWire(euro)) as (line: CartLine) => Record<string, Schema.Json>;

describe('the invoice of a company', () => {
  let world: CompanyShop;
  let browser: Browser;
  let custId: string;
  beforeAll(async () => {
    world = await openCompanyShop();
    const { shop } = world.shop;
    const unit = shop.units.get(UNIT)!;
    const who = newCompany();
    expect(await approveCompany(shop, unit, await world.registered(who), 'omar')).toBe('ok');
    expect(await setLevel(shop, unit, who.email, 'registered')).toEqual({ outcome: 'ok' });
    browser = world.shop.browser();
    const answer = await signInBy(
      browser,
      { type: 'business', account: who.email, password: PASSWORD },
      calls.b2bLogin,
    );
    if (answer._tag !== 'SignedIn') throw new Error('A company needs no second step');
    browser.become(answer.user.accessToken);
    custId = answer.user.customerId;
    const change = topUp({
      paymentId: 'funding',
      to: walletAccount(custId, 'EUR'),
      amountMinor: 500_00n,
      feeMinor: 0n,
    });
    await inUnit(shop.connection, UNIT, (transaction) => record(transaction, UNIT, [change], shop.random));
  });
  afterAll(() => world.shop.close());

  const saveDraft = async (draft: object): Promise<string> =>
    (await browser.call(calls.saveDraft, { ...UNIT_FIELD, custId, lines: [encodeLine(LINE)], ...draft })).tempId;

  const invoiceText = async (changes: Parameters<typeof order>[1] = {}): Promise<string> => {
    const orderNo = await order(browser, { custId, paymentMean: 'wallet', ...changes });
    await browser.call(calls.confirmOrder, { ...UNIT_FIELD, orderNo });
    const { shop } = world.shop;
    const pdf = await createInvoice(shop, shop.units.get(UNIT)!, orderNo);
    return pdfText(pdf!).replaceAll(/\s+/gu, ' ');
  };

  test('names its registered office and no number where nothing was chosen [S3.88][S5.65]', async () => {
    const text = await invoiceText();
    expect(text).toContain('Atelier & Fils');
    expect(text).toContain('1 rue de Rivoli');
    expect(text).not.toContain('Votre référence');
  });

  test('names the Chorus number of the company, and none of a company without one [S5.22][S5.23]', async () => {
    expect(await invoiceText()).not.toContain('Chorus');
    await runStaff(world.shop.shop, ['company-updates', custId, '--allowed', 'yes', '--unit', UNIT, '--actor', 'omar']);
    const member = { ...UNIT_FIELD, custId };
    const { invoicing } = await browser.call(calls.getMemberProfile, member);
    const update = { section: 'invoicingAddress', receiver: invoicing!, chorusNumber: 'SERVICE-77' } as const;
    await browser.call(calls.updateBusinessProfile, { ...member, memberType: 'business', update, password: null });
    expect(await invoiceText()).toMatch(/Chorus.* SERVICE-77/u);
  });

  test('names the address that was chosen for the order, and the number of the purchase [S2.70][S5.65]', async () => {
    const text = await invoiceText({
      lines: [orderPayloadLine(LINE)],
      tempId: await saveDraft({ invoicingAddress: RECEIVER, purchaseOrder: 'PO 2026/17' }),
    });
    expect(text).toContain('Atelier & Fils');
    expect(text).toContain('Ada Comptable');
    expect(text).toContain('4 place Bellecour');
    expect(text).not.toContain('1 rue de Rivoli');
    expect(text).toMatch(/Votre référence.* PO 2026\/17/u);
  });

  test('has the number that the order and the list of orders tell too, which finds the order by a part of it in any case, and no sign stands for others [S2.70][S7.18]', async () => {
    const other = await order(browser, { custId, paymentMean: 'wallet' });
    const tempId = await saveDraft({ purchaseOrder: 'Achat_100% é' });
    const orderNo = await order(browser, { custId, paymentMean: 'wallet', lines: [orderPayloadLine(LINE)], tempId });
    expect((await detail(browser, orderNo)).purchaseOrder).toBe('Achat_100% é');
    expect((await detail(browser, other)).purchaseOrder).toBeNull();
    const found = async (filter: Partial<RequestOf<typeof calls.getMemberHistory>>) => {
      const answer = await browser.call(calls.getMemberHistory, { ...UNIT_FIELD, custId, page: 1, ...filter });
      return answer.transactionRecords.map(({ reference, purchaseOrder }) => [reference, purchaseOrder]);
    };
    const own = [orderNo, 'Achat_100% é'];
    expect(await found({})).toEqual(expect.arrayContaining([own, [other, null]]));
    for (const part of ['Achat_100% é', 'achat_', '100%', 'é'])
      expect(await found({ purchaseOrder: part }), part).toEqual([own]);
    for (const part of ['A%é', 'Achat-', 'Offrande', orderNo])
      expect(await found({ purchaseOrder: part }), part).toEqual([]);
    expect(await found({ purchaseOrder: '100%', productName: 'Offrande' })).toEqual([own]);
    expect(await found({ purchaseOrder: '100%', historyType: 'wallet' })).toEqual([]);
  });
});
