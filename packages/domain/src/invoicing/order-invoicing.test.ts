import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { businessMembers } from '../profile/testing.ts';
import { chooseInvoicing, invoicingChoices, standingChoice, USUAL_INVOICING } from './index.ts';

describe('the invoice of an order', () => {
  test('names the address chosen; the first complete one is the usual, which nothing has to be said about [S2.70][S5.65]', () =>
    fc.assert(
      fc.property(businessMembers, (member) => {
        const choices = invoicingChoices(member, numberingPlan);
        expect(standingChoice(choices, USUAL_INVOICING)?.source).toBe(
          choices.find(({ isComplete }) => isComplete)?.source,
        );
        for (const { source, receiver, isComplete } of choices) {
          const chosen = chooseInvoicing(USUAL_INVOICING, choices, source);
          const isUsual = standingChoice(choices, USUAL_INVOICING)?.source === source;
          expect(chosen.address === null).toBe(isUsual || !isComplete);
          if (isComplete) expect(standingChoice(choices, chosen)?.source).toBe(source);
          if (isComplete && !isUsual) expect(chosen.address).toEqual(receiver);
        }
      }),
    ));

  test('of a stored draft, of which only the address is known, is the one with that address [S2.70][A-101]', () =>
    fc.assert(
      fc.property(businessMembers, (member) => {
        const choices = invoicingChoices(member, numberingPlan);
        for (const { receiver, isComplete } of choices.filter((choice) => choice.isComplete)) {
          const standing = standingChoice(choices, { source: null, address: structuredClone(receiver) });
          expect([standing?.receiver, isComplete]).toEqual([receiver, true]);
        }
      }),
    ));

  test('names no address that is incomplete, nor one that the company does not have [S2.70]', () =>
    fc.assert(
      fc.property(businessMembers, (member) => {
        const delivery = member.delivery && { ...member.delivery, email: '' };
        const choices = invoicingChoices({ ...member, delivery }, numberingPlan);
        expect(chooseInvoicing(USUAL_INVOICING, choices, 'delivery')).toBe(USUAL_INVOICING);
        expect(standingChoice([], { source: 'company', address: null })).toBeNull();
      }),
    ));
});
