/**
 * The two languages of the sandbox's pages. `?lang=` wins, then the language of the payment, then the one the browser
 * prefers; English is the fallback.
 */
import type { Context } from 'hono';

export type Language = 'en' | 'fr';

const known = (tag: string | undefined): Language | undefined => {
  const code = tag?.trim().slice(0, 2).toLowerCase();
  return code === 'en' || code === 'fr' ? code : undefined;
};

export const pageLanguage = (c: Context, preferred?: string): Language =>
  known(c.req.query('lang')) ??
  known(preferred) ??
  c.req.header('accept-language')?.split(',').map(known).find(Boolean) ??
  'en';
