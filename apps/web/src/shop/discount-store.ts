/**
 * The discounts of the cart's products as received from the catalogue, stored with the cart so that its tiers can be
 * priced without a call. Stored in wire format; unreadable entries count as no discount.
 */
import type { ProductPage } from '@offrande/api-client/contract';
import type { Cart } from '@offrande/domain/cart';
import { checkDiscounts, discountCode, discountsFor } from '@offrande/domain/discount';
import { discountEntryFromWire } from '@offrande/domain/discount/schema';
import type { DiscountEntry } from '@offrande/domain/discount';
import type { Currency } from '@offrande/domain/money';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { Result, Schema } from 'effect';
import { cartPlace, type CartPlace, type CartStorages } from './cart-place.ts';
import { readJson, writeJson } from './key-value-store.ts';
import { createListeners, type Listeners } from './listeners.ts';

/** Discount entries as a product page brings them. */
export type WireDiscounts = ProductPage['product']['discounts'];

/** The entries that apply to a guest; contradictory or unreadable ones are dropped. */
export const readDiscounts = (wire: unknown, currency: Currency): readonly DiscountEntry[] => {
  const decode = Schema.decodeUnknownResult(Schema.Array(discountEntryFromWire(currency)));
  const entries = Result.flatMap(
    Result.mapError(decode(wire), () => null),
    (read) => Result.mapError(checkDiscounts(read), () => null),
  );
  return Result.match(entries, { onSuccess: (read) => discountsFor(read, null), onFailure: () => [] });
};

/** The codes of a cart's discounts, each once. */
export const discountCodes = ({ lines }: Cart): readonly string[] => [...new Set(lines.map(discountCode))];

export interface DiscountStore {
  /** The entries of all stored products, at most one per code; the same array until one is saved. */
  get(): readonly DiscountEntry[];
  save(code: string, discounts: WireDiscounts): void;
  /** Called on every change, here and in other tabs. */
  readonly subscribe: Listeners['subscribe'];
  /** Product codes in the cart whose discounts were never stored. */
  missing(cart: Cart): readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordIn = (stored: unknown): Readonly<Record<string, unknown>> => (isRecord(stored) ? stored : {});

/**
 * `companyId` names the company by whose discounts cards are priced, null where it is everybody's: its discounts take the place of those stored for
 * others.
 */
export const createDiscountStore = (
  unitId: string,
  currency: Currency,
  storages: CartStorages,
  companyId: () => string | null = () => null,
): DiscountStore => {
  const place = (): CartPlace => cartPlace(unitId, storages);
  const readKept = (): Readonly<Record<string, unknown>> => {
    const { storage, discounts } = place();
    const stored = recordIn(readJson(storage, discounts));
    const company = companyId();
    return company === null ? stored : recordIn(stored[company]);
  };
  const readAll = (): readonly DiscountEntry[] =>
    discountsFor(
      Object.values(readKept()).flatMap((wire) => readDiscounts(wire, currency)),
      null,
    );
  let read: { readonly of: string; readonly entries: readonly DiscountEntry[] } | null = null;
  const listeners = createListeners(storageNameOf('discounts:{unit}', unitId), () => {
    read = null;
  });
  return {
    get: () => {
      const of = `${place().discounts} ${companyId() ?? ''}`;
      if (read?.of !== of) read = { of, entries: readAll() };
      return read.entries;
    },
    save: (code, wire) => {
      const company = companyId();
      const { storage, discounts } = place();
      const kept = { ...readKept(), [code]: wire };
      writeJson(storage, discounts, company === null ? kept : { [company]: kept });
      read = null;
      listeners.notify();
    },
    subscribe: listeners.subscribe,
    missing: (cart) => {
      const known = readKept();
      return discountCodes(cart).filter((code) => !Object.hasOwn(known, code));
    },
  };
};
