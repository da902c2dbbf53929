/**
 * A place to run a server at: a store that is there before and after its processes, providers and mail beside them, and one
 * port. What is laid into the store, and what is asked of it afterwards, is done here while no server runs on it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROOF_MIN_BITS } from '@offrande/domain/captcha';
import { sql } from 'kysely';
import { type Sandbox, startSandbox } from '../../../sandbox/src/sandbox.ts';
import type { Configuration } from '../../../server/src/configuration.ts';
import { openPostgres } from '../../../server/src/database/database.ts';
import { openStore } from '../../../server/src/database/open-store.ts';
import { freePort, startPostgres } from '../../../server/src/database/throw-away-postgres.ts';
import { knownProviders } from '../../../server/src/payment/known-providers.ts';
import { readCaptcha } from '../../../server/src/providers/captcha/index.ts';
import { NO_IDENTITY } from '../../../server/src/providers/identity/index.ts';
import { systemRandom } from '../../../server/src/random.ts';
import type { Shop } from '../../../server/src/shop.ts';
import type { ServerStore } from '../simulator/store.ts';
import { loadUnits } from '../../../server/src/unit/load-units.ts';
import { MASTER_KEY_BYTES } from '../../../server/src/vault.ts';
import { type MailSink, openMailSink } from './mail-sink.ts';
import { type ServerProcess, type ServerSettings, startServer } from './server-process.ts';

export const UNIT = 'FR';

export interface Site {
  readonly origin: string;
  readonly sandbox: Sandbox;
  readonly mail: MailSink;
  start(): ServerProcess;
  /** A second server on the same store, at another port. */
  startAnother(): Promise<ServerProcess>;
  /** Works on the store itself. On an embedded one no server may run meanwhile. */
  inside<T>(work: (shop: Shop) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A fresh database on a server that may be used, else on one that is started. */
const freshDatabase = async (postgresUrl: string | null) => {
  const started = postgresUrl === null ? await startPostgres() : null;
  const urlOf = (name: string): string => started?.url(name) ?? `${postgresUrl}${name}`;
  const name = `site_${process.pid}_${process.hrtime.bigint()}`;
  const admin = openPostgres({ url: urlOf('postgres'), connections: 1 });
  await sql.raw(`create database ${name}`).execute(admin.connection);
  await admin.close();
  return { url: urlOf(name), close: () => started?.stop() };
};

const openPlace = async (store: ServerStore, postgresUrl: string | null) => {
  if (store === 'postgres') {
    const { url, close } = await freshDatabase(postgresUrl);
    const of: Configuration['store'] = { type: 'postgres', url, connections: 4 };
    return { of, settings: { DATABASE_URL: url }, close };
  }
  const directory = mkdtempSync(join(tmpdir(), 'offrande-site-'));
  const of: Configuration['store'] = { type: 'embedded', directory };
  return { of, settings: { DATA_DIR: directory }, close: () => rmSync(directory, { recursive: true, force: true }) };
};

/** `postgresUrl`: a server that may be used; null starts one. */
export const openSite = async (store: ServerStore, postgresUrl: string | null): Promise<Site> => {
  const [place, sandbox, mail, port] = await Promise.all([
    openPlace(store, postgresUrl),
    startSandbox({ httpPort: 0, smtpPort: 0 }),
    openMailSink(),
    freePort(),
  ]);
  const masterKey = systemRandom.bytes(MASTER_KEY_BYTES);
  const origin = `http://127.0.0.1:${port}`;
  const started: ServerProcess[] = [];
  const start = (at: string, settings: ServerSettings): ServerProcess => {
    const server = startServer(at, settings);
    started.push(server);
    return server;
  };
  const settings: ServerSettings = {
    ...place.settings,
    PORT: String(port),
    PUBLIC_URL: origin,
    SECRET_KEY: Buffer.from(masterKey).toString('base64'),
    SANDBOX_URL: sandbox.url,
    SMTP_URL: mail.url,
    CAPTCHA_BITS: String(PROOF_MIN_BITS),
    TRIAL_DATA: 'off',
    TRUST_PROXY: 'on',
    WEB_APP_DIR: join(tmpdir(), 'no-web-app'),
  };
  return {
    origin,
    sandbox,
    mail,
    start: () => start(origin, settings),
    startAnother: async () => {
      const other = await freePort();
      return start(`http://127.0.0.1:${other}`, { ...settings, PORT: String(other) });
    },
    inside: async (work) => {
      const { database, vault } = await openStore({ store: place.of, masterKey } as Configuration, systemRandom);
      const shop: Shop = {
        connection: database.connection,
        units: loadUnits().units,
        vault,
        random: systemRandom,
        clock: () => new Date(),
        providers: knownProviders({ SANDBOX_URL: sandbox.url }),
        captcha: readCaptcha({ CAPTCHA_BITS: String(PROOF_MIN_BITS) }, origin),
        identity: NO_IDENTITY,
        publicOrigin: origin,
        log: () => undefined,
      };
      try {
        return await work(shop);
      } finally {
        await database.close();
      }
    },
    close: async () => {
      await Promise.all(started.map((server) => server.kill()));
      await Promise.all([sandbox.close(), mail.close()]);
      place.close();
    },
  };
};
