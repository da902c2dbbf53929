/**
 * What the shop stores of a buyer for the browser session: the choice to continue as a guest, the guest's details, the
 * coupons, and the order being paid. Source: spec section 3 ("Storage", S3.49, S3.59, S3.60), A-19, A-34.
 */
import { couponFromWire } from '@offrande/domain/coupon/schema';
import type { Coupon } from '@offrande/domain/coupon';
import { DOCUMENT_TYPES, type IdentityDocumentEntry } from '@offrande/domain/customer';
import type { Currency } from '@offrande/domain/money';
import type { OrderBeingPaid } from '@offrande/domain/order';
import { PAYMENT_MEANS } from '@offrande/domain/payment';
import { storageNameOf, type StorageName } from '@offrande/domain/browser-storage';
import { Result, Schema, Struct } from 'effect';
import { type KeyValueStore, readJson, writeJson } from './key-value-store.ts';

/** A guest's details as typed. */
export interface GuestTexts extends IdentityDocumentEntry {
  readonly name: string;
  readonly email: string;
  readonly confirmEmail: string;
  readonly areaCode: string;
  readonly mobile: string;
}

export interface Visit {
  isAllowedToContinueAsGuest(): boolean;
  allowGuest(): void;
  /** Forgets the choice to continue as a guest, and the guest's details. */
  endGuest(): void;
  readGuest(): GuestTexts;
  saveGuest(guest: GuestTexts): void;
  readCoupons(): readonly Coupon[];
  saveCoupons(coupons: readonly Coupon[]): void;
  readOrder(): OrderBeingPaid | null;
  saveOrder(order: OrderBeingPaid | null): void;
  /** The order last sent to payment from any tab, including closed ones; null once it has been dealt with. */
  readLeftOrder(): OrderBeingPaid | null;
  /** Another order that this tab, or any, has left to pay since stays marked. */
  forgetOrder(orderNo: string): void;
}

const ALLOWS_GUEST: StorageName = 'isAllowToContinueAsGuest';
const GUEST_KEYS = {
  name: 'guestName',
  email: 'guestEmail',
  confirmEmail: 'guestConfirmEmail',
  areaCode: 'guestAreaCode',
  mobile: 'guestMobileNo',
  documentType: 'guestDocType',
  documentNumber: 'guestIdCardNo',
} as const satisfies Record<keyof GuestTexts, StorageName>;

const storedOrder = Schema.Struct({
  notConfirmYetOrderNo: Schema.NonEmptyString,
  paymentLogId: Schema.NullOr(Schema.String),
  chosenMeans: Schema.NullOr(Schema.Literals(PAYMENT_MEANS)),
  lines: Schema.Array(Schema.Struct({ lineId: Schema.String, quantity: Schema.Int })),
});

const readFrom = (store: KeyValueStore, key: string): OrderBeingPaid | null =>
  Result.getOrElse(Schema.decodeUnknownResult(storedOrder)(readJson(store, key)), () => null);

/** `storage` is the browser's session storage, `lasting` its local storage; coupons and order are stored per unit. */
export const createVisit = (
  unitId: string,
  currency: Currency,
  storage: KeyValueStore,
  lasting: KeyValueStore = storage,
): Visit => {
  const [couponsKey, orderKey, leftKey] = [
    storageNameOf('couponList:{unit}', unitId),
    storageNameOf('order:{unit}', unitId),
    storageNameOf('leftOrder:{unit}', unitId),
  ];
  const coupons = Schema.Array(couponFromWire(currency));
  const read = (field: keyof GuestTexts): string => storage.getItem(GUEST_KEYS[field]) ?? '';
  const readOrder = (): OrderBeingPaid | null => readFrom(storage, orderKey);
  const readLeftOrder = (): OrderBeingPaid | null => readFrom(lasting, leftKey);
  const forgetOrder = (orderNo: string | undefined): void => {
    if (readLeftOrder()?.notConfirmYetOrderNo === orderNo) lasting.removeItem(leftKey);
    if (readOrder()?.notConfirmYetOrderNo === orderNo) storage.removeItem(orderKey);
  };
  return {
    isAllowedToContinueAsGuest: () => storage.getItem(ALLOWS_GUEST) === 'true',
    allowGuest: () => storage.setItem(ALLOWS_GUEST, 'true'),
    endGuest: () => {
      for (const key of [ALLOWS_GUEST, ...Object.values(GUEST_KEYS)]) storage.removeItem(key);
    },
    readGuest: () => ({
      name: read('name'),
      email: read('email'),
      confirmEmail: read('confirmEmail'),
      areaCode: read('areaCode'),
      mobile: read('mobile'),
      documentType: DOCUMENT_TYPES.find((type) => type === read('documentType')) ?? null,
      documentNumber: read('documentNumber'),
    }),
    saveGuest: (guest) => {
      for (const field of Struct.keys(GUEST_KEYS)) {
        storage.setItem(GUEST_KEYS[field], guest[field] ?? '');
      }
    },
    readCoupons: () => Result.getOrElse(Schema.decodeUnknownResult(coupons)(readJson(storage, couponsKey)), () => []),
    saveCoupons: (list) => writeJson(storage, couponsKey, Schema.encodeSync(coupons)(list)),
    readOrder,
    saveOrder: (order) => {
      if (order === null) return forgetOrder(readOrder()?.notConfirmYetOrderNo);
      writeJson(storage, orderKey, order);
      writeJson(lasting, leftKey, order);
    },
    readLeftOrder,
    forgetOrder,
  };
};
