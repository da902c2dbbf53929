/** The rules of a file from the facts of a card's form. */
import { Result } from 'effect';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryTypesFor, formOrder, goesToBuyer, isBatchDelivery } from '../delivery/index.ts';
import { filledForms } from '../line-entry/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import { bulkDeliveryTypes, bulkRulesOf, checkSheet, sampleSheet } from './index.ts';

const forTrade = filledForms.map(({ facts }) => ({ ...facts, buyer: 'business' as const }));

test('a file is delivered in every way of the form in which each card reaches a receiver of its own, and in every file for the buyer [A-26][A-91][A-187]', () => {
  fc.assert(
    fc.property(forTrade, (facts) => {
      const types = bulkDeliveryTypes(facts);
      const offered =
        facts.phoneCredit === null ? deliveryTypesFor(facts.product.kind, 'business') : (['sms'] as const);
      const [each, files] = [types.filter((type) => !goesToBuyer(type)), types.filter(isBatchDelivery)];
      expect(types).toEqual([...each, ...files]);
      expect(each).toEqual(formOrder(each));
      expect(new Set(each)).toEqual(new Set(offered.filter((type) => !goesToBuyer(type))));
      expect(files).toEqual(offered.filter(isBatchDelivery));
    }),
  );
});

test('the sample in each language of the unit has no error by the rules of the form [A-63][A-141][A-180]', () => {
  const languages = ['fr', 'en', 'zc'] as const;
  fc.assert(
    fc.property(forTrade, fc.nat(), fc.constantFrom(...languages), (facts, pick, language) => {
      const types = bulkDeliveryTypes(facts);
      const rules = bulkRulesOf(facts, types[pick % types.length]!, { areaCode: '+33', languages });
      const sheet = { contentHash: 'a'.repeat(64), rows: sampleSheet(rules, language).rows };
      expect(Result.getOrThrow(checkSheet(sheet, rules, numberingPlan))).toEqual({
        cards: 1,
        amount: facts.product.minAmount,
        errors: [],
        ignored: [],
        repeated: [],
      });
    }),
  );
});

test('no cell of a sample begins with a sign that a spreadsheet takes for a formula [A-63]', () => {
  fc.assert(
    fc.property(forTrade, fc.nat(), (facts, pick) => {
      const types = bulkDeliveryTypes(facts);
      const rules = bulkRulesOf(facts, types[pick % types.length]!, { areaCode: '+33', languages: ['fr'] });
      expect(
        sampleSheet(rules, 'fr')
          .rows.flat()
          .filter((cell) => /^[=+\-@]/u.test(cell)),
      ).toEqual([]);
    }),
  );
});
