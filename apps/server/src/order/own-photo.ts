/** Photos that an order names were uploaded to the shop itself; an address elsewhere would be fetched or shown under the shop's name. */
import { readPhotoAddress } from '../resource/photo-store.ts';

/** The path of a photo kept for this unit, null for none, undefined for any other address. */
export const ownPhoto = (address: string | null, unitId: string, publicOrigin: string): string | null | undefined => {
  if (address === null || address === '') return null;
  const path = address.startsWith(`${publicOrigin}/`) ? address.slice(publicOrigin.length) : address;
  return readPhotoAddress(path)?.unitId === unitId ? path : undefined;
};
