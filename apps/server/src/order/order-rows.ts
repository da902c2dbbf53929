/** An order's JSON columns. Amounts are minor units as strings. */
import type { Address } from '@offrande/domain/address';
import type { RewardForm } from '@offrande/domain/discount';
import type { TaxedPart } from '@offrande/domain/pricing';
import type { VoucherKind } from '@offrande/domain/catalogue';
import type { RedeemablePlace } from '@offrande/domain/personalisation';

/** As it was when the order was placed. `contact` is the person named with the address. */
export interface InvoicedCompany {
  readonly name: string;
  readonly contact?: string;
  readonly address: Address;
  readonly vatNumber: string;
  readonly chorusNumber?: string;
  readonly purchaseOrder?: string;
}

export interface OrderBuyer {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  /** The company named on the invoice, if one buys. */
  readonly company?: InvoicedCompany;
}

/** The tax in one part of the price at one rate, in percent. */
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
  /** The order's reward, face value or bonus; omitted if there is none. */
  readonly reward?: { readonly form: RewardForm; readonly amount: string };
  /** The result of `taxSplit` for the whole order. */
  readonly tax: readonly OrderTaxRow[];
}

/** The tax rates of a line's parts, in percent. */
export type LineRates = Readonly<Record<TaxedPart, string>>;

/** A line's price, part by part: `face` is the cards before any discount. */
export interface OrderLinePrice {
  readonly face: string;
  readonly discount: string;
  readonly extra: string;
  readonly cardMade: string;
  readonly letter: string;
  /** True for gift cards earned by the order. */
  readonly isGift?: true;
  readonly voucherKind: VoucherKind;
  /** Lines that were stored before credit notes have none. */
  readonly rates?: LineRates;
}

/** `reference` is the company's own name for the receiver, `commission` a rate in percent (P) or an amount (V). */
export interface LineTerms {
  readonly redeemablePlace: RedeemablePlace;
  readonly reference: string | null;
  readonly commission: { readonly type: 'P' | 'V'; readonly value: string };
}

/** The texts on and with a card. */
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
  /** What a draft adds to the payload's line; omitted if nothing. */
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
