/** The texts of another group than the page's, for a part that few pages show; its code asks for them when it is shown. */
import { useCallback } from 'react';
import type { TextsName } from '../page/screen-groups.ts';
import { useAddTexts } from '../page/texts.tsx';
import { type Answer, useAnswer } from './use-answer.ts';

/** The answer is true once they can be read. */
export const useAddedTexts = (name: TextsName): Answer<true> => {
  const addTexts = useAddTexts();
  const add = useCallback(async (): Promise<true> => {
    await addTexts(name);
    return true;
  }, [addTexts, name]);
  return useAnswer(add);
};
