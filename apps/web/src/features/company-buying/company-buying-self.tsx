/** The page on which a company buys a card for itself, unless the unit hides it. Source: S1.76, S2.27, S2.55. */
import type { ScreenProps } from '../../page/screen.ts';
import { CompanyBuyingPage } from './company-buying-page.tsx';

export function Screen({ data }: ScreenProps) {
  return <CompanyBuyingPage data={data} receiving="self" />;
}
