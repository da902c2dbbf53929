import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { EMPTY_DOSSIER, checkTab } from '../dossier/index.ts';
import {
  ENTITY_TYPES,
  SHAREHOLDER_THRESHOLD_PERCENT,
  askedFields,
  needsForm,
  newShareholder,
  paperHolders,
  sharesDeclared,
  taxResidents,
} from './index.ts';
import { readPercent, checkPercent } from '../dossier-field/index.ts';
import type { EntityType, Shareholder, Shareholders } from './index.ts';
import { ACME, FACTS, messyDossiers } from '../dossier/testing.ts';

const holding = (capitalPercent: string, votesPercent: string, more: Partial<Shareholder> = {}): Shareholder => ({
  ...newShareholder('s1'),
  capitalPercent,
  votesPercent,
  ...more,
});
const refusals = (shareholders: Shareholders) => {
  const result = checkTab('shareholders', { ...EMPTY_DOSSIER, shareholders }, FACTS, numberingPlan);
  return Result.isFailure(result) ? result.failure : {};
};
const nobody = (...shares: readonly (readonly [string, string])[]): Shareholders => ({
  isNobodyAtThreshold: true,
  holders: shares.map(([capitalPercent, votesPercent], index) => ({
    ...newShareholder(`s${index}`),
    entityType: 'legalEntity',
    entityName: 'SCI',
    nationality: 'FR',
    capitalPercent,
    votesPercent,
  })),
});

const fields = (share: string, entityType: EntityType | null) =>
  askedFields(holding(share, '0', { entityType })).join(' ');
const above = (total: string) => ({ _tag: 'SharesAboveWhole', total, max: 100 });

describe('a percentage', () => {
  test.each(['0', '25', '33,33', '33.3333', '100', '100.0000', ' 7 '])('is from 0 to 100, either sign: %j', (text) => {
    expect(checkPercent(text)).toEqual(Result.succeed(String(Number(text.replace(',', '.')))));
  });

  test.each(['100.0001', '101', '1000'])('above 100 is refused: %s [A-80]', (text) => {
    expect(checkPercent(text)).toEqual(Result.fail({ _tag: 'PercentageAbove', max: 100 }));
  });

  test.each(['-1', '1e2', '.5', '5.', '1.23456', '12 %', 'a', '1,5,0', '٢٥', '1234567890'])(
    'of another form is none: %j',
    (text) => {
      expect(checkPercent(text)).toEqual(Result.fail({ _tag: 'NotAPercentage' }));
      expect(readPercent(text)).toBeNull();
    },
  );

  test('not given is required', () => {
    for (const text of ['', '  ']) expect(checkPercent(text)).toEqual(Result.fail({ _tag: 'Required' }));
  });
});

describe('the threshold', () => {
  test('is 25 % of the capital or of the votes, inclusive [S5.61][S9.14][A-80]', () => {
    expect(SHAREHOLDER_THRESHOLD_PERCENT).toBe(25);
    expect(needsForm(holding('25', '0'))).toBe(true);
    expect(needsForm(holding('0', '25,0'))).toBe(true);
    expect(needsForm(holding('24.9999', '24,9999'))).toBe(false);
    expect(needsForm(holding('', 'many'))).toBe(false);
  });

  test('is never lost by holding more [S5.61]', () =>
    fc.assert(
      fc.property(fc.nat({ max: 100 }), fc.nat({ max: 100 }), fc.nat({ max: 100 }), (capital, votes, more) => {
        const before = needsForm(holding(String(capital), String(votes)));
        expect(before).toBe(capital >= 25 || votes >= 25);
        if (before) expect(needsForm(holding(String(capital + more), String(votes)))).toBe(true);
      }),
    ));

  test('determines the required fields: the type and the shares, then a name, then a form [S3.81][S5.61]', () => {
    const person = 'firstName lastName birthDate birthCity nationality jobTitle monthlyIncomeRange personalAssetsRange';
    const always = 'id entityType capitalPercent votesPercent';
    expect(fields('60', null)).toBe(always);
    expect(fields('24', 'naturalPerson')).toBe(`${always} firstName lastName`);
    expect(fields('25', 'naturalPerson')).toBe(`${always} ${person}`);
    for (const entity of ['legalEntity', 'listedCompany'] as const) {
      expect(fields('24', entity)).toBe(`${always} entityName`);
      expect(fields('25', entity)).toBe(`${always} entityName nationality`);
    }
    expect(ENTITY_TYPES).toHaveLength(3);
  });

  test('determines whose tax residence is required, and the identity document of natural persons [S5.61]', () => {
    expect(taxResidents(ACME)).toEqual(['r1', 's1', 's2']);
    expect(paperHolders(ACME)).toEqual(['r1', 's1']);
  });
});

