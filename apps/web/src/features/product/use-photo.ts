/** The photo of the form: shown at once, sent at once; a photo that was refused leaves the one before in its place. */
import { Result } from 'effect';
import { useState } from 'react';
import type { BuyingDoor } from './buying-context.ts';
import { readPhoto, sendPhoto, type PhotoRefusal } from './photo-upload.ts';
import type { ChosenPhoto, CardForm } from '@offrande/domain/line-entry';

export interface PhotoActs {
  readonly refusal: PhotoRefusal | null;
  readonly select: (file: File) => Promise<void>;
  readonly remove: () => void;
}

type Change = (next: (form: CardForm) => CardForm) => void;

export const usePhoto = (current: ChosenPhoto | null, change: Change, { begin }: BuyingDoor): PhotoActs => {
  const [refusal, setRefusal] = useState<PhotoRefusal | null>(null);
  const show = (photo: ChosenPhoto | null): void => change((form) => ({ ...form, photo }));
  const settle = (src: string, photo: ChosenPhoto | null): void =>
    change((form) => (form.photo?.src === src ? { ...form, photo } : form));
  const select = async (file: File): Promise<void> => {
    setRefusal(null);
    const read = await readPhoto(file);
    if (Result.isFailure(read)) return setRefusal(read.failure);
    const src = URL.createObjectURL(file);
    show({ name: file.name, src, url: null });
    const sent = await begin()
      .then((buying) => sendPhoto(buying.shop, file, read.success))
      .catch((): Result.Result<string, PhotoRefusal> => Result.fail({ _tag: 'UploadFailed' }));
    if (Result.isSuccess(sent)) return settle(src, { name: file.name, src, url: sent.success });
    settle(src, current?.url === null ? null : current);
    setRefusal(sent.failure);
  };
  const remove = (): void => {
    setRefusal(null);
    show(null);
  };
  return { refusal, select, remove };
};
