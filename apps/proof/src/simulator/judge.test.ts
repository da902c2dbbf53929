/** Rules that the model alone must break, since a server that breaks them agrees with no model. */
import { expect, test } from 'vitest';
import { ADMINISTRATOR, FILE_BASKET } from './baskets.ts';
import { Core, NO_FAULTS, Refused } from './core.ts';
import { takeFile } from './core-file.ts';
import { work } from './core-jobs.ts';
import { confirmOrder, createOrder } from './core-order.ts';
import { orderQuoted, requestQuotation } from './core-quotation.ts';
import { brokenRules } from './judge.ts';
import { newModel } from './model.ts';
import { linkNameOf } from './model-records.ts';
import { BEGIN } from './schedule.ts';

const coreOfToday = (): Core => new Core(newModel(BEGIN), NO_FAULTS);

test('an order by the lines of a quotation breaks no rule at the quoted price, and one at any other price does [A-185]', () => {
  const core = coreOfToday();
  requestQuotation(core, { buyer: ADMINISTRATOR, basket: 0 }, 'quoted');
  orderQuoted(core, { buyer: ADMINISTRATOR, quotation: 'quoted', means: 'bankTransfer', form: null }, 'ordered');
  expect(brokenRules(core.model)).toEqual([]);
  const order = core.model.orders.get('ordered')!;
  core.model.orders.set('ordered', { ...order, totalMinor: order.totalMinor + 1n });
  expect(brokenRules(core.model)).toEqual(['not at the quoted price: ordered']);
});

test('a quotation notes the orders by its lines until its end, and breaks a rule with any other [A-174]', () => {
  const core = coreOfToday();
  const { model } = core;
  const wish = { buyer: ADMINISTRATOR, quotation: 'quoted', means: 'bankTransfer', form: null } as const;
  requestQuotation(core, { buyer: ADMINISTRATOR, basket: 0 }, 'quoted');
  createOrder(core, { buyer: ADMINISTRATOR, basket: 0, sent: [], means: 'bankTransfer', form: null }, 'other');
  orderQuoted(core, wish, 'first');
  orderQuoted(core, wish, 'first');
  orderQuoted(core, wish, 'second');
  const quotation = model.quotations.get('quoted')!;
  model.now = quotation.validUntil + 1;
  orderQuoted(core, wish, 'late');
  expect(model.quotations.get('quoted')!.orders).toEqual(['first', 'second']);
  expect(brokenRules(model)).toEqual([]);
  model.quotations.set('quoted', { ...quotation, orders: ['other'] });
  expect(brokenRules(model)).toEqual(['noted an order of other lines: quoted other']);
});

test('a quotation with something held under its number breaks a rule [A-40]', () => {
  const core = coreOfToday();
  createOrder(core, { buyer: ADMINISTRATOR, basket: 0, sent: [], means: 'wallet', form: null }, 'held');
  requestQuotation(core, { buyer: ADMINISTRATOR, basket: 0 }, 'quoted');
  const { quotations } = core.model;
  expect(brokenRules(core.model)).toEqual([]);
  quotations.set('held', { ...quotations.get('quoted')!, name: 'held' });
  expect(brokenRules(core.model)).toEqual(['a quotation moved value: held']);
});

test('a file is there once its cards are, its link gives it once, and given twice it breaks a rule [A-187]', () => {
  const core = coreOfToday();
  const { model } = core;
  createOrder(core, { buyer: ADMINISTRATOR, basket: FILE_BASKET, sent: [], means: 'wallet', form: null }, 'filed');
  confirmOrder(core, ADMINISTRATOR, 'filed', 'confirmed');
  expect(model.files.size).toBe(0);
  work(core);
  takeFile(core, { order: 'filed', no: 0 });
  expect(() => takeFile(core, { order: 'filed', no: 0 })).toThrow(Refused);
  expect(brokenRules(model)).toEqual([]);
  model.downloads.push(linkNameOf('filed', 0));
  expect(brokenRules(model)).toEqual(['a link gave its file twice']);
});
