/** The page that sells a card for the buyer, where the unit does not hide that. Source: S1.76, S2.34, A-43. */
import type { ScreenProps } from '../../page/screen.ts';
import { BuyingScreen } from './buying-page.tsx';

export function Screen({ data }: ScreenProps) {
  return <BuyingScreen data={data} receiving="self" />;
}
