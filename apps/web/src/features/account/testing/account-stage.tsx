/** An account page in a test or story: with access check, session and address. */
import type { PageUnit } from '@offrande/api-client/contract';
import { type ReactNode, Suspense } from 'react';
import type { MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { type Place, Stage } from '../../../shop/testing/stage.tsx';
import { Entry } from '../../session/entry.tsx';
import { AccountFrame } from '../account-frame.tsx';

interface AccountStageProps {
  readonly shop: MemoryShop;
  readonly place: Place;
  /** Overrides of the sample unit. */
  readonly unit?: Partial<PageUnit>;
  readonly children: ReactNode;
}

export function AccountStage({ shop, place, unit = {}, children }: AccountStageProps) {
  return (
    <Stage shop={shop} place={place} unit={unit}>
      <Suspense>
        <Entry>
          <AccountFrame>{children}</AccountFrame>
        </Entry>
      </Suspense>
    </Stage>
  );
}
