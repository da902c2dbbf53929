/** What every page of a unit shows, in one language. */
import type { PageLanguage, PageUnit } from '@offrande/api-client/contract';
import { linkTo, mainMenu } from '@offrande/domain/access';
import { foldLanguage, languageOf } from '@offrande/domain/locale';
import { formatPhone } from '@offrande/domain/phone';
import { textIn, type UnitCatalogue } from '../catalogue/unit-catalogue.ts';
import { accessPolicyOf, addressPolicyOf, phoneCreditPolicyOf, unitChatOf } from '../unit/unit.ts';

export const pageLanguage = (code: string): PageLanguage => {
  const known = foldLanguage(code);
  if (known === null) throw new Error(`No language ${code}`);
  const language = languageOf(known);
  return { code: language.code, tag: language.tag, direction: language.direction, ownName: language.ownName };
};

/** What the browser signs in and registers by, and whose captcha it solves. */
type AccountPolicies = Pick<PageUnit, 'loginPolicy' | 'individualPolicy' | 'captcha'>;

export const pageUnit = (catalogue: UnitCatalogue, language: string, policies: AccountPolicies): PageUnit => {
  const { unit, art, listed } = catalogue;
  const { parameters, layout, home } = unit;
  const [sample] = listed;
  if (sample === undefined) throw new Error(`Unit ${parameters.buId} sells nothing`);
  const text = (texts: Readonly<Record<string, string>>): string => textIn(texts, language, parameters.defaultLang);
  const access = accessPolicyOf(unit);
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
    cardImageUrl: art.urlOf(sample.art),
    menu: mainMenu('guest', access),
    footerLinks: parameters.moreInfoList.flatMap(({ group, label, href }) => {
      const to = linkTo(href, 'guest', access);
      return to === null ? [] : [{ group, label: text(label), href: to }];
    }),
    outside: {
      social: parameters.mediaList,
      appStore: parameters.appStoreUrl,
      googlePlay: parameters.googlePlayUrl,
    },
    chat: unitChatOf(parameters),
    contact: {
      email: parameters.contactEmail,
      phone: formatPhone({ e164: parameters.contactPhone }),
      hours: text(parameters.contactHours),
    },
    maxQuantity: parameters.b2cMaxQty === 0 ? null : parameters.b2cMaxQty,
    hidesDeliverToMe: parameters.hideDeliverToMe === 1,
    pages: access.contentPages,
    cartRules: {
      allowsMultipleProducts: parameters.isAllowMultipleProduct === 1,
      discountType: parameters.discountType === 'P' ? 'percent' : 'value',
      cardMadeTaxRate: parameters.cardMadeTaxRate,
      shippingTaxRate: parameters.shippingTaxRate,
      cardMadeFeeMin: parameters.cardMadeFeeMin,
      cardMadeFeeMax: parameters.cardMadeFeeMax,
    },
    addressPolicy: addressPolicyOf(parameters),
    phoneCredit: phoneCreditPolicyOf(parameters),
    accessPolicy: access,
    ...policies,
  };
};
