/** The buyer's photo, from the chosen file to the stored one. Source: spec section 5, S5.33 to S5.35, A-62. */
import type { FileRefusal } from '../file/index.ts';

/**
 * Why the photo is not stored: its file was refused, this browser cannot read its format (`HeicUnreadable`), or the
 * upload failed.
 */
export type PhotoRefusal = FileRefusal | { readonly _tag: 'HeicUnreadable' } | { readonly _tag: 'UploadFailed' };

/**
 * `src` is its preview, null if there is none; `url` is where the shop stored it, null before; `refusal` is that of the
 * last chosen file.
 */
export interface ChosenPhoto {
  readonly name: string | null;
  readonly src: string | null;
  readonly url: string | null;
  readonly refusal: PhotoRefusal | null;
}

/** The photo that is stored at `url`. */
export const storedPhoto = (url: string): ChosenPhoto => ({ name: null, src: url, url, refusal: null });

/** Chosen and neither stored nor refused yet: a press of the button waits for it. */
export const isOnItsWay = (photo: ChosenPhoto | null): boolean =>
  photo !== null && photo.url === null && photo.refusal === null;

/** After a refused file: a stored photo stays; without one the file stays, to be replaced or removed. */
export const afterRefusal = (
  stored: ChosenPhoto | null,
  file: Pick<ChosenPhoto, 'name' | 'src'>,
  refusal: PhotoRefusal,
): ChosenPhoto => (stored === null || stored.url === null ? { ...file, url: null, refusal } : { ...stored, refusal });

/**
 * The photo as it outlives its page: with the shop's own address as its preview. One that the shop does not have yet
 * is lost with the page and refused as `UploadFailed`, so that no card is added without it.
 */
export const keptPhoto = (photo: ChosenPhoto | null): ChosenPhoto | null => {
  if (photo === null) return null;
  const { name, url, refusal } = photo;
  return { name, src: url, url, refusal: url === null ? (refusal ?? { _tag: 'UploadFailed' }) : refusal };
};

/** Why the card cannot be added to the cart: no card is sold without its chosen photo. */
export const photoObstacle = (photo: ChosenPhoto | null): PhotoRefusal | { readonly _tag: 'PhotoOnItsWay' } | null =>
  photo === null || photo.url !== null ? null : (photo.refusal ?? { _tag: 'PhotoOnItsWay' });
