/** The mail server, from the environment: `SMTP_URL` (`smtp://user:password@host:port`, `smtps://…`); the sandbox where none is given. */
import type { Environment } from '../provider-address.ts';

const TIMEOUT_MS = 20_000;

export interface SmtpConfig {
  readonly url: string;
  /** For the connection, the greeting and every silence after it. */
  readonly timeoutMs: number;
}

export const readSmtpConfig = (env: Environment): SmtpConfig => ({
  url: env['SMTP_URL'] ?? 'smtp://localhost:4002',
  timeoutMs: TIMEOUT_MS,
});
