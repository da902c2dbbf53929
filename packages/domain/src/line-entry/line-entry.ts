/**
 * A line as it is typed, whichever door it comes in by: the form of a card, a line of an order's payload, a row of a file
 * (spec sections 3 and 5, A-25 to ). Each door writes its entries in this shape; `checkLine` judges them.
 */
import type { AddressPolicy } from '../address/index.ts';
import type { CartLine } from '../cart/index.ts';
import type { AdditionalProduct, Product, Template } from '../catalogue/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { deliveryTypesFor } from '../delivery/index.ts';
import type { DeliveryChoice, DeliveryType, LetterType, Sender } from '../delivery/index.ts';
import type { Personalisation } from '../personalisation/index.ts';
import { PHONE_CREDIT_DELIVERY } from '../phone-credit/index.ts';
import type { PhoneCreditPolicy } from '../phone-credit/index.ts';
import type { Instant } from '../time/index.ts';

/**
 * The amount of one card: `typed` by a person, `sent` as a decimal string; or `fileSum`, sent for the rows of a file, each
 * of which was checked by itself, so that no limit holds for their sum.
 */
export interface AmountEntry {
  readonly as: 'typed' | 'sent' | 'fileSum';
  readonly text: string;
}

/** `sender` null: the entry does not say who sends; a row of a file leaves that to its line. */
export interface LineEntry {
  readonly amount: AmountEntry;
  readonly personalisation: Personalisation;
  readonly delivery: DeliveryChoice;
  readonly extraItemCode: string | null;
  readonly sender: Sender | null;
  readonly customerId: string;
}

/** What an entry is measured against: the card, who buys, the clock, what the unit offers. `phoneCredit` null for every other product. */
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

/** What a checked entry says of the cart's line, normalised; the sender is empty where the entry does not say who sends. */
export type CheckedLine = Personalisation &
  Pick<CartLine, 'amount' | 'delivery' | 'receiver' | 'letter' | 'extra' | 'sender' | 'customerId'>;

/** The ways in which such a card may arrive: phone credit by SMS alone. */
export const offeredDeliveryTypes = ({
  product,
  buyer,
  phoneCredit,
}: Pick<LineRules, 'buyer' | 'phoneCredit'> & {
  readonly product: Pick<Product, 'kind'>;
}): readonly DeliveryType[] => (phoneCredit === null ? deliveryTypesFor(product.kind, buyer) : [PHONE_CREDIT_DELIVERY]);

/** What may lie beside such a card: nothing beside one that is never posted. */
export const offeredExtras = ({
  product,
  additionalProducts,
}: Pick<LineRules, 'additionalProducts'> & {
  readonly product: Pick<Product, 'kind'>;
}): readonly AdditionalProduct[] => (product.kind === 'digital' ? [] : additionalProducts);
