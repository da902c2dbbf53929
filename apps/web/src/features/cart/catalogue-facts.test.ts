import { emptyCart, newLine } from '@offrande/domain/cart';
import { currency } from '@offrande/domain/money';
import { expect, test } from 'vitest';
import { createMemoryKeep } from '../../shop/keep.ts';
import { createCatalogueFacts, type WireDiscounts } from './catalogue-facts.ts';

const EURO = currency('EUR');
const entry = (itemCode: string, custId: string | null = null): WireDiscounts[number] => ({
  custId,
  itemCode,
  accumulateAmt: '0.00',
  isAccuSales: false,
  discountList: [{ amountFrom: '200.00', amountTo: null, discountRate: '3' }],
});
const cart = { ...emptyCart(EURO), lines: [newLine('1', 'A', EURO), newLine('2', 'B', EURO)] };

test('discounts kept for a product are there in the next page, and a product without any is not asked for again [A-12]', () => {
  const keep = createMemoryKeep();
  createCatalogueFacts('FR', EURO, keep).keepDiscounts('A', [entry('A')]);
  const facts = createCatalogueFacts('FR', EURO, keep);
  expect(facts.missing(cart)).toEqual(['B']);
  facts.keepDiscounts('B', []);
  expect(facts.missing(cart)).toEqual([]);
  expect(facts.discounts().map(({ itemCode }) => itemCode)).toEqual(['A']);
});

test('one unit does not see what another keeps [A-30]', () => {
  const keep = createMemoryKeep();
  createCatalogueFacts('FR', EURO, keep).keepDiscounts('A', [entry('A')]);
  expect(createCatalogueFacts('POR', EURO, keep).discounts()).toEqual([]);
});

test('another customer’s entry, and what cannot be read, are no discount [A-158]', () => {
  const keep = createMemoryKeep();
  const facts = createCatalogueFacts('FR', EURO, keep);
  facts.keepDiscounts('A', [entry('A', 'C1')]);
  expect(facts.discounts()).toEqual([]);
  keep.setItem('discounts:FR', '{"A":[{"itemCode":1}],"B":"x"}');
  expect(facts.discounts()).toEqual([]);
  keep.setItem('discounts:FR', 'not json');
  expect(facts.missing(cart)).toEqual(['A', 'B']);
});
