/** What an order stores as JSON beside its columns. Amounts are minor units as strings. */
import type { Address } from '@offrande/domain/address';
import type { RewardForm } from '@offrande/domain/discount';
import type { TaxedPart } from '@offrande/domain/pricing';
import type { VoucherKind } from '@offrande/domain/catalogue';
import type { RedeemablePlace } from '@offrande/domain/personalisation';

export interface OrderBuyer {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  /** Whom the invoice names, where a company buys. */
  readonly company?: { readonly name: string; readonly address: Address; readonly vatNumber: string };
}

/** The tax that one part of the price contains at one rate, percent. */
export interface OrderTaxRow {
  readonly part: TaxedPart;
  readonly rate: string;
  readonly price: string;
  readonly tax: string;
}

export interface OrderBreakdown {
  readonly face: string;
  readonly discount: string;
  readonly extra: string;
  readonly cardMade: string;
  readonly letter: string;
  readonly coupons: readonly { readonly lastDigits: string; readonly applied: string }[];
  /** What is given with the order, face value or bonus; left out where nothing is. */
  readonly reward?: { readonly form: RewardForm; readonly amount: string };
  /** As `taxSplit` gives it for the whole order. */
  readonly tax: readonly OrderTaxRow[];
}

/** What a line costs, part by part: `face` is the cards before any discount. */
export interface OrderLinePrice {
  readonly face: string;
  readonly discount: string;
  readonly extra: string;
  readonly cardMade: string;
  readonly letter: string;
  /** True for cards that are given with the order. */
  readonly isGift?: true;
  readonly voucherKind: VoucherKind;
}

/** `reference` is the company's own name for the receiver, `commission` a rate in percent (P) or an amount (V). */
export interface LineTerms {
  readonly redeemablePlace: RedeemablePlace;
  readonly reference: string | null;
  readonly commission: { readonly type: 'P' | 'V'; readonly value: string };
}

/** What is written on and beside a card. */
export interface CardWords {
  readonly language: string;
  readonly productName: string;
  readonly productImageUrl: string;
  readonly message: string;
  readonly message2: string;
  readonly photoUrl: string | null;
  readonly templateId: string | null;
  readonly templateImageUrl: string | null;
  readonly extraItemCode: string | null;
  readonly letterTypeId: string | null;
  readonly deliverDate: string | null;
  /** What a draft set beyond the payload's line; left out where it set nothing. */
  readonly terms?: LineTerms;
  readonly sender: { readonly name: string; readonly email: string };
  readonly receiver: {
    readonly name: string;
    readonly email: string;
    readonly mobile: string;
    readonly vatNumber: string;
    readonly address: Address;
  };
}

export interface OrderLineDetail extends CardWords {
  readonly price: OrderLinePrice;
}
