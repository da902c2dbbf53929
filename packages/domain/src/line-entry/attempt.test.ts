/** What a refused press leaves on the form, and what a form offers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_ATTEMPT, offersOf, shownRefusals } from './index.ts';
import { filledForms } from './testing.ts';

const WRONG = { _tag: 'Wrong' } as const;
const STILL = { _tag: 'Still' } as const;
const PATHS = ['amount', 'quantity', 'receiver.email', 'receiver.address.city', 'date', 'sender.email'];
const refusals = Object.fromEntries(PATHS.map((path) => [path, WRONG]));

test('refusals are shown in the order of the fields, with what is wrong now, until they are mended', () => {
  fc.assert(
    fc.property(filledForms, fc.subarray(PATHS), fc.shuffledSubarray(PATHS), ({ form }, refused, wrongNow) => {
      const attempt = {
        number: 1,
        form,
        refusals: Object.fromEntries(refused.toReversed().map((path) => [path, WRONG])),
      };
      const now = Object.fromEntries(wrongNow.map((path) => [path, STILL]));
      const shown = shownRefusals<{ readonly _tag: string }>(attempt, { ...form, quantity: form.quantity + 1 }, now);
      expect(shown).toEqual(
        refused.filter((path) => path !== 'quantity' && wrongNow.includes(path)).map((path) => [path, STILL]),
      );
    }),
  );
});

test('what the cart refuses of a quantity stays until another one is chosen', () => {
  fc.assert(
    fc.property(filledForms, ({ form }) => {
      const attempt = { number: 1, form, refusals: { quantity: refusals['quantity'] } };
      expect(shownRefusals(attempt, { ...form, message: `${form.message}.` }, {})).toEqual([['quantity', WRONG]]);
      expect(shownRefusals(attempt, { ...form, quantity: form.quantity + 1 }, {})).toEqual([]);
    }),
  );
});

test('before the first press nothing is refused', () => {
  fc.assert(
    fc.property(filledForms, ({ form }) => {
      expect(shownRefusals(NO_ATTEMPT, form, {})).toEqual([]);
    }),
  );
});

test('phone credit goes by SMS alone, other cards in every way of their kind, the quickest first [A-26][A-91]', () => {
  fc.assert(
    fc.property(filledForms, ({ facts }) => {
      const { categoryId } = facts.product;
      const ways = (own: string | null) =>
        offersOf(facts, facts.buyer, { categoryId: own, countries: ['FR'] }).deliveryTypes;
      expect(ways(categoryId)).toEqual(['sms']);
      const usual = ways(null);
      expect(usual).toEqual(
        ['email', 'sms', 'emailAndSms', 'pdf', 'physical'].filter((way) => usual.some((one) => one === way)),
      );
      expect(usual.length).toBeGreaterThan(0);
    }),
  );
});
