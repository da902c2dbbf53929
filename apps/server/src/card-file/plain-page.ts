/** A page behind a URL in a mail: plain, in the mails' layout, neither cached nor indexed. */
import type { Context } from 'hono';
import type { Html } from '../mail/html.ts';
import { mailPage } from '../mail/mail-layout.ts';
import type { Unit } from '../unit/unit.ts';
import { pagePolicy } from './page-policy.ts';

export const PLAIN_PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;
export const BUTTON =
  'background:#00523F;color:#FFFFFF;border:0;border-radius:10px;padding:14px 22px;font:inherit;font-weight:600;text-decoration:none;display:inline-block;cursor:pointer';

export const plainPage = (
  context: Context,
  unit: Unit,
  language: string,
  title: string,
  body: Html,
  status: 200 | 404 | 410 = 200,
) => {
  const text = mailPage({ language, shopName: unit.name, title, body });
  return context.html(text, status, { ...PLAIN_PAGE_HEADERS, 'Content-Security-Policy': pagePolicy(text) });
};
