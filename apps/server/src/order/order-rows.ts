/** What an order keeps as JSON beside its columns. Amounts are minor units in text. */
import type { Address } from '@offrande/domain/address';

export interface OrderBuyer {
  readonly name: string;
  readonly email: string;
  readonly language: string;
}

export interface OrderBreakdown {
  readonly face: string;
  readonly discount: string;
  readonly extra: string;
  readonly cardMade: string;
  readonly letter: string;
  readonly coupons: readonly { readonly lastDigits: string; readonly applied: string }[];
}

export interface OrderLineDetail {
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
  readonly sender: { readonly name: string; readonly email: string };
  readonly receiver: {
    readonly name: string;
    readonly email: string;
    readonly mobile: string;
    readonly vatNumber: string;
    readonly address: Address;
  };
}
