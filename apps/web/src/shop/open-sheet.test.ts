/** The sheet of a chosen file, where it is opened and asked about. */
import { expect, test } from 'vitest';
import { UNIT } from '../app/testing/sample-boot.ts';
import { DIGITAL_PAGE } from '../features/product/testing/sample-page.ts';
import { createSheetPlace, type SheetRules } from './open-sheet.ts';
import { productFacts } from './product-facts.ts';
import type { SheetProgress } from './sheet-progress.ts';

const rules: SheetRules = {
  facts: productFacts(DIGITAL_PAGE, UNIT, 'business'),
  deliveryType: 'email',
  languages: ['fr', 'en'],
};
const csv = (...lines: readonly string[]) => ({
  task: { type: 'csv' as const, bytes: new TextEncoder().encode(['amount;email', ...lines].join('\n')) },
  rules,
  account: 'B1',
});
const cards = (count: number) => Array.from({ length: count }, (_, at) => `50;r${at}@exemple.fr`);

test('reading and checking a sheet are told as they go on, with all lines once they are known', async () => {
  const told: SheetProgress[] = [];
  const ask = createSheetPlace((progress) => told.push(progress));
  await ask('open', csv(...cards(450)));
  expect(told).toEqual([
    { step: 'reading', lines: 200, of: null },
    { step: 'reading', lines: 400, of: null },
    { step: 'checking', lines: 200, of: 450 },
    { step: 'checking', lines: 400, of: 450 },
  ]);
});

test('of two sheets that are opened at once, the one that was asked for last stays open', async () => {
  const ask = createSheetPlace();
  const { toXlsx } = await import('@offrande/sheets');
  const slow = toXlsx([['amount', 'email'], ...cards(30).map((line) => line.split(';'))]);
  const first = ask('open', { ...csv(), task: { type: 'xlsx', bytes: slow } });
  const second = ask('open', csv(...cards(2)));
  expect(await first).toMatchObject({ check: { cards: 30 } });
  expect(await second).toMatchObject({ check: { cards: 2 } });
  const asked = { matches: [], mends: [], rules, account: 'B1' };
  expect(await ask('check', asked)).toMatchObject({ check: { cards: 2 } });
});
