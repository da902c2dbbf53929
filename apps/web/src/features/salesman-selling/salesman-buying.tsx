/** The page on which a salesman makes a card for another person. Source: S2.28, S2.54. */
import { msg } from '@lingui/core/macro';
import { lazy } from 'react';
import type { ScreenProps } from '../../page/screen.ts';
import { BuyingPage } from '../product/buying-page.tsx';
import { SellingPage } from './selling-page.tsx';

/** The draft of the tab comes with it. */
const LeaveSelling = lazy(() => import('./leave-selling.tsx').then((module) => ({ default: module.LeaveSelling })));

export const title = msg`A card for someone else`;

export function Screen({ data }: ScreenProps) {
  return (
    <SellingPage>
      <BuyingPage data={data} receiving="friend" Leave={LeaveSelling} />
    </SellingPage>
  );
}
