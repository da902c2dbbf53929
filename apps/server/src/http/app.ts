/**
 * The shop's HTTP application: the calls of the contract under `/api`, notifications of payment providers, health checks, and the mounted
 * pages. Every failure has the contract's shape and discloses no internals.
 */
import { Struct } from 'effect';
import { type AnyCall, calls, versionedPath } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mountBrochures } from '../brochure/brochures.ts';
import { mountEmailObjection } from '../account-message/email-objection.ts';
import { CARD_PRINT_PATH, sendCardPrint } from '../card-copy/card-print.ts';
import { FORM_RETURN_ROUTE, receiveForm } from '../identity/form-return.ts';
import { receiveNotification } from '../payment/notification.ts';
import { type MetricsAccess, mountMetrics } from '../metrics/mount-metrics.ts';
import type { Shop } from '../shop.ts';
import { mountCardFiles } from '../card-file/card-file-pages.ts';
import { mountReminderPages } from '../reminder/reminder-pages.ts';
import { CallRefused, refusalBody } from '../call/call-refused.ts';
import { mountPasses } from '../wallet-pass/card-pass.ts';
import { callRoute, type RouteOptions } from './call-route.ts';
import type { Handler, Handlers } from '../call/handler.ts';
import { fail } from './fail.ts';
import { openApiDocument } from './open-api.ts';
import { guardPost } from './request-guard.ts';
import { securityHeaders } from './security-headers.ts';

export interface AppOptions extends Partial<RouteOptions> {
  readonly handlers: Handlers;
  /** Adds routes that are not calls: pages, files. Mounted after the API, so that it may end with a catch-all route. */
  readonly mountPages?: (app: Hono) => void;
  /** Access to the metrics; without it, none are collected. */
  readonly metricsAccess?: MetricsAccess;
}

const KIB = 1024;
const BODY_MAX_BYTES: Readonly<Partial<Record<keyof typeof calls, number>>> = {
  uploadResource: 6.5 * KIB * KIB,
  uploadPaymentReceipt: 6.5 * KIB * KIB,
  uploadDocument: 3 * KIB * KIB,
  uploadKybDocument: 6.5 * KIB * KIB,
  updateKybUser: 1024 * KIB,
  createOrder: 1024 * KIB,
  saveDraft: 1024 * KIB,
  requestQuotation: 1024 * KIB,
  uploadFile: 6.5 * KIB * KIB,
};
const USUAL_BODY_MAX_BYTES = 128 * KIB;

const tooBig = (): never => {
  throw new CallRefused('badRequest', { field: 'body' });
};

/** All paths of a call: one, or one per version that some unit uses. */
const pathsOf = (shop: Shop, call: AnyCall): ReadonlySet<string> =>
  new Set(
    [...shop.units.values()].map(
      (unit) => `/api${versionedPath(call, unit.callVersion).replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );

const mountCalls = (app: Hono, shop: Shop, handlers: Handlers, options: RouteOptions): void => {
  for (const name of Struct.keys(calls)) {
    const call: AnyCall = calls[name];
    const route = callRoute(shop, call, handlers[name] as Handler<AnyCall>, options);
    const limit = bodyLimit({ maxSize: BODY_MAX_BYTES[name] ?? USUAL_BODY_MAX_BYTES, onError: tooBig });
    for (const path of pathsOf(shop, call)) {
      if (call.method === 'GET') app.get(path, route);
      else app.post(path, guardPost(shop.publicOrigin), limit, route);
    }
  }
};

export const createApp = (
  shop: Shop,
  { handlers, mountPages, metricsAccess, clientAddress = () => 'unknown', limitFactor = 1 }: AppOptions,
): Hono => {
  const app = new Hono();
  const documentText = JSON.stringify(openApiDocument());
  app.use('*', securityHeaders(shop.publicOrigin.startsWith('https:')));
  app.onError(fail(shop));
  if (metricsAccess !== undefined) mountMetrics(app, shop, metricsAccess);
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/ready', async (context) => {
    await sql`select 1`.execute(shop.connection);
    return context.json({ status: 'ready' });
  });
  app.get('/api/openapi.json', (context) => context.body(documentText, 200, { 'Content-Type': 'application/json' }));
  app.post('/api/payment/notify/:provider', bodyLimit({ maxSize: USUAL_BODY_MAX_BYTES, onError: tooBig }), (context) =>
    receiveNotification(shop, context),
  );
  app.post(FORM_RETURN_ROUTE, bodyLimit({ maxSize: USUAL_BODY_MAX_BYTES, onError: tooBig }), (context) =>
    receiveForm(shop, context),
  );
  app.get(`${CARD_PRINT_PATH}/:ticket`, (context) => sendCardPrint(shop, context));
  mountPasses(app, shop);
  mountCalls(app, shop, handlers, { clientAddress, limitFactor });
  app.all('/api/*', (context) => context.json(refusalBody(new CallRefused('notFound')), 404));
  for (const path of ['/media/reminder/*', '/media/email/*'])
    app.use(path, bodyLimit({ maxSize: 16 * KIB, onError: tooBig }));
  mountEmailObjection(app, shop);
  mountReminderPages(app, shop);
  mountCardFiles(app, shop);
  mountBrochures(app, shop);
  mountPages?.(app);
  app.notFound((context) => context.json(refusalBody(new CallRefused('notFound')), 404));
  return app;
};
