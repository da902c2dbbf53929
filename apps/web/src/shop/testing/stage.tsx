/** What surrounds a screen in a test or story: boot data, language, an address of its own, the shop in memory. */
import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Boot } from '@offrande/api-client/contract';
import { useState, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { BootProvider } from '../../app/boot.tsx';
import { ENGLISH } from '../../app/testing/english.ts';
import { homeBoot, UNIT } from '../../app/testing/sample-boot.ts';
import { GivenShop } from '../shop-context.tsx';
import type { MemoryShop } from './memory-shop.ts';

const bootIn = (tag: string): Boot => ({
  ...homeBoot,
  language: { code: tag, tag, direction: 'ltr', ownName: tag },
  unit: { ...UNIT, pages: ['/sales-conditions'] },
  data: { kind: 'none' },
});

export type Place = ReturnType<typeof placeAt>;

/** An address bar in memory; `history` lists where it has been. */
export const placeAt = (path: string) => memoryLocation({ path, record: true });

interface StageProps {
  readonly shop: MemoryShop;
  readonly place: Place;
  readonly messages?: Messages;
  readonly children: ReactNode;
}

export function Stage({ shop, place, messages = ENGLISH, children }: StageProps) {
  const tag = shop.numbers.languageTag;
  const [i18n] = useState(() => setupI18n({ locale: tag, messages: { [tag]: messages } }));
  return (
    <BootProvider value={bootIn(tag)}>
      <I18nProvider i18n={i18n}>
        <Router hook={place.hook} searchHook={place.searchHook}>
          <RouterProvider navigate={place.navigate}>
            <GivenShop shop={shop}>
              <main id="main">{children}</main>
            </GivenShop>
          </RouterProvider>
        </Router>
      </I18nProvider>
    </BootProvider>
  );
}
