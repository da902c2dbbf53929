/** The symbol of the unit's currency in the page's language: €, or the code if there is none. */
import { useBoot, localeTag } from '../../page/boot.tsx';

export const useCurrencySign = (): string => {
  const boot = useBoot();
  const parts = new Intl.NumberFormat(localeTag(boot), {
    style: 'currency',
    currency: boot.unit.currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? boot.unit.currency;
};
