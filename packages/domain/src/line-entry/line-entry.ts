/**
 * The entry of a line from any source: the form of a card, a line of an order's payload, a row of a file (spec sections
 * 3 and 5, A-25 to ). Each source produces entries of this type; `checkLine` checks them.
 */
import type { AddressPolicy } from '../address/index.ts';
import type { CartLine, ExtraProduct } from '../cart/index.ts';
import type { AdditionalProduct, Product, Template } from '../catalogue/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { deliveryTypesFor } from '../delivery/index.ts';
import type { DeliveryChoice, DeliveryType, LetterType, Sender } from '../delivery/index.ts';
import type { Personalisation } from '../personalisation/index.ts';
import { PHONE_CREDIT_DELIVERY } from '../phone-credit/index.ts';
import type { PhoneCreditPolicy } from '../phone-credit/index.ts';
import type { Instant } from '../time/index.ts';

/**
 * The amount of one card: `typed` by a person, `sent` as a decimal string; or `fileSum`, sent for the rows of a file,
 * each of which was checked separately, so that their sum has no limit.
 */
export interface AmountEntry {
  readonly as: 'typed' | 'sent' | 'fileSum';
  readonly text: string;
}

/** `sender` null: the entry has no sender; for a row of a file its line has one. */
export interface LineEntry {
  readonly amount: AmountEntry;
  readonly personalisation: Personalisation;
  readonly delivery: DeliveryChoice;
  readonly extraItemCode: string | null;
  readonly sender: Sender | null;
  readonly customerId: string;
}

/**
 * The context of the check: the card, the buyer, the clock, what the unit offers. `phoneCredit` is null for every other
 * product.
 */
export interface LineRules {
  readonly product: Pick<Product, 'kind' | 'hasTemplates' | 'usableAt' | 'minAmount' | 'maxAmount'>;
  readonly templates: readonly Template[];
  readonly additionalProducts: readonly AdditionalProduct[];
  readonly letterTypes: readonly LetterType[];
  readonly phoneCredit: PhoneCreditPolicy | null;
  readonly addressPolicy: AddressPolicy;
  readonly buyer: CustomerKind;
  readonly now: Instant;
  readonly zone: string;
}

/** The normalised values of a checked entry for the cart's line; the sender is empty if the entry has none. */
export type CheckedLine = Personalisation &
  Pick<CartLine, 'amount' | 'delivery' | 'receiver' | 'letter' | 'extra' | 'sender' | 'customerId'>;

/** The delivery types for this card: only SMS for phone credit. */
export const offeredDeliveryTypes = ({
  product,
  buyer,
  phoneCredit,
}: Pick<LineRules, 'buyer' | 'phoneCredit'> & {
  readonly product: Pick<Product, 'kind'>;
}): readonly DeliveryType[] => (phoneCredit === null ? deliveryTypesFor(product.kind, buyer) : [PHONE_CREDIT_DELIVERY]);

/** The additional products for this card: none for a card that is never posted. */
export const offeredExtras = <Extra extends AdditionalProduct>({
  product,
  additionalProducts,
}: {
  readonly product: Pick<Product, 'kind'>;
  readonly additionalProducts: readonly Extra[];
}): readonly Extra[] => (product.kind === 'digital' ? [] : additionalProducts);

/** The additional product with this code as a line carries it; null if it is not offered with this card. */
export const extraOf = (code: string | null, rules: Parameters<typeof offeredExtras>[0]): ExtraProduct | null => {
  const offered = offeredExtras(rules).find(({ itemCode }) => itemCode === code);
  if (offered === undefined) return null;
  const { itemCode, name, imageUrl, amount } = offered;
  return { itemCode, name, imageUrl, amount, discount: null };
};
