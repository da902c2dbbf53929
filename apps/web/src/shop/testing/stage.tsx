/** The surroundings of a screen in a test or story: boot data, language, an in-memory address, the shop in memory. */
import type { Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Boot, PageUnit } from '@offrande/api-client/contract';
import { type ReactNode, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { BootProvider } from '../../page/boot.tsx';
import { ENGLISH } from '../../app/testing/english.ts';
import { homeBoot, UNIT } from '../../app/testing/sample-boot.ts';
import { useStoryTexts } from '../../app/testing/story-language.ts';
import { GivenShop } from '../shop-context.tsx';
import type { MemoryShop } from './memory-shop.ts';

const bootIn = (tag: string, unit: Partial<PageUnit>): Boot => ({
  ...homeBoot,
  language: { code: tag, tag, direction: 'ltr', ownName: tag },
  unit: { ...UNIT, pages: ['/sales-conditions', '/terms', '/privacy-policy'], ...unit },
  data: { kind: 'none' },
});

export type Place = ReturnType<typeof placeAt>;

/** An in-memory address bar; `history` lists the visited addresses. */
export const placeAt = (path: string) => memoryLocation({ path, record: true });

interface StageProps {
  readonly shop: MemoryShop;
  readonly place: Place;
  readonly messages?: Messages;
  /** Overrides of the sample unit. */
  readonly unit?: Partial<PageUnit>;
  readonly children: ReactNode;
}

export function Stage({ shop, place, messages = ENGLISH, unit = {}, children }: StageProps) {
  const { i18n, tag } = useStoryTexts({ tag: shop.numbers.languageTag, messages });
  const shown = useMemo(
    () => (tag === shop.numbers.languageTag ? shop : { ...shop, numbers: { ...shop.numbers, languageTag: tag } }),
    [shop, tag],
  );
  return (
    <BootProvider value={bootIn(tag, unit)}>
      <I18nProvider i18n={i18n}>
        <Router hook={place.hook} searchHook={place.searchHook}>
          <RouterProvider navigate={place.navigate}>
            <GivenShop shop={shown}>
              <main id="main">{children}</main>
            </GivenShop>
          </RouterProvider>
        </Router>
      </I18nProvider>
    </BootProvider>
  );
}
