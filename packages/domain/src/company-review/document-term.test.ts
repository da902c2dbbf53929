import { expect, test } from 'vitest';
import { parseIso } from '../time/index.ts';
import { type DocumentRetention, documentsKeptUntil } from './index.ts';

const at = (text: string): number => parseIso(text) ?? Number.NaN;
const kept = (months: number): DocumentRetention => ({ monthsAfterLeaving: months, timeZone: 'Europe/Paris' });

test('documents are kept through the day as many months after the company left as its unit states [A-191]', () => {
  // 28 November 2026, 23:30 in Paris.
  const left = at('2026-11-28T22:30:00Z');
  expect(documentsKeptUntil('left', left, kept(60))).toBe(at('2031-11-28T23:00:00Z'));
  expect(documentsKeptUntil('left', left, kept(1))).toBe(at('2026-12-28T23:00:00Z'));
});

test('those of a refused company are kept for three months, whatever the unit states; a month that is too short ends them with its last day [A-191]', () => {
  expect(documentsKeptUntil('refused', at('2026-11-30T08:00:00Z'), kept(60))).toBe(at('2027-02-28T23:00:00Z'));
  expect(documentsKeptUntil('refused', at('2026-11-30T08:00:00Z'), kept(1))).toBe(at('2027-02-28T23:00:00Z'));
});
