/**
 * When the tax on a card is due, by its kind of voucher. It concerns the card itself: fees, letters and extra
 * products are taxed when they are sold, whatever the card is.
 */
import { rate } from '../money/index.ts';
import type { Rate } from '../money/index.ts';
import type { Product, VoucherKind } from './catalogue.ts';

/**
 * `atSale`: the rate is known when the card is sold. `atUse`: the rate depends on what the card will buy, so its sale
 * is not taxed. `never`: the card is given away.
 */
export type TaxMoment = 'atSale' | 'atUse' | 'never';

const TAX_MOMENTS: Readonly<Record<VoucherKind, TaxMoment>> = {
  singlePurpose: 'atSale',
  multiPurpose: 'atUse',
  promotional: 'never',
};

/** When the tax on a card of this kind is due. */
export const taxMomentOf = (kind: VoucherKind): TaxMoment => TAX_MOMENTS[kind];

const NO_TAX = rate(0);

/**
 * The rate of the tax that the price of a card contains at its sale, in percent: the product's own, or 0 if no tax is
 * due at sale.
 */
export const saleTaxRate = ({ voucherKind, productTaxRate }: Pick<Product, 'voucherKind' | 'productTaxRate'>): Rate =>
  taxMomentOf(voucherKind) === 'atSale' ? productTaxRate : NO_TAX;
