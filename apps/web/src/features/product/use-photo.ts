/**
 * The form's photo: read, turned upright and scaled, cropped by hand, then shown and uploaded at once. What was sent is
 * kept, so that a failed upload can be retried; what was chosen, so that it can be cropped again. A browser that cannot
 * draw sends the file as it is.
 */
import { afterRefusal, type CardForm, type ChosenPhoto, type PhotoRefusal } from '@offrande/domain/line-entry';
import type { PhotoCrop } from '@offrande/domain/personalisation';
import { Result } from 'effect';
import { useState } from 'react';
import type { BuyingDoor } from './buying-context.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

/** A photo that is being cropped. */
interface Cropping {
  readonly name: string;
  readonly photo: PreparedPhoto;
}

export interface PhotoActions {
  readonly select: (file: File) => Promise<void>;
  readonly remove: () => void;
  /** Null if retrying would not help. */
  readonly retry: (() => void) | null;
  /** Being read, scaled or cut: the form does not have it yet. */
  readonly isReading: boolean;
  /** The share that is sent, from 0 to 1; null while it is unknown. */
  readonly sent: number | null;
  /** Null while none is being cropped. */
  readonly cropping: Cropping | null;
  readonly accept: (crop: PhotoCrop) => Promise<void>;
  readonly cancel: () => void;
  /** Crops the chosen photo anew; null if it is not here any more. */
  readonly adjust: (() => void) | null;
}

interface Sent {
  readonly name: string;
  readonly file: Blob;
  readonly format: 'png' | 'jpg';
}

type Change = (next: (form: CardForm) => CardForm) => void;

/**
 * What handles photos, with the dialog that is shown next, so that a photo which can be cropped also finds where. Loaded with the first photo;
 * null where the code does not come.
 */
const loadPhotoCode = () =>
  Promise.all([import('./photo-upload.ts'), import('./prepare-photo.ts'), import('./photo-crop-dialog.tsx')]).then(
    ([upload, drawing]) => ({ ...upload, ...drawing }),
    () => null,
  );

export const usePhoto = (current: ChosenPhoto | null, change: Change, { begin }: BuyingDoor): PhotoActions => {
  const [lastSent, setSent] = useState<Sent | null>(null);
  const [chosen, setChosen] = useState<Cropping | null>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const [isReading, setReading] = useState(false);
  const [sending, setSending] = useState<{ readonly src: string; readonly share: number } | null>(null);
  const [unread, setUnread] = useState<File | null>(null);
  const show = (photo: ChosenPhoto | null): void => change((form) => ({ ...form, photo }));
  const settle = (src: string, photo: ChosenPhoto): void =>
    change((form) => (form.photo?.src === src ? { ...form, photo } : form));
  const refuse = (name: string, refusal: PhotoRefusal, src: string | null = null) =>
    afterRefusal(current, { name, src }, refusal);
  const send = async (sent: Sent): Promise<void> => {
    setSent(sent);
    setReading(false);
    const { name, file, format } = sent;
    const src = URL.createObjectURL(file);
    show({ name, src, url: null, refusal: null });
    const stored = await Promise.all([begin(), import('./photo-upload.ts')])
      .then(([buying, { sendPhoto }]) => sendPhoto(buying.shop, file, format, (share) => setSending({ src, share })))
      .catch((): Result.Result<string, PhotoRefusal> => Result.fail({ _tag: 'UploadFailed' }));
    settle(
      src,
      Result.isSuccess(stored) ? { name, src, url: stored.success, refusal: null } : refuse(name, stored.failure, src),
    );
  };
  const read = async (file: File): Promise<void> => {
    const { name } = file;
    const code = await loadPhotoCode();
    setUnread(code === null ? file : null);
    if (code === null) return show(refuse(name, { _tag: 'UploadFailed' }));
    const type = await code.readChosenPhoto(file);
    if (Result.isFailure(type)) return show(refuse(name, type.failure));
    const photo = await code.preparePhoto(file);
    if (photo !== null) return setCropping({ name, photo });
    if (type.success === 'heic') return show(refuse(name, { _tag: 'HeicUnreadable' }));
    const format = await code.readPhoto(file);
    return Result.isFailure(format) ? show(refuse(name, format.failure)) : send({ name, file, format: format.success });
  };
  const select = async (file: File): Promise<void> => {
    setReading(true);
    await read(file).finally(() => setReading(false));
  };
  const accept = async (crop: PhotoCrop): Promise<void> => {
    const code = await loadPhotoCode();
    if (cropping === null || code === null) return;
    const { name, photo } = cropping;
    setCropping(null);
    setChosen(cropping);
    setReading(true);
    await send({ name, file: await code.cropPhoto(photo, crop), format: 'jpg' }).finally(() => setReading(false));
  };
  const hasFailed = current?.refusal?._tag === 'UploadFailed';
  const again = unread === null ? lastSent && (() => void send(lastSent)) : () => void select(unread);
  return {
    select,
    remove: () => show(null),
    retry: hasFailed ? again : null,
    isReading,
    sent: sending !== null && sending.src === current?.src ? sending.share : null,
    cropping,
    accept,
    cancel: () => setCropping(null),
    adjust: chosen === null || current === null ? null : () => setCropping(chosen),
  };
};
