/** The example of a valid entry as this unit writes it: an amount has the decimal sign of the page's language. */
import type { BulkError } from '@offrande/domain/bulk-order';
import { formatAmountForField } from '@offrande/domain/locale';
import { decodeAmount } from '@offrande/domain/money';
import { Result } from 'effect';
import { useShop } from '../../shop/shop-context.tsx';

export const useExample = ({ column, example }: BulkError): string => {
  const { currency, numbers } = useShop();
  if (column !== 'amount') return example;
  const amount = decodeAmount(example, currency);
  return Result.isSuccess(amount) ? formatAmountForField(amount.success, numbers.decimalSeparator) : example;
};
