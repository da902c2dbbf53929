/** The details of a card without a giver: its product's face and the shop's own name. */
import { EMPTY_ADDRESS } from '@offrande/domain/address';
import { productFacts } from '../card/card-products.ts';
import type { CardWords } from '../order/order-rows.ts';
import type { Unit } from '../unit/unit.ts';

export const plainDetail = (unit: Unit, itemCode: string, language: string): CardWords => {
  const { productName, productImageUrl } = productFacts(unit, itemCode, language);
  return {
    language,
    productName,
    productImageUrl: productImageUrl ?? '',
    message: '',
    message2: '',
    photoUrl: null,
    templateId: null,
    templateImageUrl: null,
    extraItemCode: null,
    letterTypeId: null,
    deliverDate: null,
    sender: { name: unit.name, email: unit.contact.email },
    receiver: { name: '', email: '', mobile: '', vatNumber: '', address: EMPTY_ADDRESS },
  };
};
