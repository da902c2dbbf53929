/**
 * Adding texts to a page that is shown. Lingui hands components a fresh copy of its catalogue after every change, so the
 * one that texts are added to is kept here.
 */
import type { I18n } from '@lingui/core';
import { createContext, useCallback, useContext } from 'react';
import { addTexts } from './i18n.ts';
import type { TextsName } from './screen-groups.ts';

const TextsContext = createContext<I18n | null>(null);

export const TextsProvider = TextsContext.Provider;

/** Without a provider (a screen alone, in a test or story) there is nothing to add to. */
export const useAddTexts = (): ((name: TextsName) => Promise<void>) => {
  const i18n = useContext(TextsContext);
  return useCallback((name) => (i18n === null ? Promise.resolve() : addTexts(i18n, name)), [i18n]);
};
