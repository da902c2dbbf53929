/**
 * The configuration from the environment: `PORT` (4000), `HOST` (127.0.0.1), `PUBLIC_URL`, `DATA_DIR` (data) or `DATABASE_URL` with
 * `DATABASE_CONNECTIONS` (10), `SECRET_KEY` (32 bytes in base64), `TRIAL_DATA` (on, off), `WEB_APP_DIR`, `WEB_APP_SOURCES`, `METRICS_TOKEN`,
 * `TRUST_PROXY` (on, off), `LIMIT_FACTOR` (1). Providers read their own variables. A mistake is reported in full before anything starts.
 */
import { MASTER_KEY_BYTES } from './vault.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly publicOrigin: string;
  readonly store:
    | { readonly type: 'embedded'; readonly directory: string }
    | { readonly type: 'postgres'; readonly url: string; readonly connections: number };
  /** Null if the key is stored in the data directory. */
  readonly masterKey: Uint8Array | null;
  readonly hasTrialData: boolean;
  readonly webAppFolder: string;
  /** The folder of the web app's sources, served with hot reload; null for the built app. */
  readonly webAppSources: string | null;
  /** The token that a scraper of `/metrics` must present; null if there are no metrics. */
  readonly metricsToken: string | null;
  /** Whether the client's address is taken from the headers of a proxy. */
  readonly trustsProxy: boolean;
  /** The factor by which call limits are raised. */
  readonly limitFactor: number;
}

/** The environment is not usable. */
export class ConfigurationRefused extends Error {
  readonly _tag = 'ConfigurationRefused';
}

const numberIn = (environment: Environment, name: string, otherwise: number, max: number): number => {
  const text = environment[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > max)
    throw new ConfigurationRefused(`${name} must be a whole number from 1 to ${max}.`);
  return value;
};

const switchIn = (environment: Environment, name: string, otherwise: boolean): boolean => {
  const text = environment[name];
  if (text === undefined || text === '') return otherwise;
  if (text !== 'on' && text !== 'off') throw new ConfigurationRefused(`${name} must be on or off.`);
  return text === 'on';
};

const storeIn = (environment: Environment): Configuration['store'] => {
  const url = environment['DATABASE_URL'];
  if (!url) return { type: 'embedded', directory: environment['DATA_DIR'] || 'data' };
  if (!/^postgres(ql)?:\/\//.test(url)) throw new ConfigurationRefused('DATABASE_URL must begin with postgres://.');
  return { type: 'postgres', url, connections: numberIn(environment, 'DATABASE_CONNECTIONS', 10, 500) };
};

const keyIn = (environment: Environment, isNeeded: boolean): Uint8Array | null => {
  const text = environment['SECRET_KEY'];
  if (!text && !isNeeded) return null;
  const key = Buffer.from(text ?? '', 'base64');
  if (key.length === MASTER_KEY_BYTES) return new Uint8Array(key);
  throw new ConfigurationRefused(
    `SECRET_KEY must be ${MASTER_KEY_BYTES} random bytes in base64 (openssl rand -base64 ${MASTER_KEY_BYTES}). Cards cannot be read without it: keep it, and keep it out of the database.`,
  );
};

const TOKEN_MIN_CHARACTERS = 16;

const tokenIn = (environment: Environment, name: string): string | null => {
  const text = environment[name];
  if (!text) return null;
  if (text.length < TOKEN_MIN_CHARACTERS)
    throw new ConfigurationRefused(`${name} must have ${TOKEN_MIN_CHARACTERS} characters or more.`);
  return text;
};

const originIn = (environment: Environment, port: number): string => {
  const text = environment['PUBLIC_URL'] || `http://localhost:${port}`;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new ConfigurationRefused('PUBLIC_URL must be a web address.');
  return new URL(text).origin;
};

const HIGHEST_PORT = 65_535;
const HIGHEST_LIMIT_FACTOR = 1_000_000;

export const readConfiguration = (environment: Environment): Configuration => {
  const port = numberIn(environment, 'PORT', 4000, HIGHEST_PORT);
  const store = storeIn(environment);
  return {
    port,
    host: environment['HOST'] || '127.0.0.1',
    publicOrigin: originIn(environment, port),
    store,
    masterKey: keyIn(environment, store.type === 'postgres'),
    hasTrialData: switchIn(environment, 'TRIAL_DATA', store.type === 'embedded'),
    webAppFolder: environment['WEB_APP_DIR'] || new URL('../../web/dist', import.meta.url).pathname,
    webAppSources: environment['WEB_APP_SOURCES'] || null,
    metricsToken: tokenIn(environment, 'METRICS_TOKEN'),
    trustsProxy: switchIn(environment, 'TRUST_PROXY', false),
    limitFactor: numberIn(environment, 'LIMIT_FACTOR', 1, HIGHEST_LIMIT_FACTOR),
  };
};
