/** An order's photos must have been uploaded to the shop: an external URL would be fetched or shown under the shop's name. */
import { readPhotoAddress } from '../resource/photo-store.ts';

/** The path of a photo stored for this unit, null for none, undefined for any other URL. */
export const ownPhoto = (address: string | null, unitId: string, publicOrigin: string): string | null | undefined => {
  if (address === null || address === '') return null;
  const path = address.startsWith(`${publicOrigin}/`) ? address.slice(publicOrigin.length) : address;
  return readPhotoAddress(path)?.unitId === unitId ? path : undefined;
};
