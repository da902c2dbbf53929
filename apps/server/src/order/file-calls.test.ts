/** The calls that return files, with the file makers replaced by bytes that repeat the request. */
import type { RequestOf, sampleFile } from '@offrande/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleFileCall } from '../bulk-order/sample-file-call.ts';
import type { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { invoiceCall, type InvoiceMakers } from './invoice-call.ts';
import { order } from './testing.ts';

const refusal = (call: Promise<unknown>): Promise<CallRefused['refusal']> =>
  call.then(
    () => Promise.reject(new Error('It was answered')),
    (error: unknown) => (error as CallRefused).refusal,
  );

const textOf = (base64: string) => Buffer.from(base64, 'base64').toString();

const bytes = (text: string) => new TextEncoder().encode(text);

describe('file downloads', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const contextOf = (buyer: CallContext['buyer']): CallContext =>
    ({ shop: shop.shop, unit: shop.shop.units.get(UNIT)!, buyer, language: 'fr' }) as unknown as CallContext;
  const nobody = { sessionId: '00000000-0000-4000-8000-000000000000', customer: null };
  const member = async (memberType: 'business' | 'individual', browser: Browser = shop.browser()) => {
    const customer = await browser.signIn({ memberType, contractLevel: 'registered' });
    return { browser, buyer: { ...nobody, customer } };
  };

  const askSample = (buyer: CallContext['buyer'], changes: Partial<RequestOf<typeof sampleFile>> = {}) =>
    sampleFileCall(async ({ deliveryType, product }, extension, language) => ({
      fileName: `a.${extension}`,
      contentType: 'text/csv',
      content: bytes(`${deliveryType} ${product.minAmount.currency.code} ${language}`),
    }))(
      { aggregatorBuId: UNIT, itemCode: 'offrande', fileType: 'sms', extension: 'csv', ...changes },
      contextOf(buyer),
    );

  describe('samples', () => {
    test('are for a product, a delivery type and the language of the pages, as xlsx or csv [S7.83][S3.147]', async () => {
      const { buyer } = await member('business');
      for (const extension of ['csv', 'xlsx'] as const) {
        const { content, fileName } = await askSample(buyer, { extension });
        expect([fileName, textOf(content)]).toEqual([`a.${extension}`, 'sms EUR fr']);
      }
      expect(await refusal(askSample(buyer, { itemCode: 'nothing' }))).toBe('notFound');
    });

    test('are for companies and salesmen only [S6.11]', async () => {
      const { buyer } = await member('individual');
      for (const asking of [buyer, nobody]) expect(await refusal(askSample(asking))).toBe('notAuthorized');
    });
  });

  /** `made` are the documents that there are of the order. */
  const askInvoice = (
    buyer: CallContext['buyer'],
    orderNo: string,
    made: readonly ('invoice' | 'proforma')[] = ['invoice'],
  ) => {
    const makes =
      (name: 'invoice' | 'proforma'): InvoiceMakers['invoice'] =>
      async (_, unit, of) =>
        made.includes(name) ? bytes(`${name} ${unit.id} ${of}`) : null;
    return invoiceCall({ invoice: makes('invoice'), proforma: makes('proforma') })(
      { aggregatorBuId: UNIT, custId: buyer.customer?.id ?? '', orderNo, invoiceType: 'ALL' },
      contextOf(buyer),
    );
  };

  describe('invoices', () => {
    test('are for the caller’s own order, or say that there is none yet [S7.84][S8.47]', async () => {
      const { browser, buyer } = await member('individual');
      const orderNo = await order(browser);
      const { content, fileName, contentType } = await askInvoice(buyer, orderNo);
      expect([textOf(content), fileName, contentType]).toEqual([
        `invoice FR ${orderNo}`,
        `${orderNo}.pdf`,
        'application/pdf',
      ]);
      const unpaid = await askInvoice(buyer, orderNo, ['proforma']);
      expect([textOf(unpaid.content), unpaid.fileName]).toEqual([`proforma FR ${orderNo}`, `${orderNo}-proforma.pdf`]);
      expect(await refusal(askInvoice(buyer, orderNo, []))).toBe('invoiceNotReady');
      const other = await member('individual');
      for (const asking of [other.buyer, nobody]) expect(await refusal(askInvoice(asking, orderNo))).toBe('notFound');
      expect(await refusal(askInvoice(buyer, 'NO-ORDER'))).toBe('notFound');
    });
  });
});
