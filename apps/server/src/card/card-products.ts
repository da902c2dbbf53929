/** The product of a card, as its unit describes it. */
import type { CardDetail } from '@offrande/domain/card';
import type { ProductData } from '@offrande/tenants/unit-data';
import { localizedText } from '../catalogue/unit-catalogue.ts';
import type { Unit } from '../unit/unit.ts';

/** Undefined for a product that the unit no longer sells. */
export const findProduct = ({ catalogue }: Unit, itemCode: string): ProductData | undefined =>
  catalogue.unit.products.find((product) => product.itemCode === itemCode);

/** A product that the unit no longer sells has only its code, and allows nothing. */
export const productFacts = (unit: Unit, itemCode: string, language: string): Omit<CardDetail, 'cards'> => {
  const product = findProduct(unit, itemCode);
  const say = (texts: Readonly<Record<string, string>> | null | undefined): string =>
    texts === null || texts === undefined ? '' : localizedText(texts, language, unit.defaultLanguage);
  return {
    itemCode,
    productName: product === undefined ? itemCode : say(product.name),
    productImageUrl: product === undefined ? null : unit.catalogue.art.urlOf(product.art),
    howToUse: say(product?.howToUse),
    termsOfService: say(product?.termOfService),
    redeemPlace: say(product?.usableNote),
    transferMode: product?.transferMode ?? 'none',
    isReloadable: product?.isReloadable ?? false,
    isThirdPartyProduct: product?.isThirdPartyProduct ?? false,
  };
};
