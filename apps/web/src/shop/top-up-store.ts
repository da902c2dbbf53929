/**
 * The stored state of a top-up: the one being paid, in the tab that left for the provider, and the last booked payment,
 * so that a reload does not book it again. Source: S4.98, S4.99, A-87.
 */
import { PAYMENT_MEANS, PAYMENT_PROVIDER_IDS, PAYMENT_TYPES } from '@offrande/domain/payment';
import type { TopUpUnderWay } from '@offrande/domain/top-up';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { Result, Schema } from 'effect';
import { type KeyValueStore, readJson, writeJson } from './key-value-store.ts';
import type { Shop } from './shop.ts';

export interface TopUpStore {
  readUnderWay(): TopUpUnderWay | null;
  saveUnderWay(topUp: TopUpUnderWay): void;
  readBookedPaymentId(): string | null;
  saveBookedPaymentId(paymentId: string): void;
}

const Text = Schema.NullOr(Schema.String);
const underWay = Schema.Struct({
  type: Schema.Literals(PAYMENT_TYPES),
  provider: Schema.Literals(PAYMENT_PROVIDER_IDS),
  orderNo: Text,
  itemCode: Text,
  card: Text,
  paymentLogId: Text,
  chosenMeans: Schema.NullOr(Schema.Literals(PAYMENT_MEANS)),
  entry: Schema.String,
});
const decode = Schema.decodeUnknownResult(underWay);

/** `tab` is the session storage, `lasting` the local storage. */
export const createTopUpStore = (unitId: string, tab: KeyValueStore, lasting: KeyValueStore): TopUpStore => {
  const [underWayKey, bookedKey] = [storageNameOf('topUp:{unit}', unitId), storageNameOf('bookedTopUp:{unit}', unitId)];
  return {
    readUnderWay: () => Result.getOrElse(decode(readJson(tab, underWayKey)), () => null),
    saveUnderWay: (topUp) => writeJson(tab, underWayKey, topUp),
    readBookedPaymentId: () => lasting.getItem(bookedKey),
    saveBookedPaymentId: (paymentId) => lasting.setItem(bookedKey, paymentId),
  };
};

/** The parts of a shop that a top-up store needs. */
export type TopUpStoreInputs = 'unitId' | 'tab' | 'local';

export const topUpStore = ({ unitId, tab, local }: Pick<Shop, TopUpStoreInputs>): TopUpStore =>
  createTopUpStore(unitId, tab, local);
