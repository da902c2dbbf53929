/** Fetches the discounts of a cart's cards that are not stored. Loaded where some are missing. Source, S7.24. */
import type { Cart } from '@offrande/domain/cart';
import { discountCode } from '@offrande/domain/discount';
import type { Shop } from './shop.ts';

export const askDiscounts = async (
  { discounts, gateways }: Pick<Shop, 'discounts' | 'gateways'>,
  { lines }: Cart,
  codes: readonly string[],
): Promise<void> => {
  const ask = async (code: string): Promise<void> => {
    const line = lines.find((one) => discountCode(one) === code);
    if (line !== undefined) discounts.save(code, await gateways.catalogue.readDiscounts(line.itemCode));
  };
  await Promise.all(codes.map(ask));
};
