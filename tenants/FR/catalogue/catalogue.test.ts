/** The catalogue of the French unit: counts, codes, amounts, tiers, faces and trial cards. */
import { describe, expect, test } from 'vitest';
import { drawCard } from '../../art/index.ts';
import { slugOf } from './expand.ts';
import {
  additionalProducts,
  brandCount,
  categories,
  discounts,
  letterTypes,
  products,
  templateCategories,
  templates,
  trialCards,
} from './index.ts';

const amount = /^(0|[1-9]\d*)\.\d{2}$/;
const cents = (text: string): number => Number(text.replace('.', ''));
const codes = new Set(products.map(({ itemCode }) => itemCode));
const PHONE_CREDIT = 10;
const inCategory = (id: number) => products.filter(({ categoryId }) => categoryId === id);

describe('brands', () => {
  test('are more than 300, each under its own name and code [S9.20]', () => {
    expect(brandCount).toBeGreaterThanOrEqual(300);
    expect(codes.size).toBe(products.length);
    expect(new Set(products.map(({ name }) => name.fr.toLowerCase())).size).toBe(products.length);
    for (const code of codes) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('fill eight categories, the counts of the categories being those of the brands', () => {
    const brandCategories = categories.filter(({ id }) => id <= 8);
    expect(brandCategories.map(({ id }) => inCategory(id).length)).toEqual([41, 38, 29, 52, 33, 31, 48, 40]);
    expect(brandCategories.reduce((sum, { id }) => sum + inCategory(id).length, 0)).toBe(brandCount);
    expect(products.every(({ categoryId }) => categories.some(({ id }) => id === categoryId))).toBe(true);
  });

  test('a name with accents and signs becomes a plain code', () => {
    expect(slugOf('Bains d’Ocre')).toBe('bains-d-ocre');
    expect(slugOf('Tempo Cœur & Cie.')).toBe('tempo-coeur-cie');
  });

  test('no two cards look the same, and neighbours in the catalogue never share a motif or a ground', () => {
    expect(new Set(products.map(({ art }) => drawCard(art))).size).toBe(products.length);
    expect(new Set(products.map(({ art }) => `${art.motif} ${art.palette} ${art.seed}`)).size).toBe(products.length);
    for (const [place, { art, name }] of products.slice(0, -6).entries()) {
      const next = products[place + 1]?.art;
      expect(next?.motif, name.en).not.toBe(art.motif);
      expect(next?.palette, name.en).not.toBe(art.palette);
    }
  });
});

describe('amounts', () => {
  test('are decimal strings with two digits, and each suggestion rises between the limits', () => {
    for (const product of products) {
      const { minAmount, maxAmount, suggestedAmounts, cardMadeFee, itemCode } = product;
      for (const text of [minAmount, maxAmount, cardMadeFee, ...suggestedAmounts])
        expect(text, itemCode).toMatch(amount);
      const rising = [minAmount, ...suggestedAmounts].map(cents);
      expect(rising, itemCode).toEqual(rising.toSorted((a, b) => a - b));
      expect(new Set(suggestedAmounts).size, itemCode).toBe(suggestedAmounts.length);
      expect(cents(suggestedAmounts.at(-1) ?? '0.00'), itemCode).toBeLessThanOrEqual(cents(maxAmount));
    }
    for (const { amount: price } of additionalProducts) expect(price).toMatch(amount);
    for (const { price } of letterTypes) expect(price).toMatch(amount);
  });

  test('only customised physical cards carry a card-made fee, between 15 and 30 euro [S3.131][S5.60][S9.9]', () => {
    for (const { kind, cardMadeFee, itemCode } of products) {
      const fee = cents(cardMadeFee);
      expect(kind === 'CP' ? fee >= 1500 && fee <= 3000 : fee === 0, itemCode).toBe(true);
    }
    expect(new Set(products.map(({ kind }) => kind))).toEqual(new Set(['D', 'P', 'CP']));
  });

  test('validity is 1 to 12 months [S5.30][S9.5]', () => {
    for (const { validMonths } of products)
      expect(validMonths >= 1 && validMonths <= 12 && Number.isInteger(validMonths)).toBe(true);
  });

  test('contain tax where the card buys one thing, known at its sale: phone credit [A-06]', () => {
    for (const { categoryId, voucherKind, productTaxRate } of products)
      expect([voucherKind, productTaxRate]).toEqual(
        categoryId === PHONE_CREDIT ? ['singlePurpose', '20'] : ['multiPurpose', '0'],
      );
  });

  test('rates are percent numbers from 0 to 100', () => {
    for (const { discountRate, productTaxRate, additionalTaxRate } of products)
      for (const rate of [discountRate, productTaxRate, additionalTaxRate]) {
        expect(rate).toMatch(/^\d+(\.\d+)?$/);
        expect(Number(rate)).toBeLessThanOrEqual(100);
      }
  });
});

describe('the unit’s own cards', () => {
  test('the first product is the all-brands card, digital, 10 to 250 euro, with faces to choose', () => {
    expect(products[0]).toMatchObject({
      itemCode: 'offrande',
      kind: 'D',
      minAmount: '10.00',
      maxAmount: '250.00',
      hasTemplates: true,
      name: { en: 'Offrande, all brands', fr: 'Offrande, toutes enseignes' },
    });
  });

  test('its posted counterpart is made to order for 15 euro and shown on the first page', () => {
    expect(products.slice(0, 24).find(({ itemCode }) => itemCode === 'offrande-by-post')).toMatchObject({
      kind: 'CP',
      cardMadeFee: '15.00',
      hasTemplates: true,
    });
  });

  test('how a card travels is not where it is good: the posted one is good where its counterpart is', () => {
    const [mailed, posted] = ['offrande', 'offrande-by-post'].map((code) =>
      products.find(({ itemCode }) => itemCode === code),
    );
    expect([posted?.usableAt, posted?.usableNote]).toEqual([mailed?.usableAt, mailed?.usableNote]);
    expect(posted?.usableNote).toBeNull();
  });

  test('letters cost 4.90 tracked and 9.90 express', () => {
    expect(letterTypes.map(({ methodName, price }) => [methodName.en, price])).toEqual([
      ['Tracked letter', '4.90'],
      ['Express letter', '9.90'],
    ]);
  });
});

test('discount tiers belong to a product, rise, and do not overlap [S3.55][S3.56][A-104]', () => {
  expect(new Set(discounts.map(({ itemCode }) => itemCode)).size).toBe(discounts.length);
  for (const { itemCode, discountList } of discounts) {
    expect(codes.has(itemCode)).toBe(true);
    let end = -1;
    for (const [place, { amountFrom, amountTo, discountRate }] of discountList.entries()) {
      expect(amountFrom).toMatch(amount);
      expect(cents(amountFrom)).toBeGreaterThan(end);
      expect(Number(discountRate)).toBeGreaterThan(0);
      if (amountTo === null) expect(place).toBe(discountList.length - 1);
      else expect(cents(amountTo)).toBeGreaterThan(cents(amountFrom));
      end = amountTo === null ? Number.POSITIVE_INFINITY : cents(amountTo);
    }
  }
});

test('card faces have numbers for ids, an occasion each, and every occasion has a face', () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  for (const { id, categoryId } of templates)
    expect(Number.isInteger(id) && templateCategories.some((occasion) => occasion.id === categoryId)).toBe(true);
  for (const occasion of templateCategories)
    expect(
      templates.some(({ categoryId }) => categoryId === occasion.id),
      occasion.name.en,
    ).toBe(true);
  expect(templates.slice(0, 6).map(({ name }) => name.en)).toEqual([
    'Confetti',
    'Birthday',
    'Thank you',
    'Birth',
    'Holidays',
    'Coral',
  ]);
});

test('trial cards cover partial, whole, empty, third-party, restricted and blocked, each with a 16-digit number and a six-digit PIN [S3.52][S3.53][S3.54]', () => {
  expect(new Set(trialCards.map(({ cardNumber }) => cardNumber)).size).toBe(trialCards.length);
  for (const { cardNumber, pinCode, balance, suitedItemCode } of trialCards) {
    expect(cardNumber).toMatch(/^\d{16,}$/);
    expect(pinCode).toMatch(/^\d{6}$/);
    expect(balance).toMatch(amount);
    for (const code of suitedItemCode) expect(codes.has(code), code).toBe(true);
  }
  expect(trialCards.some(({ balance, isAllowPartialRedeem }) => balance === '40.00' && isAllowPartialRedeem)).toBe(
    true,
  );
  expect(trialCards.some(({ balance, isAllowPartialRedeem }) => balance === '60.00' && !isAllowPartialRedeem)).toBe(
    true,
  );
  expect(trialCards.some(({ balance }) => balance === '0.00')).toBe(true);
  expect(trialCards.some(({ isThirdPartyCoupon }) => isThirdPartyCoupon)).toBe(true);
  expect(trialCards.some(({ suitedItemCode }) => suitedItemCode.length > 0)).toBe(true);
  expect(trialCards.some(({ isBlocked }) => isBlocked)).toBe(true);
});
