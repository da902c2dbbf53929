/** The page for buying a card for another person. Source: S2.33, A-43. */
import { msg } from '@lingui/core/macro';
import type { ScreenProps } from '../../page/screen.ts';
import { BuyingScreen } from './buying-page.tsx';

export const title = msg`A card for someone else`;

export function Screen({ data }: ScreenProps) {
  return <BuyingScreen data={data} receiving="friend" />;
}
