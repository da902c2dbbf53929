/** The form's photo: shown and uploaded at once. The file is kept, so that a failed upload can be retried. */
import { afterRefusal, type CardForm, type ChosenPhoto, type PhotoRefusal } from '@offrande/domain/line-entry';
import { Result } from 'effect';
import { useState } from 'react';
import type { BuyingDoor } from './buying-context.ts';
import { readPhoto, sendPhoto } from './photo-upload.ts';

export interface PhotoActions {
  readonly select: (file: File) => Promise<void>;
  readonly remove: () => void;
  /** Null if retrying would not help. */
  readonly retry: (() => void) | null;
}

type Change = (next: (form: CardForm) => CardForm) => void;

export const usePhoto = (current: ChosenPhoto | null, change: Change, { begin }: BuyingDoor): PhotoActions => {
  const [file, setFile] = useState<File | null>(null);
  const show = (photo: ChosenPhoto | null): void => change((form) => ({ ...form, photo }));
  const settle = (src: string, photo: ChosenPhoto): void =>
    change((form) => (form.photo?.src === src ? { ...form, photo } : form));
  const refuse = ({ name }: File, src: string | null, refusal: PhotoRefusal) =>
    afterRefusal(current, { name, src }, refusal);
  const select = async (chosen: File): Promise<void> => {
    setFile(chosen);
    const { name } = chosen;
    const read = await readPhoto(chosen);
    if (Result.isFailure(read)) return show(refuse(chosen, null, read.failure));
    const src = URL.createObjectURL(chosen);
    show({ name, src, url: null, refusal: null });
    const sent = await begin()
      .then((buying) => sendPhoto(buying.shop, chosen, read.success))
      .catch((): Result.Result<string, PhotoRefusal> => Result.fail({ _tag: 'UploadFailed' }));
    settle(
      src,
      Result.isSuccess(sent) ? { name, src, url: sent.success, refusal: null } : refuse(chosen, src, sent.failure),
    );
  };
  const canRetry = file !== null && current?.refusal?._tag === 'UploadFailed';
  return { select, remove: () => show(null), retry: canRetry ? () => void select(file) : null };
};
