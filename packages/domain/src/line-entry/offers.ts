/** The options of a card's form for a buyer. Source: spec section 3, A-26, A-91. */
import type { AdditionalProduct } from '../catalogue/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { formOrder } from '../delivery/index.ts';
import { isPhoneCredit, type PhoneCreditPolicy } from '../phone-credit/index.ts';
import type { CardFormFacts } from './card-form.ts';
import { offeredDeliveryTypes, offeredExtras } from './line-entry.ts';

type Offered<Extra extends AdditionalProduct> = Pick<CardFormFacts, 'product' | 'letterTypes'> & {
  readonly additionalProducts: readonly Extra[];
};

/** `phoneCreditPolicy` is the unit's; delivery types are in the order of the screen. */
export const offersOf = <Extra extends AdditionalProduct>(
  { product, letterTypes, additionalProducts }: Offered<Extra>,
  buyer: CustomerKind,
  phoneCreditPolicy: PhoneCreditPolicy,
): Offered<Extra> & Pick<CardFormFacts, 'phoneCredit' | 'deliveryTypes'> => {
  const phoneCredit = isPhoneCredit(product, phoneCreditPolicy) ? phoneCreditPolicy : null;
  return {
    product,
    phoneCredit,
    letterTypes,
    deliveryTypes: formOrder(offeredDeliveryTypes({ product, buyer, phoneCredit })),
    additionalProducts: offeredExtras({ product, additionalProducts }),
  };
};
