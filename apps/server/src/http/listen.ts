/** Serves an application over HTTP and stops it gracefully: requests in progress are completed. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';

const STOP_AFTER_MS = 10_000;

export interface Listening {
  stop(): Promise<void>;
}

/** The port is not available. The message says why, and what to do. */
export class PortRefused extends Error {}

const WHY: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is taken by another program: stop that one, or set PORT to a free port.`,
  EACCES: (port) => `Port ${port} may not be opened by this user: set PORT to one above 1023.`,
};

const explained = (failure: NodeJS.ErrnoException, port: number): Error => {
  const why = WHY[failure.code ?? ''];
  return why === undefined ? failure : new PortRefused(why(port), { cause: failure });
};

/** Middleware before the application; calls `next` for requests that it does not answer. */
export type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Refuses with `PortRefused` if another process uses the port. */
export const listen = (
  app: Pick<Hono, 'fetch'>,
  place: { readonly port: number; readonly host: string; readonly server?: Server; readonly before?: Before },
): Promise<Listening> => {
  const server = place.server ?? createServer();
  const answer = getRequestListener(app.fetch);
  server.on('request', (request, response) => {
    if (place.before) place.before(request, response, () => void answer(request, response));
    else void answer(request, response);
  });
  const listening: Listening = { stop: () => stop(server) };
  return new Promise((resolve, reject) => {
    if (server.listening) return resolve(listening);
    server.once('error', (failure) => reject(explained(failure, place.port)));
    server.listen(place.port, place.host, () => resolve(listening));
  });
};

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), STOP_AFTER_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });

/** The last address added by the proxy, if there is one; else the connection's own. */
export const resolveClientAddress =
  (trustsProxy: boolean) =>
  (context: Context): string => {
    const forwarded = context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim();
    if (trustsProxy && forwarded !== undefined && isIP(forwarded) !== 0) return forwarded;
    return getConnInfo(context).remote.address ?? 'unknown';
  };
