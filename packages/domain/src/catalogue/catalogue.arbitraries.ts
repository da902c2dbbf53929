/** Random products of a currency, valid by construction: limits in order, suggestions within them. */
import * as fc from 'fast-check';
import { fromMinorUnits, toMinorUnits } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import { euro, percentRate, price } from '../money/testing.ts';
import { plainText } from '../text/testing.ts';
import { CARD_KINDS, TRANSFER_MODES, USABLE_AT, VOUCHER_KINDS } from './catalogue.ts';
import type { Category, Product } from './catalogue.ts';
import { webAddresses } from '../location/testing.ts';

export const cardKinds = fc.constantFrom(...CARD_KINDS);

export const categories: readonly Category[] = [
  { id: 'food', name: 'Food' },
  { id: 'home', name: 'Maison & déco' },
  { id: 'sport', name: 'Sport' },
];

interface Limits {
  readonly minAmount: Money;
  readonly maxAmount: Money;
}

const limits = (of: Currency): fc.Arbitrary<Limits> =>
  fc
    .tuple(fc.bigInt({ min: 1n, max: 100_000n }), fc.bigInt({ min: 0n, max: 100_000n }))
    .map(([min, span]) => ({ minAmount: fromMinorUnits(min, of), maxAmount: fromMinorUnits(min + span, of) }));

/** An amount that a product's limits allow. */
export const amountWithin = ({ minAmount, maxAmount }: Limits): fc.Arbitrary<Money> =>
  fc
    .bigInt({ min: toMinorUnits(minAmount), max: toMinorUnits(maxAmount) })
    .map((minor) => fromMinorUnits(minor, minAmount.currency));

const facts = (of: Currency) =>
  fc.record({
    itemCode: fc.string({ unit: fc.constantFrom(...'ABC123'), minLength: 4, maxLength: 8 }),
    parentItemCode: fc.constantFrom(null, 'PARENT'),
    name: fc.constantFrom('Librairie Quai', "Bains d'Ocre", 'Pomme & Sel', 'Café Œuvre', 'مكتبة', '王府'),
    categoryId: fc.constantFrom(null, ...categories.map(({ id }) => id)),
    kind: fc.oneof(cardKinds, fc.constant(null)),
    sort: fc.constantFrom(null, 'ticketing' as const),
    voucherKind: fc.constantFrom(...VOUCHER_KINDS),
    usableAt: fc.constantFrom(...USABLE_AT),
    discountRate: percentRate,
    productTaxRate: percentRate,
    additionalTaxRate: percentRate,
    cardMadeFee: fc.option(price(of)),
    extraCardMadeFee: fc.option(price(of)),
    hasTemplates: fc.boolean(),
    isReloadable: fc.boolean(),
    transferMode: fc.constantFrom(...TRANSFER_MODES),
    images: fc.array(webAddresses, { maxLength: 3 }),
    texts: fc.record({ overview: plainText(20), about: plainText(20), howToUse: plainText(20), terms: plainText(20) }),
  });

/** Any product of a currency. */
export const products = (of: Currency = euro): fc.Arbitrary<Product> =>
  fc
    .tuple(facts(of), limits(of))
    .chain(([fact, limit]) =>
      fc
        .array(amountWithin(limit), { maxLength: 5 })
        .map((suggestedAmounts) => ({ ...fact, ...limit, suggestedAmounts })),
    );
