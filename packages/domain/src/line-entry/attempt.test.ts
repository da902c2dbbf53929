/** The refusals on a form after a refused press. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_ATTEMPT, shownRefusals } from './index.ts';
import { filledForms } from './testing.ts';

const WRONG = { _tag: 'Wrong' } as const;
const STILL = { _tag: 'Still' } as const;
const PATHS = ['amount', 'quantity', 'receiver.email', 'receiver.address.city', 'date', 'sender.email'];
/** Every field, in the order of the page. */
const PAGE = [
  ['amount', 'quantity', 'message', 'message2', 'templateId', 'photo', 'redeemablePlace', 'type', 'letterTypeId'],
  ['receiver.firstName', 'receiver.lastName', 'receiver.email', 'receiver.phone'],
  ['receiver.address.line1', 'receiver.address.line2', 'receiver.address.zipCode', 'receiver.address.city'],
  ['receiver.address.countryCode', 'date', 'sender.name', 'sender.email'],
].flat();
const refusals = Object.fromEntries(PATHS.map((path) => [path, WRONG]));

test('refusals are shown in the order of the fields, with their current reason, until they are fixed', () => {
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

test('the cart’s refusal of a quantity stays until another one is chosen', () => {
  fc.assert(
    fc.property(filledForms, ({ form }) => {
      const attempt = { number: 1, form, refusals: { quantity: refusals['quantity'] } };
      expect(shownRefusals(attempt, { ...form, message: `${form.message}.` }, {})).toEqual([['quantity', WRONG]]);
      expect(shownRefusals(attempt, { ...form, quantity: form.quantity + 1 }, {})).toEqual([]);
    }),
  );
});

test('refusals are in the order of the page, whatever was refused first', () => {
  const anyOrder = fc.shuffledSubarray(PAGE, { minLength: PAGE.length });
  fc.assert(
    fc.property(filledForms, anyOrder, ({ form }, paths) => {
      const wrong = Object.fromEntries(paths.map((path) => [path, WRONG]));
      const shown = shownRefusals({ number: 1, form, refusals: wrong }, form, wrong);
      expect(shown.map(([path]) => path)).toEqual(PAGE);
    }),
  );
});

test('before the first press there are no refusals', () => {
  fc.assert(
    fc.property(filledForms, ({ form }) => {
      expect(shownRefusals(NO_ATTEMPT, form, {})).toEqual([]);
    }),
  );
});
