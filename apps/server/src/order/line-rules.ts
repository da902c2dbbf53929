/** The unit's rules for a line: its catalogue, its letters, its addresses. */
import type { AdditionalProduct, Product } from '@offrande/domain/catalogue';
import type { LineRules } from '@offrande/domain/line-entry';
import { isPhoneCredit } from '@offrande/domain/phone-credit';
import { localizedText } from '../catalogue/unit-catalogue.ts';
import type { PayloadContext } from './field-refused.ts';

/** Additional products with their names in a language. */
const namedExtras = ({ unit, language }: PayloadContext): readonly AdditionalProduct[] =>
  unit.catalogue.unit.additionalProducts.flatMap(({ itemCode, name }) => {
    const extra = unit.catalogue.additionalProducts.get(itemCode);
    return extra === undefined ? [] : [{ ...extra, name: localizedText(name, language, unit.defaultLanguage) }];
  });

export const createLineRules = (product: Product, context: PayloadContext): LineRules => {
  const { unit, buyer, language, now } = context;
  return {
    product,
    buyer,
    templates: unit.catalogue.unit.templates.map(({ id }) => ({ id: String(id), images: [] })),
    additionalProducts: namedExtras(context),
    letterTypes: unit.letterTypes(language),
    phoneCredit: isPhoneCredit(product, unit.phoneCreditPolicy) ? unit.phoneCreditPolicy : null,
    addressPolicy: unit.addressPolicy,
    now: now.getTime(),
    zone: unit.timeZone,
  };
};
