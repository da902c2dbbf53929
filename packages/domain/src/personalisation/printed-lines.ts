/**
 * The giver's texts as a preview shows them while they are typed: what is too long is flagged, and kept in its field.
 * Source: spec section 5, A-27.
 */
import type { Product } from '../catalogue/index.ts';
import { charactersLeft, cutAfter } from '../text/index.ts';
import { messageChecks } from './choice.ts';
import type { Personalisation } from './personalisation.ts';

type GiverTexts = Pick<Personalisation, 'message' | 'message2'>;
type PrintedOn = Pick<Product, 'hasTemplates'>;

/** The lines on the card, each as far as it would be printed; none on a product without templates. */
export const printedLines = ({ message, message2 }: GiverTexts, product: PrintedOn): readonly string[] => {
  if (!product.hasTemplates) return [];
  const limits = messageChecks(product);
  return [cutAfter(message, limits.message.max), cutAfter(message2, limits.message2.max)];
};

/** True if a line or the message has more characters than it may have. */
export const isTooLong = ({ message, message2 }: GiverTexts, product: PrintedOn): boolean => {
  const limits = messageChecks(product);
  return charactersLeft(message, limits.message.max) < 0 || charactersLeft(message2, limits.message2.max) < 0;
};
