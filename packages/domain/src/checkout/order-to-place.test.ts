import { describe, expect, test } from 'vitest';
import { newLine } from '../cart/index.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { draftIdOf, savedDraft } from './order-to-place.ts';
import type { OrderDraft } from '../order-payload/index.ts';

const line = { ...newLine('A', 'GC1', euro), amount: money(50, euro) };
const draft: OrderDraft = { customerId: 'C1', lines: [line] };

describe('a draft that was saved', () => {
  test('is recognised by its content, also after its amounts were stored [A-34]', () => {
    const saved = savedDraft(draft, 'D1');
    expect(draftIdOf(structuredClone(draft), saved)).toBe('D1');
    expect(draftIdOf(draft, JSON.parse(JSON.stringify(saved)) as typeof saved)).toBe('D1');
  });

  test.each([
    ['another amount', { ...draft, lines: [{ ...line, amount: money(51, euro) }] }],
    ['another customer', { ...draft, customerId: 'C2' }],
    ['another card', { ...draft, lines: [line, line] }],
  ])('does not match %s, which is still to be saved [A-34]', (_, other) => {
    expect(draftIdOf(other, savedDraft(draft, 'D1'))).toBeNull();
  });

  test('is null if none was saved', () => {
    expect(draftIdOf(draft, null)).toBeNull();
  });
});
