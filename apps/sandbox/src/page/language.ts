/** The two languages of the sandbox's pages. `?lang=` wins, then what the payment asked for, then the browser's wish; English is the rest. */
import type { Context } from 'hono';

export type Language = 'en' | 'fr';

const known = (tag: string | undefined): Language | undefined => {
  const code = tag?.trim().slice(0, 2).toLowerCase();
  return code === 'en' || code === 'fr' ? code : undefined;
};

export const languageOf = (c: Context, preferred?: string): Language =>
  known(c.req.query('lang')) ??
  known(preferred) ??
  c.req.header('accept-language')?.split(',').map(known).find(Boolean) ??
  'en';
