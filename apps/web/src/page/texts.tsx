/**
 * Adds texts to a rendered page. Lingui passes a copy of its catalogue to components, so the original, to which texts
 * are added, is provided here.
 */
import type { I18n } from '@lingui/core';
import { createContext, useCallback, useContext } from 'react';
import { addTexts } from './i18n.ts';
import type { TextsName } from './screen-groups.ts';

const TextsContext = createContext<I18n | null>(null);

export const TextsProvider = TextsContext.Provider;

/** Without a provider (a single screen in a test or story) there is nothing to add to. */
export const useAddTexts = (): ((name: TextsName) => Promise<void>) => {
  const i18n = useContext(TextsContext);
  return useCallback((name) => (i18n === null ? Promise.resolve() : addTexts(i18n, name)), [i18n]);
};
