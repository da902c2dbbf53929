import { emptyCart, newLine } from '@offrande/domain/cart';
import { euro } from '@offrande/domain/money/testing';
import { expect, test } from 'vitest';
import { createMemoryStore } from './key-value-store.ts';
import { createDiscountStore, type WireDiscounts } from './discount-store.ts';

const entry = (itemCode: string, custId: string | null = null): WireDiscounts[number] => ({
  custId,
  itemCode,
  accumulateAmt: '0.00',
  isAccuSales: false,
  discountList: [{ amountFrom: '200.00', amountTo: null, discountRate: '3' }],
});
const tab = createMemoryStore();
const cart = { ...emptyCart(euro), lines: [newLine('1', 'A', euro), newLine('2', 'B', euro)] };

test('discounts kept for a product are there in the next page, and a product without any is not asked for again [A-12]', () => {
  const storage = createMemoryStore();
  createDiscountStore('FR', euro, { local: storage, tab }).save('A', [entry('A')]);
  const store = createDiscountStore('FR', euro, { local: storage, tab });
  expect(store.missing(cart)).toEqual(['B']);
  store.save('B', []);
  expect(store.missing(cart)).toEqual([]);
  expect(store.get().map(({ itemCode }) => itemCode)).toEqual(['A']);
});

test('one unit does not see what another keeps [A-30]', () => {
  const storage = createMemoryStore();
  createDiscountStore('FR', euro, { local: storage, tab }).save('A', [entry('A')]);
  expect(createDiscountStore('POR', euro, { local: storage, tab }).get()).toEqual([]);
});

test('another customer’s entry, and what cannot be read, are no discount [A-158]', () => {
  const storage = createMemoryStore();
  const store = createDiscountStore('FR', euro, { local: storage, tab });
  store.save('A', [entry('A', 'C1')]);
  expect(store.get()).toEqual([]);
  storage.setItem('discounts:FR', '{"A":[{"itemCode":1}],"B":"x"}');
  expect(createDiscountStore('FR', euro, { local: storage, tab }).get()).toEqual([]);
  storage.setItem('discounts:FR', 'not json');
  expect(store.missing(cart)).toEqual(['A', 'B']);
});

test('what was agreed with a company prices its carts, and nobody else’s on the same browser [S7.24][A-158]', () => {
  const storage = createMemoryStore();
  let company: string | null = null;
  const store = createDiscountStore('FR', euro, { local: storage, tab }, () => company);
  store.save('A', []);
  company = 'C1';
  expect(store.missing(cart)).toEqual(['A', 'B']);
  store.save('A', [entry('A')]);
  expect(store.missing(cart)).toEqual(['B']);
  expect(store.get()).toHaveLength(1);
  for (const other of ['C2', null]) {
    company = other;
    expect(store.get()).toEqual([]);
  }
  expect(store.missing(cart)).toEqual(['A', 'B']);
  company = 'C1';
  expect(createDiscountStore('FR', euro, { local: storage, tab }, () => company).get()).toHaveLength(1);
});

test('a discount kept in another tab prices the cart of this one [A-12]', () => {
  const store = createDiscountStore('FR', euro, { local: localStorage, tab });
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.get().length));
  expect(store.get()).toEqual([]);
  createDiscountStore('FR', euro, { local: localStorage, tab }).save('A', [entry('A')]);
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  dispatchEvent(new StorageEvent('storage', { key: 'discounts:FR' }));
  stop();
  dispatchEvent(new StorageEvent('storage', { key: 'discounts:FR' }));
  expect(seen).toEqual([1]);
});
