/** Draft orders of salesmen and companies, a salesman's customers, and orders made from drafts. */
import { calls, type RequestOf } from '@offrande/api-client/contract';
import { newLine, type CartLine } from '@offrande/domain/cart';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { currency, money, rate } from '@offrande/domain/money';
import { orderPayloadLine } from '@offrande/domain/order-payload';
import { Schema } from 'effect';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillSearchWords } from '../customer/company-search.ts';
import { inUnit } from '../database/in-unit.ts';
import { openPost } from '../delivery/testing.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { detail, line, openPayment, order, payload, queryCard, refusalCode, TRIAL_CARD } from '../order/testing.ts';
import { decideAsStaff } from '../order-decision/decide-as-staff.ts';
import type { Customer } from '../call/buyer.ts';

const euro = currency('EUR', 2);
const eur = (amount: string) => money(amount, euro);

/** A line as on a salesman's page: one card of 50 euro by email. */
const draftLine = (changes: Partial<CartLine> = {}): CartLine => {
  const start = newLine('1', 'offrande', euro);
  return {
    ...start,
    amount: eur('50'),
    delivery: { type: 'email', date: null },
    message: 'Merci',
    sender: { name: 'Sam Vendeur', email: 'sam@example.test' },
    receiver: { ...start.receiver, firstName: 'Camille', lastName: 'Roux', email: 'camille.roux@example.test' },
    ...changes,
  };
};

const encodeLine = Schema.encodeSync(draftLineFromWire(euro)) as (line: CartLine) => Record<string, Schema.Json>;
const NO_DRAFT = '00000000-0000-4000-8000-000000000000';

const list = async (asking: Browser, salesmanId: string) =>
  (await asking.call(calls.getCustomerList, { aggregatorBuId: UNIT, salesmanId })).customerList;

