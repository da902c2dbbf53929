/**
 * What the shop remembers of a buyer until the browser is closed: the choice to go on as a guest, what a guest typed, the
 * coupons, and the order that is being paid. Source: spec section 3 ("Storage", S3.49, S3.59), A-19, A-34.
 */
import { couponFromWire } from '@offrande/domain/coupon';
import type { Coupon } from '@offrande/domain/coupon';
import type { Currency } from '@offrande/domain/money';
import { PAYMENT_MEANS, type PaymentMeans } from '@offrande/domain/payment';
import { Result, Schema } from 'effect';
import { type Keep, readJson, writeJson } from './keep.ts';

/** The order that was created and is neither confirmed nor cancelled. */
export interface OrderBeingPaid {
  readonly notConfirmYetOrderNo: string;
  readonly paymentLogId: string | null;
  readonly chosenMeans: PaymentMeans | null;
}

/** A guest's fields as typed. */
export interface GuestTexts {
  readonly name: string;
  readonly email: string;
  readonly confirmEmail: string;
  readonly areaCode: string;
  readonly mobile: string;
}

export interface ShopSession {
  isAllowedToContinueAsGuest(): boolean;
  allowGuest(): void;
  readGuest(): GuestTexts;
  keepGuest(guest: GuestTexts): void;
  readCoupons(): readonly Coupon[];
  keepCoupons(coupons: readonly Coupon[]): void;
  readOrder(): OrderBeingPaid | null;
  keepOrder(order: OrderBeingPaid | null): void;
}

const GUEST_KEYS = {
  name: 'guestName',
  email: 'guestEmail',
  confirmEmail: 'guestConfirmEmail',
  areaCode: 'guestAreaCode',
  mobile: 'guestMobileNo',
} as const satisfies Record<keyof GuestTexts, string>;

const storedOrder = Schema.Struct({
  notConfirmYetOrderNo: Schema.NonEmptyString,
  paymentLogId: Schema.NullOr(Schema.String),
  chosenMeans: Schema.NullOr(Schema.Literals(PAYMENT_MEANS)),
});

/** `keep` is the session storage of the browser; coupons and order are kept by unit. */
export const createSession = (unitId: string, currency: Currency, keep: Keep): ShopSession => {
  const [couponsKey, orderKey] = [`couponList:${unitId}`, `order:${unitId}`];
  const coupons = Schema.Array(couponFromWire(currency));
  return {
    isAllowedToContinueAsGuest: () => keep.getItem('isAllowToContinueAsGuest') === 'true',
    allowGuest: () => keep.setItem('isAllowToContinueAsGuest', 'true'),
    readGuest: () => ({
      name: keep.getItem(GUEST_KEYS.name) ?? '',
      email: keep.getItem(GUEST_KEYS.email) ?? '',
      confirmEmail: keep.getItem(GUEST_KEYS.confirmEmail) ?? '',
      areaCode: keep.getItem(GUEST_KEYS.areaCode) ?? '',
      mobile: keep.getItem(GUEST_KEYS.mobile) ?? '',
    }),
    keepGuest: (guest) => {
      for (const field of Object.keys(GUEST_KEYS) as (keyof GuestTexts)[]) {
        keep.setItem(GUEST_KEYS[field], guest[field]);
      }
    },
    readCoupons: () => Result.getOrElse(Schema.decodeUnknownResult(coupons)(readJson(keep, couponsKey)), () => []),
    keepCoupons: (list) => writeJson(keep, couponsKey, Schema.encodeSync(coupons)(list)),
    readOrder: () => Result.getOrElse(Schema.decodeUnknownResult(storedOrder)(readJson(keep, orderKey)), () => null),
    keepOrder: (order) => (order === null ? keep.removeItem(orderKey) : writeJson(keep, orderKey, order)),
  };
};
