/** The rules for the rows of a bulk file: one product, one delivery type, one buyer. */
import type { AddressPolicy } from '../address/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { formOrder, goesToBuyer, isBatchDelivery } from '../delivery/index.ts';
import type { DeliveryType } from '../delivery/index.ts';
import { offeredDeliveryTypes } from '../line-entry/index.ts';
import type { CardFormFacts, LineRules } from '../line-entry/index.ts';
import type { LanguageCode } from '../locale/index.ts';
import type { PhoneCreditPolicy } from '../phone-credit/index.ts';

/**
 * `areaCode` (+33) is the unit's; it is used for national numbers without one. Headers may be in any of the unit's
 * `languages`. `phoneCredit` is null for every other product.
 */
export interface BulkRules {
  readonly product: LineRules['product'];
  readonly deliveryType: DeliveryType;
  readonly buyer: CustomerKind;
  readonly addressPolicy: AddressPolicy;
  readonly areaCode: string;
  readonly languages: readonly LanguageCode[];
  readonly phoneCredit: PhoneCreditPolicy | null;
}

/** The rules for a file of the card of a form, delivered as chosen there. */
export const bulkRulesOf = (
  {
    product,
    buyer,
    addressPolicy,
    phoneCredit,
  }: Pick<CardFormFacts, 'product' | 'buyer' | 'addressPolicy' | 'phoneCredit'>,
  deliveryType: DeliveryType,
  { areaCode, languages }: Pick<BulkRules, 'areaCode' | 'languages'>,
): BulkRules => {
  const { kind, hasTemplates, usableAt, minAmount, maxAmount } = product;
  return {
    product: { kind, hasTemplates, usableAt, minAmount, maxAmount },
    deliveryType,
    buyer,
    addressPolicy,
    areaCode,
    languages,
    phoneCredit,
  };
};

/**
 * How the cards of a file can be delivered: each to the receiver of its row, in the order of the form, or all to the buyer as one file
 * (A-26, A-187).
 */
export const bulkDeliveryTypes = (
  facts: Pick<CardFormFacts, 'product' | 'buyer' | 'phoneCredit'>,
): readonly DeliveryType[] => {
  const offered = offeredDeliveryTypes(facts);
  return [...formOrder(offered).filter((type) => !goesToBuyer(type)), ...offered.filter(isBatchDelivery)];
};
