/** Starts the shop's server and stops it in order: first the HTTP listener, then the background work, then the store. */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type Configuration, ConfigurationRefused, readConfiguration } from './configuration.ts';
import { openStore } from './database/open-store.ts';
import { StoreRefused } from './database/store-refused.ts';
import { seedUnit } from './seed/seed-unit.ts';
import { createApp } from './http/app.ts';
import { createHandlers } from './http/handlers.ts';
import { resolveClientAddress, listen, PortRefused } from './http/listen.ts';
import { createDeliver } from './worker/topic-delivery.ts';
import { freeLeases } from './worker/free-leases.ts';
import { startSchedule } from './worker/schedule.ts';
import { logLine } from './log/log-line.ts';
import { createMetrics } from './metrics/metrics.ts';
import { openBuiltWebApp, type WebApp } from './page/built-web-app.ts';
import { type DevelopmentWebApp, openDevelopmentWebApp } from './page/development-web-app.ts';
import { mountPages } from './page/mount-pages.ts';
import { paymentProviders } from './providers/payment/index.ts';
import { readCaptcha } from './providers/captcha/index.ts';
import { readCompanyRegisters } from './providers/company-register/index.ts';
import { readIdentity } from './providers/identity/index.ts';
import { readSmtpConfig, smtpMailer } from './providers/mail/index.ts';
import { readWalletSigners } from './providers/wallet/index.ts';
import { httpSmsSender, readSmsConfig } from './providers/sms/index.ts';
import { systemRandom } from './random.ts';
import type { Shop } from './shop.ts';
import { loadUnits } from './unit/load-units.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const log: Shop['log'] = (event, facts) => void process.stderr.write(logLine(new Date(), event, facts));

/** Null if the web app is neither built nor served from its sources: then only the API is served. */
const openWebApp = async (
  { webAppFolder, webAppSources }: Configuration,
  server: Server,
): Promise<WebApp | DevelopmentWebApp | null> => {
  if (webAppSources !== null) return openDevelopmentWebApp(webAppSources, server);
  return existsSync(webAppFolder) ? openBuiltWebApp(webAppFolder) : null;
};

const metricsOf = ({ metricsToken }: Configuration) =>
  metricsToken === null ? {} : { metricsAccess: { metrics: createMetrics(), token: metricsToken } };

const start = async () => {
  const configuration = readConfiguration(process.env);
  const { database, vault } = await openStore(configuration, systemRandom);
  const { units, catalogues } = loadUnits();
  const shop: Shop = {
    connection: database.connection,
    units,
    vault,
    random: systemRandom,
    clock: () => new Date(),
    providers: paymentProviders(process.env),
    captcha: readCaptcha(process.env, configuration.publicOrigin),
    identity: readIdentity(process.env),
    companyRegisters: readCompanyRegisters(process.env),
    wallets: readWalletSigners(process.env),
    publicOrigin: configuration.publicOrigin,
    log,
  };
  for (const unit of units.values()) await seedUnit(shop, unit, configuration.hasTrialData);
  if (configuration.store.type === 'embedded') await freeLeases(shop);
  const server = createServer();
  const webApp = await openWebApp(configuration, server);
  const pages = webApp === null ? {} : { mountPages: mountPages({ shop, catalogues, webApp }) };
  const app = createApp(shop, {
    handlers: createHandlers(catalogues),
    clientAddress: resolveClientAddress(configuration.trustsProxy),
    limitFactor: configuration.limitFactor,
    ...pages,
    ...metricsOf(configuration),
  });
  const before = webApp !== null && 'middleware' in webApp ? { before: webApp.middleware } : {};
  const door = await listen(app, { port: configuration.port, host: configuration.host, server, ...before });
  const outlets = { mailer: smtpMailer(readSmtpConfig(process.env)), sms: httpSmsSender(readSmsConfig(process.env)) };
  const schedule = startSchedule(shop, createDeliver(shop, outlets));

  say(`Offrande: ${configuration.publicOrigin}${webApp === null ? ' (API only: the web app is not built)' : ''}`);

  const stop = async (): Promise<void> => {
    await door.stop();
    await schedule.stop();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
};

try {
  await start();
} catch (error) {
  const isExplained = [ConfigurationRefused, StoreRefused, PortRefused].some((kind) => error instanceof kind);
  process.stderr.write(`${error instanceof Error ? (isExplained ? error.message : error.stack) : String(error)}\n`);
  process.exit(1);
}
