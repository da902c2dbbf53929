/** Numbers of new orders, quotations and top-ups. */
import { draw, type Random } from '../random.ts';

/** Crockford's letters: no I, L, O or U to misread. Twelve of them are 60 bits. */
const ORDER_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const newOrderNo = (random: Random): string =>
  draw(random, ORDER_LETTERS, 12).replace(/(.{4})(.{4})(.{4})/, '$1-$2-$3');
