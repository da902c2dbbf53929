/** The payment providers of the sandbox: their APIs, the hosted pages, the overview and the controls for tests. */
import { Hono } from 'hono';
import { paymentControl, ProviderFaults } from './payment-control.ts';
import { dialects } from './dialects.ts';
import { paymentOverview } from './overview.ts';
import { PaymentStore } from './payment-store.ts';
import { hostedPages } from './hosted-routes.ts';

export const paymentRoutes = (): Hono => {
  const store = new PaymentStore();
  const faults = new ProviderFaults();
  const app = new Hono();
  for (const dialect of dialects) {
    app.use(`${dialect.path}/*`, faults.middleware);
    app.route(dialect.path, dialect.api(store));
  }
  return app
    .route('/', hostedPages(store))
    .route('/', paymentOverview(store))
    .route('/', paymentControl(store, faults));
};
