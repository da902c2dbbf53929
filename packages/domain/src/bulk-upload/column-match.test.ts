/** Columns under unknown headers are matched by hand, and matched again for the next file with the same headers. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { SAMPLES_MAX } from './column-match.ts';
import { columnNeeds } from '../bulk-order/index.ts';
import { checkSheet, columnsFor, mendSheet } from '../bulk-order/index.ts';
import {
  canBeAnswered,
  chooseColumn,
  choicesAt,
  columnQuestion,
  firstMatches,
  isAnswer,
  matchSheet,
  missingAfter,
  recallMatch,
  rememberMatch,
} from './index.ts';
import type { BulkColumn, BulkSheet } from '../bulk-order/index.ts';
import type { ColumnMatch, ColumnQuestion, RememberedMatch } from './index.ts';
import { REMEMBERED_MATCHES_MAX } from './remembered-matches.ts';
import { goodFiles } from '../bulk-order/testing.ts';
import type { GoodFile } from '../bulk-order/testing.ts';

/** The file with some of its columns under headers that nobody knows, and the matches that tell them. */
const hiddenColumns = fc
  .tuple(goodFiles, fc.infiniteStream(fc.boolean()))
  .map(([file, hides]) => {
    const hidden = file.columns.map((column) => (hides.next().value === true ? `?? ${column}` : column));
    const matches = file.columns.flatMap((column, position) =>
      hidden[position] === column ? [] : [{ position, column }],
    );
    return { file, sheet: withHeader(file.sheet, hidden), matches };
  })
  .filter(({ matches }) => matches.length > 0);

const withHeader = (sheet: BulkSheet, header: readonly string[]): BulkSheet => ({
  ...sheet,
  rows: [header, ...sheet.rows.slice(1)],
});

const asIs = (text: string): string => text;
const asked = (sheet: BulkSheet, { rules }: GoodFile): ColumnQuestion => {
  const question = columnQuestion(sheet, rules, asIs);
  if (question === null) throw new Error('Nothing to match');
  return question;
};
const check = (sheet: BulkSheet, { rules }: GoodFile) => checkSheet(sheet, rules, numberingPlan);

const question = (unknown: readonly string[], free: readonly BulkColumn[], ...missing: BulkColumn[]) => ({
  fingerprint: unknown.toSorted().join(),
  unknown: unknown.map((header, position) => ({ position, header, samples: [] })),
  free,
  missing,
});

describe('columns under unknown headers', () => {
  test('are asked for with the columns of the shop that no header names, and those that are missing [A-141][A-186]', () => {
    fc.assert(
      fc.property(hiddenColumns, ({ file, sheet, matches }) => {
        const { unknown, free, missing } = asked(sheet, file);
        expect(unknown.map(({ position }) => position)).toEqual(matches.map(({ position }) => position));
        expect(unknown.map(({ header }) => header)).toEqual(matches.map(({ column }) => `?? ${column}`));
        const { deliveryType } = file.rules;
        const hidden = new Set(matches.map(({ column }) => column));
        expect(free).toEqual(
          columnsFor(deliveryType).filter((column) => hidden.has(column) || !file.columns.includes(column)),
        );
        expect(missing).toEqual(
          free.filter((column) => hidden.has(column) && columnNeeds(deliveryType)[column] === 'needed'),
        );
      }),
    );
  });

  test('show their first values that differ, each once and shortened', () => {
    const rows = [['Betrag', 'x'], ['50', ''], [' 50 '], [], ['60', 'y'.repeat(200)], ['70'], ['80']];
    const [rules] = fc.sample(goodFiles, 1).map((file) => file.rules);
    const { unknown } = columnQuestion({ contentHash: '', rows }, rules!, asIs)!;
    expect(unknown.map(({ samples }) => samples)).toEqual([['50', '60', '70'], [`${'y'.repeat(100)}…`]]);
    expect(SAMPLES_MAX).toBe(3);
  });

  test('are not asked for where the header is refused for itself, or names all its columns [A-180][A-194]', () => {
    fc.assert(
      fc.property(goodFiles, (file) => {
        const { sheet, columns, rules } = file;
        expect(columnQuestion(sheet, rules, asIs)).toBeNull();
        const repeated = withHeader(sheet, [...columns, 'Note', 'note']);
        expect(columnQuestion(repeated, rules, asIs)).toBeNull();
        expect(check(repeated, file)).toMatchObject({ failure: { fault: { _tag: 'RepeatedHeader' } } });
      }),
    );
  });

  test('matched as they are meant, are read like a file that has the names itself [A-186]', () => {
    fc.assert(
      fc.property(hiddenColumns, ({ file, sheet, matches }) => {
        const given = asked(sheet, file);
        expect([canBeAnswered(given), missingAfter(given, matches), isAnswer(given, matches)]).toEqual([
          true,
          [],
          true,
        ]);
        expect(check(matchSheet(sheet, matches), file)).toEqual(check(file.sheet, file));
        const mends = [{ _tag: 'RowTakenOut', line: 2 }] as const;
        expect(mendSheet(matchSheet(sheet, matches), mends, file.rules)).toEqual(
          mendSheet(withHeader(file.sheet, file.columns), mends, file.rules),
        );
      }),
    );
  });

  test('that are left out change nothing', () => {
    fc.assert(
      fc.property(hiddenColumns, ({ sheet }) => {
        expect(matchSheet(sheet, [])).toBe(sheet);
      }),
    );
  });
});

