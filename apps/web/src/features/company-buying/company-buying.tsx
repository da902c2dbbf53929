/** The page on which a company buys a card for another person. Source: S2.26, S2.55. */
import type { ScreenProps } from '../../page/screen.ts';
import { CompanyBuyingPage } from './company-buying-page.tsx';

export function Screen({ data }: ScreenProps) {
  return <CompanyBuyingPage data={data} receiving="friend" />;
}
