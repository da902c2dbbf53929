/** The page for buying a card for another person. Source: S2.33, A-43. */
import type { ScreenProps } from '../../page/screen.ts';
import { BuyingScreen } from './buying-page.tsx';

export function Screen({ data }: ScreenProps) {
  return <BuyingScreen data={data} receiving="friend" />;
}
