/** The headers of every answer of the API: no sniffing, framing, caching or referrer. */
import type { MiddlewareHandler } from 'hono';

const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

export const securityHeaders =
  (isHttps: boolean): MiddlewareHandler =>
  async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    if (isHttps) context.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  };
