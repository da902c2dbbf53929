/** Downloads a file that a call answers in base64. */
import { useState } from 'react';
import { decodeBase64, type FileToSave } from './save-file.ts';
import { useShop } from './shop-context.tsx';

/** A file as calls answer it; `content` is base64. */
interface AnsweredFile extends Pick<FileToSave, 'fileName' | 'contentType'> {
  readonly content: string;
}

export interface FileDownload<Wish extends unknown[]> {
  readonly isAsked: boolean;
  readonly hasFailed: boolean;
  readonly ask: (...wish: Wish) => void;
}

export const useFileDownload = <Wish extends unknown[]>(
  read: (...wish: Wish) => Promise<AnsweredFile>,
): FileDownload<Wish> => {
  const { saveFile } = useShop();
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const ask = async (...wish: Wish): Promise<void> => {
    setAsked(true);
    setFailed(false);
    try {
      const file = await read(...wish);
      saveFile({ ...file, content: decodeBase64(file.content) });
    } catch {
      setFailed(true);
    }
    setAsked(false);
  };
  return { isAsked, hasFailed, ask: (...wish) => void ask(...wish) };
};
