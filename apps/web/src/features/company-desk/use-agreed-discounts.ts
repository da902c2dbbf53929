/** The discounts that were agreed with the company, or grow with what it buys, each with the name of its card. Source: S3.56, A-158. */
import type { NamedDiscount } from '@offrande/api-client/company';
import { type AgreedDiscount, agreedDiscounts } from '@offrande/domain/discount';
import { useMemo } from 'react';
import { companyDiscounts } from '../../shop/company-discount-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useCustomer } from '../account/use-customer.ts';
import { type PageRead, usePageRead } from '../../shop/use-page-read.ts';

export interface CardDiscount extends AgreedDiscount {
  readonly productName: string;
}

const cardDiscounts = (named: readonly NamedDiscount[], customerId: string): readonly CardDiscount[] => {
  const names = new Map(named.map(({ entry, productName }) => [entry.itemCode, productName]));
  return agreedDiscounts(
    named.map(({ entry }) => entry),
    customerId,
  ).map((agreed) => ({ ...agreed, productName: names.get(agreed.entry.itemCode) ?? '' }));
};

export const useAgreedDiscounts = (): PageRead<readonly CardDiscount[]> => {
  const shop = useShop();
  const { customerId } = useCustomer();
  const { read, ...rest } = usePageRead(['companyDiscounts', customerId], () =>
    companyDiscounts(shop).readDiscounts(customerId),
  );
  const discounts = useMemo(() => read && cardDiscounts(read, customerId), [read, customerId]);
  return { read: discounts, ...rest };
};
