/**
 * Checks a POST to the API before its body is read: it must declare JSON and come from a page of this shop (reliability row 32). A browser
 * always states the origin of such a request; other programs need not.
 */
import type { MiddlewareHandler } from 'hono';
import { CallRefused } from '../call/call-refused.ts';

const isJson = (contentType: string | undefined): boolean =>
  /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i.test((contentType ?? '').trim());

const isFromElsewhere = (headers: Headers, ownOrigins: readonly string[]): boolean => {
  const origin = headers.get('Origin');
  if (origin !== null) return !ownOrigins.includes(origin);
  return headers.get('Sec-Fetch-Site') === 'cross-site';
};

export const guardPost =
  (publicOrigin: string): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.method !== 'POST') return next();
    if (isFromElsewhere(context.req.raw.headers, [publicOrigin])) throw new CallRefused('csrfRefused');
    if (!isJson(context.req.header('Content-Type'))) throw new CallRefused('badRequest', { header: 'Content-Type' });
    return next();
  };
