/**
 * The language that stories are shown in. A story's play function runs in English, since it finds elements by name;
 * then the story is shown in the language chosen in the toolbar, if the app has texts in it.
 */
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

interface StoryLanguage {
  readonly tag: string;
  readonly messages: Messages;
}

const CATALOGUES = import.meta.glob<Messages>('../../locales/**/*.po', { import: 'messages' });

const listeners = new Set<() => void>();
let shown: StoryLanguage | null = null;
let asked = '';

const show = (language: StoryLanguage | null): void => {
  shown = language;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const showStoryAsWritten = (): void => {
  asked = '';
  show(null);
};

/** `language` is the name of its catalogues. */
export const showStoryIn = async (language: string, tag: string): Promise<void> => {
  asked = language;
  const loads = Object.keys(CATALOGUES).filter((file) => language !== 'en' && file.endsWith(`/${language}.po`));
  const texts = await Promise.all(loads.map((file) => CATALOGUES[file]!()));
  if (asked === language) show(texts.length === 0 ? null : { tag, messages: Object.assign({}, ...texts) });
};

/** The texts of a stage: English, or the toolbar's language. */
export const useStoryTexts = (written: StoryLanguage): { readonly i18n: I18n; readonly tag: string } => {
  const { tag, messages } = useSyncExternalStore(subscribe, () => shown) ?? written;
  const [i18n] = useState(() => setupI18n({ locale: tag, messages: { [tag]: messages } }));
  useLayoutEffect(() => {
    if (i18n.locale !== tag) i18n.loadAndActivate({ locale: tag, messages });
  }, [i18n, tag, messages]);
  return { i18n, tag };
};
