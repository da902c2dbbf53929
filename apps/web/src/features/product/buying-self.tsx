/** The page for buying a card for oneself, unless the unit hides it. Source: S1.76, S2.34, A-43. */
import type { ScreenProps } from '../../page/screen.ts';
import { BuyingScreen } from './buying-page.tsx';

export function Screen({ data }: ScreenProps) {
  return <BuyingScreen data={data} receiving="self" />;
}
