/**
 * A worker process that is killed, as by a power cut, at the n-th card that it issues, never with 0; started by the crash test. It uses the
 * PostgreSQL with the given URL.
 */
import { openPostgres } from '../database/database.ts';
import { readCaptcha } from '../providers/captcha/index.ts';
import { NO_COMPANY_REGISTERS } from '../providers/company-register/index.ts';
import { NO_IDENTITY } from '../providers/identity/index.ts';
import { NO_WALLETS } from '../providers/wallet/index.ts';
import { systemRandom } from '../random.ts';
import type { Shop } from '../shop.ts';
import { loadUnits } from '../unit/load-units.ts';
import { createVault } from '../vault.ts';
import { workOnce } from './worker.ts';

const [url, masterKey, now, killAt] = process.argv.slice(2) as [string, string, string, string];
const vault = createVault(new Uint8Array(Buffer.from(masterKey, 'base64')), systemRandom);
let made = 0;

const shop: Shop = {
  connection: openPostgres({ url, connections: 2 }).connection,
  units: loadUnits().units,
  vault: {
    ...vault,
    hmac: (purpose, text) => {
      made += 1;
      if (made === Number(killAt)) process.kill(process.pid, 'SIGKILL');
      return vault.hmac(purpose, text);
    },
  },
  random: systemRandom,
  clock: () => new Date(now),
  providers: new Map(),
  captcha: readCaptcha({}, 'http://shop.test'),
  identity: NO_IDENTITY,
  companyRegisters: NO_COMPANY_REGISTERS,
  wallets: NO_WALLETS,
  publicOrigin: 'http://shop.test',
  log: () => undefined,
};

await workOnce(shop, async () => {
  process.kill(process.pid, 'SIGKILL');
  return 'done';
});
await shop.connection.destroy();
