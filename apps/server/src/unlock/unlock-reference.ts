/**
 * The unlock reference of an order, as printed in the parcel's letter (architecture section 11). Its secret is derived from the order number
 * with the vault's key: it is the same in every parcel of the order and need not be stored.
 */
import type { OrderNo } from '@offrande/domain/order';
import { UNLOCK_SECRET_BYTES, unlockSecret, formatUnlockReference } from '@offrande/domain/unlock';
import type { Shop } from '../shop.ts';

const PURPOSE = 'unlock';

/** The order's secret in its canonical form, to be compared with user input. */
export const deriveUnlockSecret = ({ vault }: Pick<Shop, 'vault'>, unitId: string, orderNo: string): string => {
  const hmac = Buffer.from(vault.hmac(PURPOSE, `${unitId}:${orderNo}`), 'base64url');
  return unlockSecret(new Uint8Array(hmac.subarray(0, UNLOCK_SECRET_BYTES)));
};

export const unlockReference = (shop: Pick<Shop, 'vault'>, unitId: string, orderNo: string): string =>
  formatUnlockReference({ orderNo: orderNo as OrderNo, secret: deriveUnlockSecret(shop, unitId, orderNo) });