describe('an answer', () => {
  const given = question(['Betrag', 'Post'], ['amount', 'email', 'message'], 'amount', 'email');

  test('takes each column once: what one position has is no choice of another', () => {
    const first = chooseColumn([], 0, 'amount');
    expect(choicesAt(given, first, 0)).toEqual(['amount', 'email', 'message']);
    expect(choicesAt(given, first, 1)).toEqual(['email', 'message']);
    expect(chooseColumn(first, 0, 'message')).toEqual([{ position: 0, column: 'message' }]);
    expect(chooseColumn(first, 0, null)).toEqual([]);
  });

  test('has every column that is missing, at positions that are asked for [A-141]', () => {
    const whole = chooseColumn(chooseColumn([], 0, 'amount'), 1, 'email');
    expect(isAnswer(given, whole)).toBe(true);
    expect(missingAfter(given, chooseColumn(whole, 1, 'message'))).toEqual(['email']);
    const wrong: readonly (readonly ColumnMatch[])[] = [
      [],
      chooseColumn(whole, 1, 'message'),
      [...whole, { position: 2, column: 'message' }],
      [...whole, { position: 1, column: 'message' }],
      [whole[0]!, { position: 1, column: 'amount' }],
      chooseColumn([{ position: 0, column: 'amount' }], 1, 'zipCode'),
    ];
    for (const matches of wrong) expect(isAnswer(given, matches)).toBe(false);
  });

  test('is not possible with fewer unknown columns than missing ones', () => {
    expect(canBeAnswered(question(['Betrag'], ['amount', 'email'], 'amount', 'email'))).toBe(false);
    expect(canBeAnswered(given)).toBe(true);
  });
});

const of = (name: string) => question([name], ['amount'], 'amount');
const namesOf = (kept: readonly RememberedMatch[]) => kept.map(({ fingerprint }) => fingerprint);

describe('a remembered match', () => {
  test('is made again for a file with the same headers in any order, and for no other [A-186]', () => {
    fc.assert(
      fc.property(hiddenColumns, ({ file, sheet, matches }) => {
        const kept = rememberMatch([], asked(sheet, file), matches);
        expect(new Set(recallMatch(kept, asked(sheet, file)))).toEqual(new Set(matches));
        const turned = {
          ...sheet,
          rows: sheet.rows.map((cells) => file.columns.map((_, at) => cells[at] ?? '').toReversed()),
        };
        expect(new Set(recallMatch(kept, asked(turned, file)))).toEqual(
          new Set(matches.map(({ position, column }) => ({ position: file.columns.length - 1 - position, column }))),
        );
        const other = withHeader(sheet, [...(sheet.rows[0] ?? []).map(String), 'One more']);
        expect(recallMatch(kept, asked(other, file))).toEqual([]);
      }),
    );
  });

  test('fills only columns that are free, and keeps those of another delivery [A-25][A-26]', () => {
    const byEmail = question(['A', 'B', 'C'], ['amount', 'email'], 'amount', 'email');
    const bySms = question(['A', 'B', 'C'], ['amount', 'phone'], 'amount', 'phone');
    const both = question(['A', 'B', 'C'], ['amount', 'email', 'phone'], 'amount', 'email', 'phone');
    const first = rememberMatch([], byEmail, [
      { position: 0, column: 'amount' },
      { position: 1, column: 'email' },
    ]);
    expect(recallMatch(first, bySms)).toEqual([{ position: 0, column: 'amount' }]);
    const second = rememberMatch(first, bySms, [
      { position: 0, column: 'amount' },
      { position: 2, column: 'phone' },
    ]);
    expect(second).toEqual([{ fingerprint: 'A,B,C', columns: ['amount', 'email', 'phone'] }]);
    expect(isAnswer(both, recallMatch(second, both))).toBe(true);
    expect(rememberMatch(second, bySms, [{ position: 1, column: 'amount' }])[0]?.columns).toEqual([
      null,
      'amount',
      null,
    ]);
  });

  test('comes before others, takes the place of an earlier one, and the oldest of twenty is forgotten', () => {
    const amount = [{ position: 0, column: 'amount' }] as const;
    const names = Array.from({ length: REMEMBERED_MATCHES_MAX }, (_, at) => `h${at}`);
    const full = names.reduce<readonly RememberedMatch[]>((kept, name) => rememberMatch(kept, of(name), amount), []);
    expect(namesOf(full)).toEqual(names.toReversed());
    expect(namesOf(rememberMatch(full, of('h0'), []))).toEqual(['h0', ...names.slice(1).toReversed()]);
    expect(namesOf(rememberMatch(full, of('new'), amount))).toEqual(['new', ...names.slice(1).toReversed()]);
  });

  test('is what the form begins with, unless the file was matched already', () => {
    const given = question(['A', 'B'], ['amount', 'message'], 'amount');
    const kept = rememberMatch([], given, [{ position: 0, column: 'amount' }]);
    expect(firstMatches(kept, given, [])).toEqual([{ position: 0, column: 'amount' }]);
    const own: readonly ColumnMatch[] = [
      { position: 1, column: 'amount' },
      { position: 0, column: 'phone' },
    ];
    expect(firstMatches(kept, given, own)).toEqual([{ position: 1, column: 'amount' }]);
  });
});
