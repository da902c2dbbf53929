/**
 * Metrics of the shop in the Prometheus text format: request durations, and pending work in the store. Documented in docs/operations.md.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Shop } from '../shop.ts';
import { readBacklog } from './backlog.ts';

export interface Metrics {
  /** Counts an answered request; `route` is the pattern of its path. */
  answered(request: { readonly route: string; readonly status: number; readonly seconds: number }): void;
  /** Counts a refused call by its code. */
  refused(code: string): void;
  /** Reads the store and returns the metrics text. */
  text(shop: Shop): Promise<{ readonly body: string; readonly contentType: string }>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const createMetrics = (): Metrics => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: 'offrande_http_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers: [register],
  });
  const refusals = new Counter({
    name: 'offrande_refusals_total',
    help: 'Calls that were refused',
    labelNames: ['code'],
    registers: [register],
  });
  const standing = new Gauge({
    name: 'offrande_standing',
    help: 'What stands in the store: work, tasks, orders and holds that wait',
    labelNames: ['unit', 'what', 'kind'],
    registers: [register],
  });
  return {
    answered: ({ route, status, seconds: took }) => seconds.observe({ route, status: String(status) }, took),
    refused: (code) => refusals.inc({ code }),
    text: async (shop) => {
      standing.reset();
      for (const { unit, what, kind, value } of await readBacklog(shop)) standing.set({ unit, what, kind }, value);
      return { body: await register.metrics(), contentType: register.contentType };
    },
  };
};
