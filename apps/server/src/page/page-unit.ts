/** What every page of a unit shows, in one language. */
import type { PageLanguage, PageUnit } from '@offrande/api-client/contract';
import { foldLanguage, languageOf } from '@offrande/domain/locale';
import { formatPhone } from '@offrande/domain/phone';
import { textIn, type UnitCatalogue } from '../catalogue/unit-catalogue.ts';
import { addressPolicyOf } from '../unit/unit.ts';

export const pageLanguage = (code: string): PageLanguage => {
  const known = foldLanguage(code);
  if (known === null) throw new Error(`No language ${code}`);
  const language = languageOf(known);
  return { code: language.code, tag: language.tag, direction: language.direction, ownName: language.ownName };
};

export const pageUnit = ({ unit }: UnitCatalogue, language: string): PageUnit => {
  const { parameters, layout, home } = unit;
  const text = (texts: Readonly<Record<string, string>>): string => textIn(texts, language, parameters.defaultLang);
  return {
    id: parameters.buId,
    name: parameters.buName,
    legalName: parameters.buLegalName,
    currency: parameters.currency,
    digits: parameters.decimalDigits,
    country: parameters.country,
    decimalSeparator: parameters.decimalSeparator,
    timeZone: parameters.timeZone,
    languages: parameters.languages.map(pageLanguage),
    layout,
    metaTitle: text(parameters.metaTitle),
    metaDescription: text(parameters.metaDescription),
    announcement: text(home.announcement),
    tagline: text(home.tagline).replace('{count}', String(unit.brandCount)),
    footerLinks: parameters.moreInfoList.map(({ group, label, href }) => ({ group, label: text(label), href })),
    contact: {
      email: parameters.contactEmail,
      phone: formatPhone({ e164: parameters.contactPhone }),
      hours: text(parameters.contactHours),
    },
    maxQuantity: parameters.b2cMaxQty === 0 ? null : parameters.b2cMaxQty,
    hidesDeliverToMe: parameters.hideDeliverToMe === 1,
    pages: unit.pages.map(({ href }) => href),
    cartRules: {
      allowsMultipleProducts: parameters.isAllowMultipleProduct === 1,
      discountType: parameters.discountType === 'P' ? 'percent' : 'value',
      cardMadeTaxRate: parameters.cardMadeTaxRate,
      shippingTaxRate: parameters.shippingTaxRate,
      cardMadeFeeMin: parameters.cardMadeFeeMin,
      cardMadeFeeMax: parameters.cardMadeFeeMax,
    },
    addressPolicy: addressPolicyOf(parameters),
  };
};
