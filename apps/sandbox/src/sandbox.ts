/**
 * The outside world in one process, for development, demo and tests (architecture section 7): payment and identity
 * providers, the company register, email and text messages, over HTTP and SMTP only. Everything is stored in memory and lost when it stops.
 */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { companyRegisterRoutes } from './company-register/index.ts';
import { homePage } from './home-page.ts';
import { identityRoutes } from './identity/index.ts';
import { Mailbox } from './mailbox/mailbox.ts';
import { mailRoutes } from './mailbox/mail-routes.ts';
import { startSmtp } from './mailbox/smtp.ts';
import { paymentRoutes } from './payments/index.ts';
import { phoneRoutes } from './phone/phone-routes.ts';
import { walletRoutes } from './wallet/wallet-routes.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly httpPort: number;
  readonly smtpPort: number;
  /** The address to listen on; only this machine by default. */
  readonly host?: string;
}

export interface Sandbox {
  /** Such as `http://localhost:4001`, without a trailing slash. */
  readonly url: string;
  readonly smtpPort: number;
  close(): Promise<void>;
}

const style = readFileSync(new URL('page/style.css', import.meta.url), 'utf8');

const sandboxApp = (mailbox: Mailbox): Hono =>
  new Hono()
    .get('/', homePage)
    .get('/style.css', (c) =>
      c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
    )
    .route('/', paymentRoutes())
    .route('/', identityRoutes())
    .route('/', companyRegisterRoutes())
    .route('/', mailRoutes(mailbox))
    .route('/', phoneRoutes())
    .route('/', walletRoutes());

const startHttp = (app: Hono, port: number, hostname: string): Promise<{ server: Server; port: number }> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname }, (info) =>
      resolve({ server, port: info.port }),
    ) as Server;
    server.once('error', reject);
  });

const closeHttp = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Starts both servers; if one port is taken, neither keeps running. */
export const startSandbox = async ({ httpPort, smtpPort, host = '127.0.0.1' }: SandboxOptions): Promise<Sandbox> => {
  const mailbox = new Mailbox();
  const smtp = await startSmtp(mailbox, smtpPort, host);
  const http = await startHttp(sandboxApp(mailbox), httpPort, host).catch(async (failure: unknown) => {
    await smtp.close();
    throw failure;
  });
  return {
    url: `http://localhost:${http.port}`,
    smtpPort: smtp.port,
    close: async () => {
      await Promise.all([closeHttp(http.server), smtp.close()]);
    },
  };
};
