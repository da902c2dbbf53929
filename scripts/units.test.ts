/** Walks every business unit: parameters decode, nothing contradicts, languages and layouts exist, links lead somewhere. */
import { readFileSync } from 'node:fs';
import { businessUnit, checkLayout, unitRegistry } from '@offrande/domain/business-unit';
import { decodeUnitParameters } from '@offrande/domain/business-unit/schema';
import { checkDiscounts } from '@offrande/domain/discount';
import { discountEntryFromWire } from '@offrande/domain/discount/schema';
import { currency } from '@offrande/domain/money';
import { units } from '@offrande/tenants/units';
import { Result, Schema } from 'effect';
import { describe, expect, test } from 'vitest';
import { LAYOUT_NAMES } from '../apps/web/src/layouts/layout-names.ts';
import { ROOT } from './command.ts';

const decodeUnit = (unit: (typeof units)[number]) =>
  Result.getOrThrow(Result.mapError(decodeUnitParameters(unit.parameters), (issue) => new Error(String(issue))));

test('units have ids of their own and one default among them [A-123]', () => {
  const ids = units.map(({ parameters }, at) => ({ id: parameters.buId, isDefault: at === 0 }));
  expect(Result.isSuccess(unitRegistry(ids))).toBe(true);
});

describe.each(units.map((unit) => [unit.parameters.buId, unit] as const))('unit %s', (id, unit) => {
  test('has parameters that decode and do not contradict one another', () => {
    expect(Result.getFailure(businessUnit(decodeUnit(unit)))).toMatchObject({ _tag: 'None' });
  });

  test('offers only languages that have a catalogue', () => {
    for (const language of unit.parameters.languages) {
      expect(readFileSync(`${ROOT}apps/web/src/locales/${language}.po`, 'utf8')).toContain('msgid');
    }
  });

  test('names layouts that exist', () => {
    expect(checkLayout(unit.layout, LAYOUT_NAMES)).toEqual(Result.succeed(unit.layout));
  });

  test('has discount entries without contradiction [A-104][A-158]', () => {
    const money = currency(unit.parameters.currency, unit.parameters.decimalDigits);
    const entries = Schema.decodeUnknownSync(Schema.Array(discountEntryFromWire(money)))(unit.discounts);
    expect(Result.isSuccess(checkDiscounts(entries))).toBe(true);
  });

  test('has a theme under its own name', () => {
    expect(readFileSync(`${ROOT}tenants/${id}/theme.css`, 'utf8')).toContain(`[data-tenant='${id}']`);
  });
});
