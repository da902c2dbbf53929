/**
 * A place to run servers in: a store that outlives them, a sandbox and a mail server beside them, and one port. `inside` prepares and
 * inspects the store.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROOF_MIN_BITS } from '@offrande/domain/captcha';
import { type Sandbox, startSandbox } from '../../../sandbox/src/sandbox.ts';
import type { Configuration } from '../../../server/src/configuration.ts';
import { openPostgres } from '../../../server/src/database/database.ts';
import { DATABASE, OWNER } from '../../../server/src/database/embedded-cluster.ts';
import { readPidFile } from '../../../server/src/database/embedded-process.ts';
import { urlOf } from '../../../server/src/database/embedded-socket.ts';
import { openStore, type Store } from '../../../server/src/database/open-store.ts';
import { freePort } from '../../../server/src/database/throw-away-postgres.ts';
import { paymentProviders } from '../../../server/src/providers/payment/index.ts';
import { readCaptcha } from '../../../server/src/providers/captcha/index.ts';
import { NO_COMPANY_REGISTERS } from '../../../server/src/providers/company-register/index.ts';
import { NO_IDENTITY } from '../../../server/src/providers/identity/index.ts';
import { NO_WALLETS } from '../../../server/src/providers/wallet/index.ts';
import { systemRandom } from '../../../server/src/random.ts';
import type { Shop } from '../../../server/src/shop.ts';
import { loadUnits } from '../../../server/src/unit/load-units.ts';
import { createVault, MASTER_KEY_BYTES } from '../../../server/src/vault.ts';
import { type MailSink, openMailSink } from './mail-sink.ts';
import { type ServerProcess, type ServerSettings, startServer } from './server-process.ts';
import { LIMIT_FACTOR } from '../limit-factor.ts';

export const UNIT = 'FR';

export interface Site {
  readonly origin: string;
  readonly sandbox: Sandbox;
  readonly mail: MailSink;
  start(): ServerProcess;
  /** Starts a second server on the same store, on another port. */
  startAnother(): Promise<ServerProcess>;
  /** The data directory. */
  readonly directory: string;
  /** Works on the store itself, beside the server if one is ready. */
  inside<T>(work: (shop: Shop) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens the store in the database of the running server; if none is ready, starts its database. */
const openStoreIn = async (directory: string, masterKey: Uint8Array): Promise<Store> => {
  const running = readPidFile(join(directory, 'postgresql'));
  if (running?.status !== 'ready')
    return openStore({ store: { type: 'embedded', directory }, masterKey } as Configuration, systemRandom);
  const database = openPostgres({ url: urlOf(running.socketFolder, OWNER, DATABASE), connections: 4 });
  return { database, vault: createVault(masterKey, systemRandom) };
};

export const openSite = async (): Promise<Site> => {
  // As awkward as a real user's folder may be.
  const directory = mkdtempSync(join(tmpdir(), 'offrande site ä é ß '));
  const [sandbox, mail, port] = await Promise.all([
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
    DATA_DIR: directory,
    PORT: String(port),
    LIMIT_FACTOR: String(LIMIT_FACTOR),
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
    directory,
    sandbox,
    mail,
    start: () => start(origin, settings),
    startAnother: async () => {
      const other = await freePort();
      return start(`http://127.0.0.1:${other}`, { ...settings, PORT: String(other) });
    },
    inside: async (work) => {
      const { database, vault } = await openStoreIn(directory, masterKey);
      const shop: Shop = {
        connection: database.connection,
        units: loadUnits().units,
        vault,
        random: systemRandom,
        clock: () => new Date(),
        providers: paymentProviders({ SANDBOX_URL: sandbox.url }),
        captcha: readCaptcha({ CAPTCHA_BITS: String(PROOF_MIN_BITS) }, origin),
        identity: NO_IDENTITY,
        companyRegisters: NO_COMPANY_REGISTERS,
        wallets: NO_WALLETS,
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
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
