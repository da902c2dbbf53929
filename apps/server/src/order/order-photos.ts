/** Checks that the photos an order names are still stored: a cart may outlive an unused photo. */
import type { CheckoutPayload } from '@offrande/domain/order-payload/schema';
import { type RawBuilder, sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import { readPhotoAddress } from '../resource/photo-store.ts';
import { ownPhoto } from './own-photo.ts';

type Payload = Pick<CheckoutPayload, 'lines'>;
type Place = Pick<CallContext, 'shop' | 'unit'>;

/** The secrets of the photos still stored. */
export type PhotoRows = readonly string[];

/** One for each line; null if it has no photo stored in the shop. */
const secretsOf = ({ lines }: Payload, { shop, unit }: Place): readonly (string | null)[] =>
  lines.map(({ personalImageUrl }) => {
    const path = ownPhoto(personalImageUrl ?? null, unit.id, shop.publicOrigin) ?? null;
    return path === null ? null : (readPhotoAddress(path)?.secret ?? null);
  });

export const hasPhotos = (payload: Payload, place: Place): boolean =>
  secretsOf(payload, place).some((secret) => secret !== null);

/** An SQL expression: the lines' photos still stored, locked until the order is written. */
export const photoRows = (payload: Payload, place: Place): RawBuilder<PhotoRows> => {
  const secrets = secretsOf(payload, place).filter((secret) => secret !== null);
  return sql`(select coalesce(jsonb_agg(kept.secret), '[]') from (
    select secret from photo where bu_id = ${place.unit.id} and secret = any(${secrets}::text[]) for share) kept)`;
};

/** Refuses the first line whose photo is gone: `PhotoGone`. */
export const checkPhotos = (payload: Payload, place: Place, kept: PhotoRows): void => {
  const at = secretsOf(payload, place).findIndex((secret) => secret !== null && !kept.includes(secret));
  if (at >= 0) throw new CallRefused('orderRefused', { field: `lines.${at}.personalImageUrl`, reason: 'PhotoGone' });
};
