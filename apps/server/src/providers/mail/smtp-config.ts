/** The mail server, from the environment: `SMTP_URL` (`smtp://user:password@host:port`, `smtps://…`); by default the sandbox. */
import type { Environment } from '../provider-address.ts';

const TIMEOUT_MS = 20_000;

export interface SmtpConfig {
  readonly url: string;
  /** The timeout for the connection, the greeting and any later inactivity. */
  readonly timeoutMs: number;
}

export const readSmtpConfig = (env: Environment): SmtpConfig => ({
  url: env['SMTP_URL'] ?? 'smtp://localhost:4002',
  timeoutMs: TIMEOUT_MS,
});
