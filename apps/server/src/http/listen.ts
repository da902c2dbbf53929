/** Serves an application over HTTP and stops it without cutting off requests that are being answered. */
import { isIP } from 'node:net';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';

const STOP_AFTER_MS = 10_000;

export interface Listening {
  stop(): Promise<void>;
}

export const listen = (app: Hono, port: number, hostname: string): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname }, () => resolve({ stop: () => stop(server) })) as Server;
    server.once('error', reject);
  });

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), STOP_AFTER_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });

/** The last address that the proxy in front has added, where there is one; else the connection's own. */
export const clientAddressOf =
  (trustsProxy: boolean) =>
  (context: Context): string => {
    const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
    if (trustsProxy && forwarded !== undefined && isIP(forwarded) !== 0) return forwarded;
    return getConnInfo(context).remote.address ?? 'unknown';
  };
