/** What the rows of a file are measured against, of a product of the unit and a way of delivery. */
import type { BulkRules } from '@offrande/domain/bulk-order';
import type { CustomerKind } from '@offrande/domain/customer';
import type { DeliveryType } from '@offrande/domain/delivery';
import { foldLanguage } from '@offrande/domain/locale';
import { areaCodeOf } from '@offrande/domain/phone';
import { isPhoneCredit } from '@offrande/domain/phone-credit';
import { CallRefused } from '../call/call-refused.ts';
import type { Unit } from '../unit/unit.ts';

export const createBulkRules = (
  unit: Unit,
  buyer: CustomerKind,
  { itemCode, deliveryType }: { readonly itemCode: string; readonly deliveryType: DeliveryType },
): BulkRules => {
  const product = unit.catalogue.products.get(itemCode);
  if (product === undefined) throw new CallRefused('notFound', { field: 'itemCode' });
  return {
    product,
    deliveryType,
    buyer,
    addressPolicy: unit.addressPolicy,
    languages: unit.languages.flatMap((spelling) => foldLanguage(spelling) ?? []),
    phoneCredit: isPhoneCredit(product, unit.phoneCreditPolicy) ? unit.phoneCreditPolicy : null,
    areaCode: areaCodeOf(unit.country) ?? '',
  };
};
