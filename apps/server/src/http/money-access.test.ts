/** Access to the calls about money by a guest, another customer and another unit (reliability rows 15, 16). */
import { calls, type AnyCall, versionedPath } from '@offrande/api-client/contract';
import { createQuotationGateway } from '@offrande/api-client/company';
import { createDraftGateway, createWalletGateway } from '@offrande/api-client/gateways';
import { newLine } from '@offrande/domain/cart';
import { currency, money } from '@offrande/domain/money';
import { historyRequest } from '@offrande/domain/wallet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { line, order, refusalCode } from '../order/testing.ts';
import type { Unit } from '../unit/unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from './testing.ts';

const euro = currency('EUR', 2);
const OTHER_UNIT = 'ZZ';
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Each call as its owner would make it. */
const requests = (custId: string): readonly (readonly [AnyCall, object])[] => {
  const unit = { aggregatorBuId: UNIT };
  const own = { ...unit, custId };
  return [
    [calls.uploadPaymentReceipt, { ...own, orderNo: 'NO-ORDER', receiptImage: 'iVBORw0KGgoA' }],
    [calls.openTopUp, { ...own, amount: '50.00' }],
    [calls.bookTopUp, { ...unit, paymentInfo: { paymentId: 'p' } }],
    [calls.getMemberWallet, own],
    [calls.getMemberHistory, { ...own, page: 1 }],
    [calls.getCustomerList, { ...unit, salesmanId: custId }],
    [calls.saveDraft, { ...own, lines: [] }],
    [calls.resetDraft, { ...own, tempId: NOBODY }],
    [calls.readDraft, { ...own, tempId: NOBODY }],
    [calls.deleteDraft, { ...own, tempId: NOBODY }],
    [calls.uploadFile, { ...own, itemCode: 'offrande', deliverType: 'email', fileName: 'a.csv', fileContent: 'YQ==' }],
    [calls.getMemberPreviousFile, { ...own, page: 1 }],
    [calls.readPreviousFile, { ...own, uploadId: NOBODY }],
    [calls.requestQuotation, { ...own, paymentMean: 'bankTransfer', lines: [line()], email: 'a@b.test' }],
    [calls.getQuotationOrders, { ...own, page: 1 }],
    [calls.getQuotationDetail, { ...own, orderNo: 'NO-ORDER' }],
    [calls.disableQuotationOrder, { ...own, orderNo: 'NO-ORDER' }],
  ];
};

const codeOf = async (browser: Browser, call: AnyCall, request: object) =>
  (await refusalCode(browser.call(call, request as never))).code;

describe('the calls about money', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    const units = shop.shop.units as Map<string, Unit>;
    units.set(OTHER_UNIT, { ...units.get(UNIT)!, id: OTHER_UNIT });
  });
  afterAll(() => shop.close());

  const company = async () => {
    const browser = shop.browser();
    const { id } = await browser.signIn({ memberType: 'business', contractLevel: 'registered' });
    return { browser, id };
  };

  test('are refused to a guest, whichever customer is named [S7.124]', async () => {
    const { id } = await company();
    for (const [call, request] of requests(id))
      expect([call.name, await codeOf(shop.browser(), call, request)]).toEqual([call.name, '40100']);
  });

  test('are refused in another customer’s name [S7.124]', async () => {
    const [mine, theirs] = [await company(), await company()];
    for (const [call, request] of requests(theirs.id)) {
      if (call === calls.bookTopUp) continue;
      expect([call.name, await codeOf(mine.browser, call, request)]).toEqual([call.name, '40100']);
    }
  });

  test('are refused in another unit to a session and a sign-in of this one', async () => {
    const { browser, id } = await company();
    for (const [call, request] of requests(id)) {
      const elsewhere = { ...request, aggregatorBuId: OTHER_UNIT };
      expect([call.name, await codeOf(browser, call, elsewhere)]).toEqual([call.name, '40100']);
    }
  });

  test('need a key if they move value, and accept no unknown field', async () => {
    const { browser, id } = await company();
    for (const [call, request] of requests(id)) {
      if (call.movesValue) {
        const refusal = refusalCode(browser.client.call(call, request as never));
        expect(await refusal).toMatchObject({ code: '40000', detail: { header: 'Idempotency-Key' } });
      }
      if (call.sealed) continue;
      const body = JSON.stringify({ ...request, balance: '1000000.00' });
      const headers = await browser.credentials();
      const response = await browser.raw(`/api${versionedPath(call)}`, { method: 'POST', headers, body });
      expect([call.name, response.status]).toEqual([call.name, 400]);
    }
  });

  test('have answers that their gateways can read', async () => {
    const { browser, id } = await company();
    const wallets = createWalletGateway(browser.client, euro);
    expect(await wallets.readWallet(id)).toMatchObject({ balance: money('0', euro), isReloadable: true });
    const orderNo = await order(browser, { custId: id, paymentMean: 'bankTransfer' });
    const { items } = await wallets.readHistory(historyRequest(id));
    expect(items).toEqual([expect.objectContaining({ reference: orderNo, kind: 'order', status: 'waitingPayment' })]);
    const { requestQuotation } = calls;
    const quoted = await browser.call(
      requestQuotation,
      requests(id).find(([call]) => call === requestQuotation)![1] as never,
    );
    const quotations = createQuotationGateway(browser.client, euro, { run: (_, act) => act('key') });
    expect((await quotations.readQuotations(id, 1)).items).toEqual([
      expect.objectContaining({ orderNo: quoted.orderNo, total: money('50', euro), isDisabled: false }),
    ]);
    const detail = await quotations.readQuotation({ custId: id, orderNo: quoted.orderNo });
    expect(detail.lines[0]).toMatchObject({ itemCode: 'offrande', deliverType: 'email' });
    const drafts = createDraftGateway(browser.client, euro);
    const draft = {
      draftId: null,
      revision: null,
      customerId: id,
      invoicingAddress: null,
      purchaseOrder: '',
      lines: [newLine('1', 'offrande', euro)],
    };
    const stored = await drafts.saveDraft(draft);
    expect(await drafts.saveDraft({ ...draft, ...stored })).toEqual({ ...stored, revision: 2 });
    await drafts.resetDraft(stored);
    await drafts.deleteDraft(stored);
    await expect(drafts.resetDraft(stored)).rejects.toMatchObject({ code: '40400' });
  });
});
