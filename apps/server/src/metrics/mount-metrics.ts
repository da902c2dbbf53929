/** Measures every request, and serves `GET /metrics` to clients with the token. */
import type { Hono } from 'hono';
import { routePath } from 'hono/route';
import { CallRefused, refusalBody } from '../call/call-refused.ts';
import type { Shop } from '../shop.ts';
import { isSameSecret } from '../vault.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsAccess {
  readonly metrics: Metrics;
  /** The scraper's bearer token. */
  readonly token: string;
}

export const mountMetrics = (app: Hono, shop: Shop, { metrics, token }: MetricsAccess): void => {
  app.use('*', async (context, next) => {
    const begin = performance.now();
    await next();
    const route = routePath(context);
    metrics.answered({ route, status: context.res.status, seconds: (performance.now() - begin) / 1000 });
    if (context.error instanceof CallRefused) metrics.refused(context.error.code);
  });
  app.get('/metrics', async (context) => {
    const [, sent = ''] = /^Bearer (.+)$/.exec(context.req.header('Authorization') ?? '') ?? [];
    if (!isSameSecret(sent, token)) return context.json(refusalBody(new CallRefused('notAuthorized')), 401);
    const { body, contentType } = await metrics.text(shop);
    return context.body(body, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  });
};
