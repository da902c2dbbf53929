/** The data shared by all pages of a unit, in one language. */
import type { PageLanguage, PageUnit } from '@offrande/api-client/contract';
import { linkTo, mainMenu } from '@offrande/domain/access';
import {
  cartPolicy,
  chatOf,
  contactOf,
  deliveryPolicy,
  languageFor,
  phoneCreditPolicy,
  surroundingsOf,
  unitText,
  type UnitTexts,
} from '@offrande/domain/business-unit';
import { byKind } from '@offrande/domain/customer';
import { foldLanguage, languageOf } from '@offrande/domain/locale';
import { encodeAmount } from '@offrande/domain/money';
import { formatPhone } from '@offrande/domain/phone';
import type { UnitCatalogue } from '../catalogue/unit-catalogue.ts';
import { createAccessPolicy } from '../unit/unit.ts';

export const pageLanguage = (code: string): PageLanguage => {
  const known = foldLanguage(code);
  if (known === null) throw new Error(`No language ${code}`);
  const language = languageOf(known);
  return { code: language.code, tag: language.tag, direction: language.direction, ownName: language.ownName };
};

/** How the browser signs in and registers, and which captcha it solves. */
type AccountPolicies = Pick<PageUnit, 'loginPolicy' | 'individualPolicy' | 'captcha'>;

export const pageUnit = (catalogue: UnitCatalogue, language: string, policies: AccountPolicies): PageUnit => {
  const { unit, art, listed, rules } = catalogue;
  const { layout, home } = unit;
  const [sample] = listed;
  if (sample === undefined) throw new Error(`Unit ${rules.id} sells nothing`);
  const text = (texts: UnitTexts): string => unitText(rules, texts, languageFor(rules, language));
  const { metaTitle, metaDescription, footerLinks, ...outside } = surroundingsOf(rules);
  const contact = contactOf(rules);
  const access = createAccessPolicy(catalogue);
  const cart = cartPolicy(rules, 'guest');
  return {
    id: rules.id,
    name: rules.name,
    legalName: rules.legalName,
    currency: rules.currency.code,
    digits: rules.currency.digits,
    country: rules.country,
    decimalSeparator: rules.decimalSeparator,
    timeZone: rules.timeZone,
    languages: rules.languages.offered.map(pageLanguage),
    layout,
    metaTitle: text(metaTitle),
    metaDescription: text(metaDescription),
    announcement: text(home.announcement),
    tagline: text(home.tagline).replace('{count}', String(unit.brandCount)),
    cardImageUrl: art.urlOf(sample.art),
    menus: byKind((kind) => mainMenu(kind, access)),
    footerLinks: footerLinks.flatMap(({ group, label, href }) => {
      const to = linkTo(href, 'guest', access);
      return to === null ? [] : [{ group, label: text(label), href: to }];
    }),
    outside,
    chat: chatOf(rules),
    contact: {
      email: contact.email,
      phone: formatPhone({ e164: contact.phone }),
      hours: text(contact.hours),
    },
    maxQuantities: byKind((kind) => cartPolicy(rules, kind).maxQuantity),
    hidesDeliverToMe: !deliveryPolicy(rules).offersToMe,
    pages: access.contentPages,
    cartRules: {
      allowsMultipleProducts: cart.allowsMultipleProducts,
      discountType: cart.discountType,
      cardMadeTaxRate: cart.cardMadeTaxRate.percent,
      shippingTaxRate: cart.shippingTaxRate.percent,
      cardMadeFeeMin: encodeAmount(cart.cardMadeFeeLimits.min),
      cardMadeFeeMax: encodeAmount(cart.cardMadeFeeLimits.max),
      salesmanApprovalFrom: rules.salesmanApprovalFrom.percent,
    },
    addressPolicy: rules.addressPolicy,
    phoneCredit: phoneCreditPolicy(rules),
    accessPolicy: access,
    ...policies,
  };
};
