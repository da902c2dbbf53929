/** A page in its frame for stories: boot data, an in-memory address, and mocked responses. */
import { I18nProvider } from '@lingui/react';
import type { Boot } from '@offrande/api-client/contract';
import { type ComponentType, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Frame } from '../../layouts/frame.tsx';
import { BootProvider } from '../../page/boot.tsx';
import { ENGLISH } from './english.ts';
import { useStoryTexts } from './story-language.ts';
import type { ScreenProps } from '../../page/screen.ts';

export interface PageStageProps {
  readonly boot: Boot;
  readonly Screen: ComponentType<ScreenProps>;
  /** Query string of the address, including the question mark. */
  readonly search?: string;
}

const WRITTEN = { tag: 'en', messages: ENGLISH };

export function PageStage({ boot, Screen, search = '' }: PageStageProps) {
  const { i18n } = useStoryTexts(WRITTEN);
  const [place] = useState(() => memoryLocation({ path: boot.path + search }));
  return (
    <BootProvider value={boot}>
      <I18nProvider i18n={i18n}>
        <Router hook={place.hook} searchHook={place.searchHook}>
          <RouterProvider navigate={place.navigate}>
            <Frame kind="shop" path={boot.path} isLoading={false}>
              <Screen data={boot.data} params={{}} />
            </Frame>
          </RouterProvider>
        </Router>
      </I18nProvider>
    </BootProvider>
  );
}

/**
 * Responds to every fetch of a story with `value`, or never if it is undefined; returns a function that restores fetch.
 */
export const answerStory = (value: unknown, status = 200): (() => void) => {
  const real = globalThis.fetch;
  globalThis.fetch = (address, init) => {
    if (!String(address).startsWith('/_data/')) return real(address, init);
    if (value === undefined) return new Promise(() => undefined);
    return Promise.resolve(new Response(JSON.stringify(value), { status }));
  };
  return () => {
    globalThis.fetch = real;
  };
};
