/** The page on which a salesman makes a card for the customer itself, unless the unit hides it. Source: S2.29, S2.30, S2.54. */
import { msg } from '@lingui/core/macro';
import { lazy } from 'react';
import type { ScreenProps } from '../../page/screen.ts';
import { BuyingPage } from '../product/buying-page.tsx';
import { SellingPage } from './selling-page.tsx';

/** The draft of the tab comes with it. */
const LeaveSelling = lazy(() => import('./leave-selling.tsx').then((module) => ({ default: module.LeaveSelling })));

export const title = msg`A card for yourself`;

export function Screen({ data }: ScreenProps) {
  return (
    <SellingPage>
      <BuyingPage data={data} receiving="self" Leave={LeaveSelling} />
    </SellingPage>
  );
}