describe('the shares together', () => {
  test('may be 100 % of the capital and 100 % of the votes, each by itself [A-140]', () => {
    expect(refusals(nobody(['24', '20'], ['24', '20'], ['24', '20'], ['24', '20'], ['4', '20']))).toEqual({});
  });

  test('above 100 % are refused with the sum, of either kind and of both [A-80][A-140]', () => {
    const five = Array.from({ length: 5 }, () => ['20,0001', '20'] as const);
    expect(refusals(nobody(...five))).toEqual({ capital: above('100.0005') });
    expect(refusals(nobody(...five.map(([a, b]) => [b, a] as const)))).toEqual({ votes: above('100.0005') });
    expect(refusals(nobody(...Array.from({ length: 5 }, () => ['21', '22'] as const)))).toEqual({
      capital: above('105'),
      votes: above('110'),
    });
  });

  test('are summed exactly for the running total, without invalid shares', () => {
    const { capital, votes } = sharesDeclared([holding('0,1', '1'), holding('0.2', 'x'), holding('', '2')]);
    expect([capital.toFixed(), votes.toFixed()]).toEqual(['0.3', '3']);
  });
});

describe('the statement that nobody holds 25 %', () => {
  const path = 'isNobodyAtThreshold';

  test('is required when nobody listed does, and is sufficient [A-140]', () => {
    expect(refusals({ isNobodyAtThreshold: false, holders: [] })).toEqual({ [path]: { _tag: 'Required' } });
    expect(refusals({ isNobodyAtThreshold: true, holders: [] })).toEqual({});
    expect(refusals({ ...nobody(['24', '24']), isNobodyAtThreshold: false })).toEqual({ [path]: { _tag: 'Required' } });
  });

  test('is not required until every listed share is valid', () => {
    for (const shares of [['', '3'] as const, ['3', ''] as const]) {
      const { holders } = nobody(shares, ['1', '1']);
      expect(Object.keys(refusals({ isNobodyAtThreshold: false, holders }))).not.toContain(path);
    }
  });

  test('is contradicted by a shareholder who does [A-140]', () => {
    expect(refusals(nobody(['25', '0'], ['1', '1']))).toEqual({
      [path]: { _tag: 'ThresholdContradicted', threshold: 25 },
    });
    expect(refusals({ ...nobody(['25', '0']), isNobodyAtThreshold: false })).toEqual({});
  });
});

test('answers that do not apply to a shareholder are dropped, the others are kept in normal form [S5.61]', () =>
  fc.assert(
    fc.property(messyDossiers, (dossier) => {
      const { holders } = Result.getOrThrow(checkTab('shareholders', dossier, FACTS, numberingPlan));
      expect(holders.map(({ id }) => id)).toEqual(dossier.shareholders.holders.map(({ id }) => id));
      for (const [index, holder] of holders.entries()) {
        const asked = askedFields(holder);
        const before = dossier.shareholders.holders[index]!;
        for (const field of Object.keys(holder) as (keyof Shareholder)[]) {
          if (!asked.includes(field)) expect(holder[field]).toBe('');
          else if (!field.endsWith('Percent')) expect(holder[field]).toBe(before[field]?.normalize('NFC'));
        }
      }
    }),
  ));
