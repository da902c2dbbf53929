/** One card of a file's line (spec sections 3 and 5, S3.14, S5.78, A-141). */
import type { CartLine } from '../cart/index.ts';
import type { RowValues } from './row.ts';

/**
 * The card of a row: its own receiver, texts and customer ID, everything else from the line of the file. A row without
 * a text has the line's message for all cards, and one without a customer ID has the line's.
 */
export const cardOfRow = (
  line: CartLine,
  { receiver, message, message2, customerId }: Pick<RowValues, 'receiver' | 'message' | 'message2' | 'customerId'>,
): CartLine => {
  const texts = message === '' && message2 === '' ? line : { message, message2 };
  return {
    ...line,
    file: null,
    quantity: 1,
    receiver,
    message: texts.message,
    message2: texts.message2,
    customerId: customerId === '' ? line.customerId : customerId,
  };
};
