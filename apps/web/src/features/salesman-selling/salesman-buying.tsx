/** The page on which a salesman makes a card for another person. Source: S2.28, S2.54. */
import { msg } from '@lingui/core/macro';
import type { ScreenProps } from '../../page/screen.ts';
import { BuyingPage } from '../product/buying-page.tsx';
import { LeaveSelling } from './leave-selling.tsx';
import { SellingPage } from './selling-page.tsx';

export const title = msg`A card for someone else`;

export function Screen({ data }: ScreenProps) {
  return (
    <SellingPage>
      <BuyingPage data={data} receiving="friend" Leave={LeaveSelling} />
    </SellingPage>
  );
}
