/** What the form of a card offers to a buyer. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CUSTOMER_KINDS } from '../customer/index.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { specified } from '../delivery/testing.ts';
import { offersOf } from './index.ts';
import { filledForms } from './testing.ts';

const BOX = { itemCode: 'BOX', name: 'Box', imageUrl: null, amount: money(2, euro) };
const WAYS = {
  digital: ['email', 'sms', 'emailAndSms', 'pdf'],
  physical: ['physical'],
  customizedPhysical: ['physical'],
} as const;

test('phone credit is delivered by SMS only, other cards in every way of their kind, the quickest first [A-26][A-91]', () => {
  fc.assert(
    fc.property(filledForms, ({ facts }) => {
      const { categoryId, kind } = facts.product;
      const ways = (own: string | null) =>
        specified(offersOf(facts, facts.buyer, { categoryId: own, countries: ['FR'] }).deliveryTypes);
      expect(ways(categoryId)).toEqual(['sms']);
      for (const other of [null, '11']) expect(ways(other)).toEqual(WAYS[kind!]);
    }),
  );
});

test('a card of unknown kind may be delivered in every way of the form, for any buyer [A-26]', () =>
  fc.assert(
    fc.property(filledForms, fc.constantFrom(...CUSTOMER_KINDS), ({ facts }, buyer) => {
      const offered = offersOf({ ...facts, product: { ...facts.product, kind: null } }, buyer, {
        categoryId: null,
        countries: [],
      });
      expect(specified(offered.deliveryTypes)).toEqual([...WAYS.digital, 'physical']);
    }),
  ));

test('a form has phone credit, letters, and additional products, none of them for a digital card', () =>
  fc.assert(
    fc.property(filledForms, fc.boolean(), ({ facts }, isCredit) => {
      const policy = { categoryId: isCredit ? facts.product.categoryId : null, countries: ['FR'] };
      const asked = { ...facts, additionalProducts: [BOX] };
      const { product, letterTypes, additionalProducts, phoneCredit } = offersOf(asked, facts.buyer, policy);
      expect([product, letterTypes]).toEqual([facts.product, facts.letterTypes]);
      expect(additionalProducts).toEqual(product.kind === 'digital' ? [] : [BOX]);
      expect(phoneCredit).toEqual(isCredit ? policy : null);
    }),
  ));
