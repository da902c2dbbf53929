import { describe, expect, test } from 'vitest';
import { EMPTY_RECEIVER } from '../address/index.ts';
import { emptyCart, newLine } from '../cart/index.ts';
import { openPolicy } from '../cart/testing.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import type { OrderDraft } from '../order-payload/index.ts';
import { storedCoupons } from './coupons-standing.ts';
import { draftIdOf, orderOf, savedDraft } from './order-to-place.ts';
import { checkoutStanding, type CheckoutFacts } from './index.ts';

const line = { ...newLine('A', 'GC1', euro), amount: money(50, euro) };
const draft: OrderDraft = { customerId: 'C1', lines: [line], invoicingAddress: null, purchaseOrder: '' };

describe('a draft that was saved', () => {
  test('is recognised by its content, also after its amounts were stored [A-34]', () => {
    const saved = savedDraft(draft, 'D1');
    expect(draftIdOf(structuredClone(draft), saved)).toBe('D1');
    expect(draftIdOf(draft, JSON.parse(JSON.stringify(saved)) as typeof saved)).toBe('D1');
  });

  test.each([
    ['another amount', { ...draft, lines: [{ ...line, amount: money(51, euro) }] }],
    ['another customer', { ...draft, customerId: 'C2' }],
    ['another card', { ...draft, lines: [line, line] }],
  ])('does not match %s, which is still to be saved [A-34]', (_, other) => {
    expect(draftIdOf(other, savedDraft(draft, 'D1'))).toBeNull();
  });

  test('is null if none was saved', () => {
    expect(draftIdOf(draft, null)).toBeNull();
  });
});

describe('an order', () => {
  const bonus = { form: 'bonus', from: money(20, euro), value: { type: 'value', amount: money(2, euro) } } as const;
  const facts: CheckoutFacts = {
    unitId: 'FR',
    kind: 'business',
    opening: { isCartEmpty: false, isLoggedIn: true, isGuestChosen: false },
    policy: {
      isGuestOnly: false,
      isGuestModeOn: true,
      isSingleSignOnOnly: false,
      means: { guest: [], individual: [], business: ['creditCard'], salesman: [] },
      provider: 'lyra',
      pins: { prefixesWithoutPin: [] },
      rewards: { guest: [], individual: [], business: [bonus], salesman: [] },
    },
    cartPolicy: openPolicy(euro),
    priced: { cart: { ...emptyCart(euro), lines: [line] }, discounts: [] },
    details: {
      buyer: { custId: 'B1', name: 'Inès Marchand', email: 'ines@exemple.fr', phone: null, document: null },
      refusals: {},
    },
    wantedMeans: null,
    wantedReward: null,
    invoicing: null,
    areTermsAccepted: true,
    orderedFor: null,
    draftId: null,
  };

  test.each([
    ['bonus', 'bonus'],
    ['freeGiftCard', undefined],
    ['discount', undefined],
    [null, undefined],
  ] as const)(
    'names the reward that its buyer chose and that it reaches: of %s it is %s [S3.48][S6.13][A-20]',
    (wantedReward, sent) => {
      const order = orderOf({ ...facts, wantedReward }, storedCoupons([]));
      expect(order!.payload.rewardType).toBe(sent);
    },
  );

  test('of a guest carries the document that the unit needs, and of others none [S3.60]', () => {
    const document = { documentType: 'other', documentNumber: 'AB12' } as const;
    const by = (stated: typeof document | null) =>
      orderOf(
        { ...facts, details: { buyer: { ...facts.details!.buyer!, document: stated }, refusals: {} } },
        storedCoupons([]),
      )!.payload;
    expect(by(document)).toMatchObject({ docType: 'other', idCardNo: 'AB12' });
    expect(Object.keys(by(null))).not.toContain('docType');
    expect(Object.keys(by(null))).not.toContain('idCardNo');
  });

  describe('of a salesman', () => {
    const sender = { name: 'Acme', email: 'cadeaux@acme.example' };
    const chosen = { customerId: 'C7', contractLevel: 'registered' } as const;
    const selling: CheckoutFacts = {
      ...facts,
      kind: 'salesman',
      policy: { ...facts.policy!, means: { ...facts.policy!.means, salesman: ['bankTransfer'] } },
      priced: { cart: { ...emptyCart(euro), lines: [{ ...line, customerId: 'C7', sender }] }, discounts: [] },
      orderedFor: chosen,
    };

    test('is the customer’s, who gives the cards: its draft has its lines as they are [S6.17][S8.29][A-101]', () => {
      const order = orderOf(selling, storedCoupons([]))!;
      expect(order.payload).toMatchObject({ custId: 'C7', paymentMean: 'bankTransfer' });
      expect(order.payload.lines[0]).toMatchObject({ senderName: 'Acme', senderEmail: 'cadeaux@acme.example' });
      expect(order.draft).toMatchObject({ customerId: 'C7', lines: selling.priced.cart.lines });
      expect(order.session.email).toBe('ines@exemple.fr');
    });

    test.each([
      [null, 'CustomerNotChosen'],
      [{ ...chosen, contractLevel: 'light' } as const, 'ClientNotVerified'],
      [{ ...chosen, contractLevel: 'enCompte' } as const, 'ClientEnCompte'],
    ])('is not sent for %j, and says so first: %s [S4.92][S5.64][S8.29][A-77]', (orderedFor, _tag) => {
      const standing = checkoutStanding({ ...selling, orderedFor, areTermsAccepted: false }, storedCoupons([]));
      expect(standing.problems).toEqual([
        { at: 'customer', refusal: { _tag } },
        { at: 'terms', refusal: null },
      ]);
      expect(orderOf({ ...selling, orderedFor }, storedCoupons([]))).toBeNull();
    });
  });

  const draftOf = (invoicing: CheckoutFacts['invoicing']) => orderOf({ ...facts, invoicing }, storedCoupons([]))!.draft;

  test('saves a draft for an address or an order number that its invoice names, and none for the usual [S2.70][A-101]', () => {
    const usual = { source: null, address: null, purchaseOrder: '' };
    for (const nothing of [null, usual, { ...usual, purchaseOrder: ' ' }]) expect(draftOf(nothing)).toBeNull();
    expect(draftOf({ ...usual, purchaseOrder: ' PO 7 ' })).toMatchObject({
      invoicingAddress: null,
      purchaseOrder: 'PO 7',
    });
    const address = { ...EMPTY_RECEIVER, firstName: 'Ada' };
    expect(draftOf({ source: 'company', address, purchaseOrder: '' })).toMatchObject({ invoicingAddress: address });
  });
});
