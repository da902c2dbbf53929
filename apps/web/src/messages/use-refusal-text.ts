/** The message of a refusal in the page's language. */
import { useLingui } from '@lingui/react';
import { formatMoneyShort, formatNumber } from '@offrande/domain/locale';
import { useNumberStyle } from '../page/number-style.ts';
import type { Refusal } from './refusal.ts';
import { refusalMessage, type ValueWriter } from './refusal-message.ts';

export const useRefusalText = (): ((refusal: Refusal) => string) => {
  const { i18n } = useLingui();
  const style = useNumberStyle();
  const write: ValueWriter = {
    money: (amount) => formatMoneyShort(amount, style),
    number: (value) => formatNumber(String(value), style),
    say: (text) => i18n._(text),
  };
  return (refusal) => i18n._(refusalMessage(refusal, write));
};
