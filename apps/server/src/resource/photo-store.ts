/**
 * Stores photos, and reads them by their URL. The URL contains a 256-bit secret: anyone who has it may see the photo, and it cannot be
 * guessed.
 */
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { secret, uuid } from '../random.ts';
import type { Shop } from '../shop.ts';

export const PHOTO_PATH = '/media/photo';

/** The URL of a photo, relative to the shop's origin. */
const addressOf = (unitId: string, photoSecret: string): string => `${PHOTO_PATH}/${unitId}/${photoSecret}.jpg`;

const ADDRESS = new RegExp(`^${PHOTO_PATH}/(\\w{1,32})/([\\w-]{43})\\.jpg$`);

/** Unit and secret in a photo's URL; null for any other URL, so that an order cannot refer to external pictures. */
export const readPhotoAddress = (address: string): { readonly unitId: string; readonly secret: string } | null => {
  const [, unitId, photoSecret] = ADDRESS.exec(address) ?? [];
  return unitId === undefined || photoSecret === undefined ? null : { unitId, secret: photoSecret };
};

export const storePhoto = async (
  shop: Pick<Shop, 'connection' | 'random' | 'clock'>,
  owner: { readonly unitId: string; readonly sessionId: string },
  jpeg: Uint8Array,
): Promise<string> => {
  const photoSecret = secret(shop.random);
  await inUnit(shop.connection, owner.unitId, (transaction) =>
    sql`insert into photo (id, bu_id, session_id, secret, jpeg, created_at, unused_since)
      values (${uuid(shop.random)}, ${owner.unitId}, ${owner.sessionId}, ${photoSecret}, ${Buffer.from(jpeg)}, ${shop.clock()},
        ${shop.clock()})`.execute(transaction),
  );
  return addressOf(owner.unitId, photoSecret);
};

/** The photo behind a URL; null if there is none. */
export const loadPhoto = async (shop: Pick<Shop, 'connection'>, address: string): Promise<Uint8Array | null> => {
  const place = readPhotoAddress(address);
  if (place === null) return null;
  const { rows } = await inUnit(shop.connection, place.unitId, (transaction) =>
    sql<{
      jpeg: Uint8Array;
    }>`select jpeg from photo where secret = ${place.secret} and bu_id = ${place.unitId}`.execute(transaction),
  );
  return rows[0]?.jpeg ?? null;
};
