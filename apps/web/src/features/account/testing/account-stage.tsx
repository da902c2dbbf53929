/** A page of the account in a test or story: entered, with its session, at an address. */
import { type ReactNode, Suspense } from 'react';
import type { MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { type Place, Stage } from '../../../shop/testing/stage.tsx';
import { Entry } from '../../session/entry.tsx';
import { AccountFrame } from '../account-frame.tsx';

interface AccountStageProps {
  readonly shop: MemoryShop;
  readonly place: Place;
  readonly children: ReactNode;
}

export function AccountStage({ shop, place, children }: AccountStageProps) {
  return (
    <Stage shop={shop} place={place}>
      <Suspense>
        <Entry>
          <AccountFrame>{children}</AccountFrame>
        </Entry>
      </Suspense>
    </Stage>
  );
}
