/** The options of a card's form for a buyer. Source: spec section 3, A-26, A-91. */
import type { CustomerKind } from '../customer/index.ts';
import type { DeliveryType } from '../delivery/index.ts';
import { isPhoneCredit, type PhoneCreditPolicy } from '../phone-credit/index.ts';
import type { CardFormFacts } from './card-form.ts';
import { offeredDeliveryTypes, offeredExtras } from './line-entry.ts';

/** The quickest first. */
const OFFER_ORDER: readonly DeliveryType[] = ['email', 'sms', 'emailAndSms', 'pdf', 'physical'];

type Offered = Pick<CardFormFacts, 'product' | 'letterTypes' | 'additionalProducts'>;

/** `phoneCreditPolicy` is the unit's; delivery types are in the order of the screen. */
export const offersOf = (
  { product, letterTypes, additionalProducts }: Offered,
  buyer: CustomerKind,
  phoneCreditPolicy: PhoneCreditPolicy,
): Offered & Pick<CardFormFacts, 'phoneCredit' | 'deliveryTypes'> => {
  const phoneCredit = isPhoneCredit(product, phoneCreditPolicy) ? phoneCreditPolicy : null;
  const offered = offeredDeliveryTypes({ product, buyer, phoneCredit });
  return {
    product,
    phoneCredit,
    letterTypes,
    deliveryTypes: OFFER_ORDER.filter((type) => offered.includes(type)),
    additionalProducts: offeredExtras({ product, additionalProducts }),
  };
};
