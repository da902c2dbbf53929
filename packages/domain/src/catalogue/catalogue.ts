/**
 * What the shop sells: products, categories, templates and additional products as rules and screens need them. Source:
 * spec sections 1, 3 and 7, A-23, A-25. Amounts are Money of the unit's currency, rates are percent numbers (20 means
 * 20%). Wire codes live in `catalogue.schema.ts`.
 */
import type { Money, Rate } from '../money/index.ts';

/** How a card is made: with the buyer's own face (CP), from stock (P), or digital (D). */
export const CARD_KINDS = ['customizedPhysical', 'physical', 'digital'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A ticketing line is never merged with another. */
export const PRODUCT_SORTS = ['ticketing'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Where a card can be used. */
export const USABLE_AT = ['online', 'store', 'both'] as const;
export type UsableAt = (typeof USABLE_AT)[number];

/** Kinds of voucher for tax: one rate known at sale, several, or given away. */
export const VOUCHER_KINDS = ['singlePurpose', 'multiPurpose', 'promotional'] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

/** How much of a card may be transferred to a friend: nothing, the whole card, or any part. */
export const TRANSFER_MODES = ['none', 'whole', 'part'] as const;
export type TransferMode = (typeof TRANSFER_MODES)[number];

export interface Category {
  readonly id: string;
  readonly name: string;
}

export interface Product {
  readonly itemCode: string;
  /** The item code that discounts and coupons may name instead; null if the product has no parent. */
  readonly parentItemCode: string | null;
  readonly name: string;
  readonly categoryId: string | null;
  /** Null if the catalogue does not state it; then the delivery type decides whether the product is physical. */
  readonly kind: CardKind | null;
  readonly sort: ProductSort | null;
  readonly voucherKind: VoucherKind;
  readonly usableAt: UsableAt;
  /** Limits of the amount of one card, inclusive. */
  readonly minAmount: Money;
  readonly maxAmount: Money;
  /** Amounts offered as buttons; each within the limits. */
  readonly suggestedAmounts: readonly Money[];
  readonly discountRate: Rate;
  readonly productTaxRate: Rate;
  readonly additionalTaxRate: Rate;
  /** Fee for making one card, for kind customizedPhysical only; null if there is none. */
  readonly cardMadeFee: Money | null;
  readonly extraCardMadeFee: Money | null;
  /** With templates the two lines are printed on the card; without, one message goes with it. */
  readonly hasTemplates: boolean;
  readonly isReloadable: boolean;
  readonly transferMode: TransferMode;
  /** deskImage1 to 3, those that exist, in this order. */
  readonly images: readonly string[];
  readonly texts: ProductTexts;
}

/** Parts of the detail page; an empty text hides its part. */
export interface ProductTexts {
  readonly overview: string;
  readonly about: string;
  readonly howToUse: string;
  readonly terms: string;
}

export interface Template {
  readonly id: string;
  readonly images: readonly string[];
}

/** A product that may come with each card, for example a box. */
export interface AdditionalProduct {
  readonly itemCode: string;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly amount: Money;
}

/** Categories shown before the control that shows the rest; no maximum. */
export const CATEGORIES_SHOWN_FIRST = 5;

/** Number of brands that the shop advertises; wording, not a count of the catalogue. */
export const BRANDS_CLAIMED = 300;

/** Products of one page (ambiguities section 12). */
export const PRODUCTS_PER_PAGE = 12;

/** True for both physical kinds, false for digital, null where the kind is unknown. */
export const isPhysicalKind = (kind: CardKind | null): boolean | null => (kind === null ? null : kind !== 'digital');
