/** The page on which a company buys a card for another person. Source: S2.26, S2.55. */
import { msg } from '@lingui/core/macro';
import type { ScreenProps } from '../../page/screen.ts';
import { BuyingPage } from '../product/buying-page.tsx';
import { OrderingPage } from './ordering-page.tsx';

export const title = msg`A card for someone else`;

export function Screen({ data }: ScreenProps) {
  return (
    <OrderingPage>
      <BuyingPage data={data} receiving="friend" />
    </OrderingPage>
  );
}
