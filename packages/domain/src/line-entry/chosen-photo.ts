/** The giver's photo between the file that was chosen and the shop that has it. Source: spec section 5, S5.33 to S5.35, A-62. */
import type { FileRefusal } from '../file/index.ts';

/** Why the shop has no such photo: its file was refused, or it did not arrive. */
export type PhotoRefusal = FileRefusal | { readonly _tag: 'UploadFailed' };

/** `src` shows it here, null where it is none; `url` is where the shop stored it, null before; `refusal` is of the last file chosen. */
export interface ChosenPhoto {
  readonly name: string | null;
  readonly src: string | null;
  readonly url: string | null;
  readonly refusal: PhotoRefusal | null;
}

/** The photo that is stored at `url`. */
export const storedPhoto = (url: string): ChosenPhoto => ({ name: null, src: url, url, refusal: null });

/** Chosen and neither stored nor refused: who presses the button meanwhile waits for it. */
export const isOnItsWay = (photo: ChosenPhoto | null): boolean =>
  photo !== null && photo.url === null && photo.refusal === null;

/** After a refused file: the photo that is stored stays; without one the file stays, for the giver to replace or to remove. */
export const afterRefusal = (
  stored: ChosenPhoto | null,
  file: Pick<ChosenPhoto, 'name' | 'src'>,
  refusal: PhotoRefusal,
): ChosenPhoto => (stored === null || stored.url === null ? { ...file, url: null, refusal } : { ...stored, refusal });

/** What keeps the card out of the cart: no card is sold without the photo that was chosen for it. */
export const photoObstacle = (photo: ChosenPhoto | null): PhotoRefusal | { readonly _tag: 'PhotoOnItsWay' } | null =>
  photo === null || photo.url !== null ? null : (photo.refusal ?? { _tag: 'PhotoOnItsWay' });
