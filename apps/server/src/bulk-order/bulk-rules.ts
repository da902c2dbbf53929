/** The rules for the rows of a bulk file, for one of the unit's products and a delivery type. */
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