describe('a draft', () => {
  let shop: TestShop;
  let browser: Browser;
  let salesman: Customer;
  let company: Customer;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);
  const newCompany = (contractLevel: 'light' | 'enCompte' | 'registered' = 'registered', lastName = 'Atelier') =>
    shop.browser().signIn({ memberType: 'business', contractLevel, firstName: '', lastName });
  const serve = (by: Customer, whom: Customer) =>
    rows(sql`insert into salesman_customer (bu_id, salesman_id, customer_id) values (${UNIT}, ${by.id}, ${whom.id})`);
  beforeEach(async () => {
    browser = shop.browser();
    salesman = await browser.signIn({ memberType: 'salesman' });
    company = await newCompany();
    await serve(salesman, company);
  });

  const save = (
    lines: readonly CartLine[],
    changes: Partial<RequestOf<typeof calls.saveDraft>> = {},
    asking: Browser = browser,
  ) =>
    asking.call(calls.saveDraft, {
      aggregatorBuId: UNIT,
      custId: company.id,
      lines: lines.map(encodeLine),
      ...changes,
    });
  const orderFrom = (tempId: string, lines: readonly CartLine[], changes: object = {}, asking = browser) =>
    order(asking, { tempId, custId: company.id, lines: lines.map(orderPayloadLine), ...changes });
  const drafted = async (...lines: CartLine[]) => {
    const { tempId } = await save(lines);
    return orderFrom(tempId, lines);
  };

  describe('and the customer list', () => {
    test('which shows a salesman his own companies with their level, and an admin all of the unit [S6.17][S6.18][S7.78][S1.33]', async () => {
      const other = await newCompany('light', 'Zinc');
      expect(await list(browser, salesman.id)).toEqual([
        {
          customerId: company.id,
          name: 'Atelier',
          contractLevel: 'registered',
          number: null,
          city: '',
          isRecent: false,
        },
      ]);
      while ((await fillSearchWords(shop.shop, shop.shop.units.get(UNIT)!)) > 0);
      await rows(sql`update customer set is_admin_salesman = true where id = ${salesman.id}`);
      const all = await list(browser, salesman.id);
      expect(all.map(({ customerId }) => customerId)).toEqual(expect.arrayContaining([company.id, other.id]));
      expect(all.every(({ customerId }) => customerId !== salesman.id)).toBe(true);
    });

    test('which is shown to nobody else [S6.18][S7.78]', async () => {
      const other = shop.browser();
      const { id } = await other.signIn({ memberType: 'salesman' });
      expect(await list(other, id)).toEqual([]);
      expect(await refusalCode(list(other, salesman.id))).toMatchObject({ code: '40100' });
      expect(await refusalCode(list(shop.browser(), salesman.id))).toMatchObject({ code: '40100' });
      const asCompany = shop.browser();
      await asCompany.signIn(company);
      expect(await refusalCode(list(asCompany, company.id))).toMatchObject({ code: '40100' });
    });
  });

  const stored = async (tempId: string) =>
    (await rows(sql<{ lines: unknown[] }>`select lines from draft_order where temp_id = ${tempId}::uuid`))[0]?.lines;

  test('is saved, updated, emptied and deleted by its id [S4.119][S4.120][S4.121][S7.115][S7.116]', async () => {
    const { tempId, custId } = await save([draftLine()]);
    expect(custId).toBe(company.id);
    expect(await save([draftLine(), draftLine({ lineId: '2' })], { tempId })).toMatchObject({ tempId, revision: 2 });
    expect(await stored(tempId)).toHaveLength(2);
    const reference = { aggregatorBuId: UNIT, custId: company.id, tempId };
    expect(await browser.call(calls.resetDraft, reference)).toEqual({ tempId, custId: company.id, revision: 3 });
    expect(await stored(tempId)).toEqual([]);
    for (let times = 0; times < 2; times += 1)
      expect(await browser.call(calls.deleteDraft, reference)).toEqual({ tempId });
    expect(await stored(tempId)).toBeUndefined();
    expect(await refusalCode(browser.call(calls.resetDraft, reference))).toMatchObject({ code: '40400' });
    expect(await refusalCode(save([draftLine()], { tempId }))).toMatchObject({ code: '40400' });
  });

  test('is never replaced by whoever knows an earlier one; the same content again, after a lost answer, is no conflict [S4.120][A-84]', async () => {
    const [first, second] = [[draftLine()], [draftLine(), draftLine({ lineId: '2' })]];
    const { tempId } = await save(first);
    expect(await save(second, { tempId, revision: 1 })).toMatchObject({ revision: 2 });
    expect(await refusalCode(save(first, { tempId, revision: 1 }))).toMatchObject({ code: '70019' });
    expect(await stored(tempId)).toHaveLength(2);
    expect(await save(second, { tempId, revision: 1 })).toMatchObject({ tempId, revision: 3 });
    expect(await save(first, { tempId })).toMatchObject({ revision: 4 });
    expect(await refusalCode(save(first, { tempId: NO_DRAFT, revision: 1 }))).toMatchObject({ code: '40400' });
    const rivals = await Promise.allSettled(
      ['3', '4', '5'].map((lineId) => save([draftLine({ lineId })], { tempId, revision: 4 })),
    );
    expect(rivals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  const drafts = async (asking = browser) => (await asking.call(calls.getDrafts, { aggregatorBuId: UNIT })).drafts;
  const open = (custId: string, tempId: string, asking = browser) =>
    asking.call(calls.readDraft, { aggregatorBuId: UNIT, custId, tempId });

  test('is found in its author’s list with customer, cards and sum, the last changed first, and is read whole [S4.119][S6.17]', async () => {
    const other = await newCompany('registered', 'Zinc');
    await serve(salesman, other);
    const empty = await save([]);
    const { tempId } = await save([draftLine({ quantity: 3 })], { purchaseOrder: 'PO-7' });
    shop.wait(1);
    const second = await save([draftLine()], { custId: other.id });
    const listed = await drafts();
    expect(listed.map((draft) => draft.tempId)).toEqual([second.tempId, tempId]);
    expect(listed.some((draft) => draft.tempId === empty.tempId)).toBe(false);
    expect(listed[1]).toMatchObject({
      custId: company.id,
      custName: 'Atelier',
      contractTypeId: 'registered',
      qty: 3,
      orderAmtTot: '150.00',
    });
    expect(await open(company.id, tempId)).toEqual({
      tempId,
      custId: company.id,
      custName: 'Atelier',
      contractTypeId: 'registered',
      revision: 1,
      invoicingAddress: null,
      purchaseOrder: 'PO-7',
      lines: [encodeLine(draftLine({ quantity: 3 }))],
    });
    expect(await refusalCode(open(other.id, tempId))).toMatchObject({ code: '40400' });
  });

  test('of a customer who is no longer listed is neither found nor read; an admin’s are all [S6.17][A-83][A-189]', async () => {
    const { tempId } = await save([draftLine()]);
    await rows(sql`delete from salesman_customer where salesman_id = ${salesman.id}`);
    expect(await drafts()).toEqual([]);
    expect(await refusalCode(open(company.id, tempId))).toMatchObject({ detail: { reason: 'CustomerNotListed' } });
    await rows(sql`update customer set is_admin_salesman = true where id = ${salesman.id}`);
    expect((await drafts()).map((draft) => draft.tempId)).toEqual([tempId]);
    const stranger = shop.browser();
    await stranger.signIn({ memberType: 'salesman' });
    expect(await drafts(stranger)).toEqual([]);
    expect(await refusalCode(drafts(shop.browser()))).toMatchObject({ code: '40100' });
  });

  test('belongs to its author only: not to a guest, an individual, or another salesman of the same company [S7.124]', async () => {
    const { tempId } = await save([draftLine()]);
    const other = shop.browser();
    await serve(await other.signIn({ memberType: 'salesman' }), company);
    const reference = { aggregatorBuId: UNIT, custId: company.id, tempId };
    expect(await refusalCode(save([draftLine()], { tempId }, other))).toMatchObject({ code: '40400' });
    expect(await refusalCode(other.call(calls.resetDraft, reference))).toMatchObject({ code: '40400' });
    await other.call(calls.deleteDraft, reference);
    expect(await refusalCode(orderFrom(tempId, [draftLine()], {}, other))).toMatchObject({ code: '40400' });
    expect(await orderFrom(tempId, [draftLine()])).toBeTruthy();
    expect(await refusalCode(save([draftLine()], {}, shop.browser()))).toMatchObject({ code: '40100' });
    const individual = shop.browser();
    const { id } = await individual.signIn();
    expect(await refusalCode(save([draftLine()], { custId: id, tempId }, individual))).toMatchObject({ code: '40400' });
    expect(await refusalCode(save([draftLine()], { aggregatorBuId: 'ES' }))).toMatchObject({ code: '40400' });
  });

  test('can be changed only in the name of its own customer: another, listed or not, is refused [S6.17][S7.115][S7.116]', async () => {
    const { tempId } = await save([draftLine()]);
    const listed = await newCompany();
    await serve(salesman, listed);
    const stranger = await newCompany();
    for (const call of [calls.resetDraft, calls.deleteDraft]) {
      const named = (custId: string) => browser.call(call, { aggregatorBuId: UNIT, custId, tempId });
      expect(await refusalCode(named(listed.id))).toMatchObject({ code: '40400' });
      expect(await refusalCode(named(stranger.id))).toMatchObject({ detail: { reason: 'CustomerNotListed' } });
    }
    expect(await stored(tempId)).toHaveLength(1);
  });

  test('a salesman names a customer only in calls on behalf of customers: his own orders, cards and profile are in his own name [S7.124]', async () => {
    const orderNo = await drafted(draftLine());
    const named = (custId: string) => ({ aggregatorBuId: UNIT, orderNo, custId });
    expect(await refusalCode(browser.call(calls.cancelOrder, named(company.id)))).toMatchObject({ code: '40100' });
    expect(await browser.call(calls.cancelOrder, named(salesman.id))).toMatchObject({ orderNo });
  });

  test('that is unreadable, or has an incomplete invoicing address, is not stored', async () => {
    const broken = { ...encodeLine(draftLine()), commisionValue: 'three' };
    expect(await refusalCode(save([], { lines: [broken] }))).toMatchObject({
      code: '40000',
      detail: { field: 'lines.0' },
    });
    const unknown = { ...encodeLine(draftLine()), balance: '1' };
    expect(await refusalCode(save([], { lines: [unknown] }))).toMatchObject({ code: '40000' });
    const { receiver } = draftLine();
    expect(await refusalCode(save([], { invoicingAddress: receiver }))).toMatchObject({
      detail: { field: 'invoicingAddress' },
    });
  });

  const member = async () => {
    const asking = shop.browser();
    const { id } = await asking.signIn();
    const ordering = async (line: CartLine, changes: object = {}) => {
      const { tempId } = await save([line], { custId: id }, asking);
      return order(asking, { tempId, custId: id, lines: [orderPayloadLine(line)], ...changes });
    };
    return { id, asking, ordering };
  };

  describe('of an individual', () => {
    const placed = { redeemablePlace: { type: 'allExceptFood' } } as const;

    test('states where the card may be spent, and leaves validity and price to the unit [S2.66][S3.3][A-29][A-159]', async () => {
      const { asking, ordering } = await member();
      const orderNo = await ordering(draftLine({ ...placed, productDiscountRate: rate('90') }));
      expect(await detail(asking, orderNo)).toMatchObject({
        orderAmtTot: '50.00',
        lines: [{ redeemablePlace: { type: 'allExceptFood' } }],
      });
      const plain = await order(asking, {});
      expect(await detail(asking, plain)).toMatchObject({ lines: [{ redeemablePlace: { type: 'wholeStore' } }] });
      const lines = await rows(sql<{ valid_months: number }>`
        select valid_months from order_line where order_no in (${orderNo}, ${plain})`);
      expect(new Set(lines.map(({ valid_months: months }) => months)).size).toBe(1);
    });

    test.each([
      [{ type: 'allExceptFood' }, 'Valable dans tout le magasin, hors alimentation.'],
      [{ type: 'freeText', text: 'Rayon livres' }, 'Valable pour : Rayon livres.'],
    ] as const)('is said with the card that was sold by it: %o [S2.66][S3.3]', async (redeemablePlace, words) => {
      const post = openPost(shop);
      const { asking, ordering } = await member();
      const orderNo = await ordering(draftLine({ redeemablePlace }));
      await shop.control({ attemptId: await openPayment(shop, asking, orderNo), scenario: 'accept' });
      await shop.work(post.deliver);
      const card = post.mails.find(({ text, to }) => to === 'camille.roux@example.test' && text.includes(words));
      expect(card).toBeDefined();
    });

    test('is deleted after a day, but not earlier', async () => {
      const { id, ordering } = await member();
      const own = sql`owner_id = ${id}::uuid`;
      await ordering(draftLine(placed));
      await rows(sql`update draft_order set kept_until = kept_until - interval '25 hours' where ${own}`);
      await ordering(draftLine(placed));
      await ordering(draftLine(placed));
      await shop.sweep();
      const [kept] = await rows(sql<{ count: number }>`
        select count(*)::integer as count from draft_order where ${own}`);
      expect(kept!.count).toBe(2);
    });

    test('can be paid partly by gift card [A-100]', async () => {
      const { asking, ordering } = await member();
      await queryCard(asking);
      const couponList = [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' }] as const;
      expect(await detail(asking, await ordering(draftLine(placed), { couponList }))).toMatchObject({
        orderAmtTot: '10.00',
      });
    });

    test.each([
      [
        'a discount',
        { salesmanSetDiscount: { type: 'percent', rate: rate('10') } },
        'salesmanSetDiscount',
        'SalesmanOnly',
      ],
      ['a reference', { customerId: 'E-1' }, 'customerId', 'TradeOnly'],
      ['beneficiaries', { newBeneficiaryQuantity: 1 }, 'newBeneficairyQty', 'TradeOnly'],
      ['a validity', { validMonths: 6 }, 'validMonths', 'ValidityNotOffered'],
      [
        'a place of more than 45 characters',
        { redeemablePlace: { type: 'freeText', text: 'x'.repeat(46) } },
        'redeemablePlace',
        'TooLong',
      ],
    ] as const)('does not carry %s [S5.29][A-28][A-101]', async (_, changes, field, reason) => {
      const { ordering } = await member();
      expect(await refusalCode(ordering(draftLine(changes as Partial<CartLine>)))).toMatchObject({
        code: '20001',
        detail: { field: `lines.0.${field}`, reason },
      });
    });

    test('cannot state where to spend an online-only card [S2.66]', async () => {
      const { products } = shop.shop.units.get(UNIT)!.catalogue;
      const online = [...products.values()].find(
        ({ usableAt, hasTemplates }) => usableAt === 'online' && !hasTemplates,
      )!;
      const { ordering } = await member();
      const line = draftLine({ ...placed, itemCode: online.itemCode, amount: online.minAmount, templateId: null });
      expect(await refusalCode(ordering(line))).toMatchObject({
        detail: { field: 'lines.0.redeemablePlace', reason: 'NotOffered' },
      });
    });
  });

  describe('becomes an order', () => {
    test('with all terms that the salesman set, and priced by them [S6.21][S6.25][A-29][A-101]', async () => {
      const set = draftLine({
        salesmanSetDiscount: { type: 'percent', rate: rate('8') },
        validMonths: 6,
        redeemablePlace: { type: 'freeText', text: 'Librairie' },
        commission: { type: 'percent', rate: rate('5') },
      });
      const orderNo = await drafted(set);
      // Ordered, it is a draft no longer; again one if the order comes to nothing.
      expect(await drafts()).toEqual([]);
      expect(await detail(browser, orderNo)).toMatchObject({ orderAmtTot: '46.00', discountTotal: '4.00' });
      const [kept] = await rows(sql`
        select valid_months, line.detail->'terms' as terms, ordered_for from order_line line
        join purchase on purchase.order_no = line.order_no where line.order_no = ${orderNo}`);
      expect(kept).toMatchObject({
        valid_months: 6,
        ordered_for: company.id,
        terms: { redeemablePlace: { type: 'freeText', text: 'Librairie' }, commission: { type: 'P', value: '5' } },
      });
      await shop.control({
        attemptId: await openPayment(shop, browser, orderNo, { txnAmount: '46.00' }),
        scenario: 'accept',
      });
      await shop.work();
      expect(await detail(browser, orderNo)).toMatchObject({ status: '09' });
      expect(await shop.broken()).toEqual([]);
    });

    test('with fees and letter of posted cards as the salesman set them; terms out of bounds are not even stored [S6.22][S6.24][S6.26][A-189][A-194]', async () => {
      const { products, unit } = shop.shop.units.get(UNIT)!.catalogue;
      const product = [...products.values()].find(({ kind }) => kind === 'customizedPhysical')!;
      const start = draftLine();
      const address = {
        line1: '12 rue de la Paix',
        line2: '2e étage',
        zipCode: '75002',
        city: 'Paris',
        countryCode: 'FR',
      };
      const posted = draftLine({
        itemCode: product.itemCode,
        amount: product.minAmount,
        kind: product.kind,
        message: '',
        templateId: null,
        delivery: { type: 'physical', date: null },
        receiver: { ...start.receiver, phone: { areaCode: '+33', number: '612345678' }, address },
        letter: {
          typeId: String(unit.letterTypes[0]!.id),
          price: eur('4'),
          salesmanDiscount: { type: 'percent', rate: rate('50') },
        },
        cardMadeFee: eur('20'),
      });
      const orderNo = await drafted(posted);
      expect(await detail(browser, orderNo)).toMatchObject({ letterTotal: '2.00', cardMadeTotal: '20.00' });
      for (const [changes, field] of [
        [{ cardMadeFee: eur('31') }, 'lines.0.cardMadeFee'],
        [{ letter: { ...posted.letter!, price: eur('4.91') } }, 'lines.0.shippingFee'],
        [
          { letter: { ...posted.letter!, salesmanDiscount: { type: 'value', amount: eur('4.01') } } },
          'lines.0.letterDiscount',
        ],
        [{ commission: { type: 'percent', rate: rate('11') } }, 'lines.0.commission'],
        [{ commission: { type: 'percent', rate: rate('2.99') } }, 'lines.0.commission'],
      ] as const)
        expect(await refusalCode(save([{ ...posted, ...changes }]))).toMatchObject({
          code: '20001',
          detail: { field },
        });
    });

    test('only if the payload names an existing draft and matches it line by line [A-101]', async () => {
      const { tempId } = await save([draftLine()]);
      for (const lines of [
        [draftLine({ amount: eur('40') })],
        [draftLine(), draftLine()],
        [draftLine({ message: '' })],
      ])
        expect(await refusalCode(orderFrom(tempId, lines))).toMatchObject({
          code: '20001',
          detail: { reason: 'DraftDiffers' },
        });
      for (const name of [NO_DRAFT, 'nothing'])
        expect(await refusalCode(orderFrom(name, [draftLine()]))).toMatchObject({ code: '40400' });
      const another = await newCompany();
      await serve(salesman, another);
      expect(await refusalCode(orderFrom(tempId, [draftLine()], { custId: another.id }))).toMatchObject({
        code: '40400',
      });
    });

    test('at the unit’s own prices, whatever prices the draft states', async () => {
      const cheap = draftLine({ productDiscountRate: rate('90'), productTaxRate: rate('1') });
      expect(await detail(browser, await drafted(cheap))).toMatchObject({ orderAmtTot: '50.00' });
    });

    test('for internal use if the salesman gives everything away, and then by no other means [A-103]', async () => {
      const free = draftLine({ salesmanSetDiscount: { type: 'percent', rate: rate('100') } });
      const { tempId } = await save([free]);
      expect(await refusalCode(orderFrom(tempId, [free]))).toMatchObject({ code: '20002' });
      const orderNo = await orderFrom(tempId, [free], { paymentMean: 'internalUse' });
      // So much is not the salesman's own to give.
      const decision = { isApproved: true, reason: '' };
      expect(await decideAsStaff(shop.shop, shop.shop.units.get(UNIT)!, orderNo, decision, 'omar@shop.test')).toBe(
        'ok',
      );
      expect(await browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo })).toMatchObject({
        orderAmtTot: '0.00',
      });
      await shop.work();
      expect(await shop.broken()).toEqual([]);
    });
  });

  const asCompany = async () => {
    const asking = shop.browser();
    await asking.signIn(company);
    return asking;
  };
  const quoted = async (...lines: CartLine[]) => {
    const { tempId } = await save(lines);
    const {
      couponList: _none,
      quotationList: _new,
      ...request
    } = payload({
      custId: company.id,
      tempId,
      lines: lines.map(orderPayloadLine),
    });
    const email = `${company.id}@example.test`;
    return (await browser.call(calls.requestQuotation, { ...request, paymentMean: 'bankTransfer', email })).orderNo;
  };

  describe('as a quotation for its company', () => {
    const agreed = draftLine({
      salesmanSetDiscount: { type: 'percent', rate: rate('5') },
      commission: { type: 'percent', rate: rate('5') },
      quantity: 2,
    });
    const accept = async (asking: Browser, quotationNo: string, line: CartLine = agreed) => {
      const { tempId } = await save([{ ...line, quotationNo }], {}, asking);
      return orderFrom(tempId, [line], { paymentMean: 'bankTransfer', quotationList: [quotationNo] }, asking);
    };
    const refusedTerms = { code: '20001', detail: { field: 'lines.0.salesmanSetDiscount', reason: 'SalesmanOnly' } };

    test('is the company’s, which finds it and orders once at the terms that were agreed [S6.21][A-174][A-185]', async () => {
      const quotationNo = await quoted(agreed);
      const asking = await asCompany();
      const reference = { aggregatorBuId: UNIT, custId: company.id };
      const { quotationOrders } = await asking.call(calls.getQuotationOrders, { ...reference, page: 1 });
      expect(quotationOrders).toMatchObject([{ orderNo: quotationNo, qty: 2, orderAmtTot: '95.00' }]);
      const whole = await asking.call(calls.getQuotationDetail, { ...reference, orderNo: quotationNo });
      expect(whole.cartLines).toMatchObject([{ salesmanSetDiscount: expect.anything() }]);
      expect(await detail(asking, await accept(asking, quotationNo))).toMatchObject({ orderAmtTot: '95.00' });
      expect(await refusalCode(accept(asking, quotationNo))).toMatchObject(refusedTerms);
      expect(await shop.broken()).toEqual([]);
    });

    test('holds again once the order made from it came to nothing, and for fewer cards, not for more or others [A-174][A-185]', async () => {
      const quotationNo = await quoted(agreed);
      const asking = await asCompany();
      const orderNo = await accept(asking, quotationNo);
      await asking.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
      for (const other of [
        { ...agreed, quantity: 3 },
        { ...agreed, amount: eur('60') },
        { ...agreed, salesmanSetDiscount: { type: 'percent', rate: rate('6') } as const },
      ])
        expect(await refusalCode(accept(asking, quotationNo, other))).toMatchObject(refusedTerms);
      expect(await accept(asking, quotationNo, { ...agreed, quantity: 1 })).toBeTruthy();
    });

    test('holds for nobody else, and not once it is over or disabled [A-174][A-185]', async () => {
      const quotationNo = await quoted(agreed);
      const stranger = shop.browser();
      const other = await stranger.signIn({ memberType: 'business', contractLevel: 'registered' });
      const { tempId } = await save([{ ...agreed, quotationNo }], { custId: other.id }, stranger);
      const changes = { custId: other.id, paymentMean: 'bankTransfer', quotationList: [quotationNo] };
      expect(await refusalCode(orderFrom(tempId, [agreed], changes, stranger))).toMatchObject(refusedTerms);
      const asking = await asCompany();
      const ended = await quoted(agreed);
      await rows(sql`update quotation set is_disabled = true where order_no = ${ended}`);
      expect(await refusalCode(accept(asking, ended))).toMatchObject(refusedTerms);
      shop.wait(60 * 24 * 31);
      expect(await refusalCode(accept(await asCompany(), quotationNo))).toMatchObject(refusedTerms);
    });
  });

  describe('and its company', () => {
    test('is chosen by a salesman from the list, and registered [S4.92][S5.67][S5.68][S6.17][S8.29][A-77]', async () => {
      const reason = async (custId: string | undefined) =>
        (await refusalCode(order(browser, custId === undefined ? {} : { custId }))).detail;
      expect(await reason(undefined)).toEqual({ field: 'custId', reason: 'CustomerNotChosen' });
      const stranger = await newCompany();
      expect(await reason(stranger.id)).toEqual({ field: 'custId', reason: 'CustomerNotListed' });
      expect(await reason('nobody')).toEqual({ field: 'custId', reason: 'CustomerNotListed' });
      for (const [level, tag] of [
        ['light', 'ClientNotVerified'],
        ['enCompte', 'ClientEnCompte'],
      ] as const) {
        const listed = await newCompany(level);
        await serve(salesman, listed);
        expect(await reason(listed.id)).toEqual({ field: 'custId', reason: tag });
      }
      expect(await order(browser, { custId: company.id, lines: [line()] })).toBeTruthy();
      const individual = await shop.browser().signIn();
      await serve(salesman, individual);
      expect(await reason(individual.id)).toMatchObject({ reason: 'CustomerNotListed' });
    });

    test('orders for itself only if registered, and cannot set a salesman’s terms [S5.67][S5.68][A-77]', async () => {
      for (const [contractLevel, tag] of [
        ['light', 'ClientNotVerified'],
        ['enCompte', 'ClientEnCompte'],
      ] as const) {
        const asking = shop.browser();
        await asking.signIn({ memberType: 'business', contractLevel });
        expect(await refusalCode(order(asking))).toMatchObject({ detail: { field: 'custId', reason: tag } });
      }
      const own = shop.browser();
      await own.signIn(company);
      const plain = draftLine({ validMonths: 3 });
      const { tempId } = await save([plain], {}, own);
      const orderNo = await orderFrom(tempId, [plain], {}, own);
      expect(await rows(sql`select valid_months from order_line where order_no = ${orderNo}`)).toEqual([
        { valid_months: 3 },
      ]);
      const greedy = draftLine({ salesmanSetDiscount: { type: 'percent', rate: rate('50') } });
      await save([greedy], { tempId }, own);
      expect(await refusalCode(orderFrom(tempId, [greedy], {}, own))).toMatchObject({
        detail: { field: 'lines.0.salesmanSetDiscount', reason: 'SalesmanOnly' },
      });
    });

    test('does not apply to guests and individuals [A-159]', async () => {
      const { tempId } = await save([draftLine()]);
      const individual = shop.browser();
      await individual.signIn();
      expect(await refusalCode(order(shop.browser(), { tempId }))).toMatchObject({
        detail: { field: 'tempId', reason: 'NotOffered' },
      });
      expect(await refusalCode(order(individual, { tempId }))).toMatchObject({ code: '40400' });
      expect(await order(individual)).toBeTruthy();
    });
  });
});
