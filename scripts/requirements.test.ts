import { describe, expect, test } from 'vitest';
import { parseRequirements, readDecisions, readRequirements } from './requirements.ts';

const HEAD = 'id\tarea\tkind\trequirement\tmessage\towes\treason\twaits for';
const row = (...cells: readonly string[]): string => `${HEAD}\n${cells.join('\t')}\n`;

describe('the ledger', () => {
  test('holds 844 rows with ids of their own', () => {
    const ids = readRequirements().map(({ id }) => id);
    expect(ids).toHaveLength(844);
    expect(new Set(ids).size).toBe(844);
  });

  test('says what a row owes, why where its kind owes another, and what it waits for', () => {
    expect(parseRequirements(row('S1.1', 'cart', 'rule', 'It is.', '', 'ruled', '', 'companies buy'))).toEqual([
      { id: 'S1.1', area: 'cart', kind: 'rule', text: 'It is.', owes: 'ruled', reason: '', waitsFor: 'companies buy' },
    ]);
    const seen = row('S1.1', 'cart', 'rule', 'It is.', '', 'seen', 'it is met on the page', '');
    expect(parseRequirements(seen)[0]).toMatchObject({ owes: 'seen', reason: 'it is met on the page', waitsFor: null });
  });

  test('refuses a level that is none, one that differs from its kind’s without a reason, and a reason for nothing', () => {
    expect(() => parseRequirements(row('S1.1', 'cart', 'rule', 'It is.', '', 'heard', '', ''))).toThrow(
      'S1.1 owes heard',
    );
    expect(() => parseRequirements(row('S1.1', 'cart', 'rule', 'It is.', '', 'seen', '', ''))).toThrow(
      'a reason belongs',
    );
    expect(() => parseRequirements(row('S1.1', 'cart', 'rule', 'It is.', '', 'ruled', 'so', ''))).toThrow(
      'a reason belongs',
    );
  });
});

test('decisions are known by number', () => {
  expect(readDecisions().has('A-01')).toBe(true);
  expect(readDecisions().has('A-999')).toBe(false);
});
