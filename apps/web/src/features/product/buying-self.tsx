/** The page for buying a card for oneself, unless the unit hides it. Source: S1.76, S2.34, A-43. */
import { msg } from '@lingui/core/macro';
import type { ScreenProps } from '../../page/screen.ts';
import { BuyingScreen } from './buying-page.tsx';

export const title = msg`A card for yourself`;

export function Screen({ data }: ScreenProps) {
  return <BuyingScreen data={data} receiving="self" />;
}
