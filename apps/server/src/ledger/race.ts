/**
 * The race that gift card shops lose (reliability row 1): one card, many separate orders at the same moment, through the
 * shop's own HTTP application and a real PostgreSQL with a connection for each rival. A race that cannot fail proves
 * nothing, so it also runs with the guard cut out of the statements and out of the schema.
 *
 * `node apps/server/src/ledger/race.ts --rounds 2000 [--rivals 20] [--without-guard]`: one JSON line; exit code 1 when a
 * card was spent twice or the books do not hold.
 */
import { parseArgs } from 'node:util';
import { HEADERS } from '@offrande/api-client/contract';
import { CompactEncrypt, importJWK } from 'jose';
import { sql } from 'kysely';
import type { Hono } from 'hono';
import { Pool, type PoolConfig } from 'pg';
import { type Database, openPostgres, overPool, poolConfig } from '../database/database.ts';
import { inUnit } from '../database/in-unit.ts';
import { migrate } from '../database/migrate.ts';
import { ShopClient } from '../database/shop-client.ts';
import { seedUnit } from '../database/seed.ts';
import { startPostgres } from '../database/throw-away-postgres.ts';
import { createApp } from '../http/app.ts';
import { handlersOf } from '../http/handlers.ts';
import { readCaptcha } from '../providers/captcha/index.ts';
import { digits, systemRandom, uuid } from '../random.ts';
import { SESSION_COOKIE } from '../session/buyer.ts';
import type { Shop } from '../shop.ts';
import { loadUnits } from '../unit/load-units.ts';
import { createVault, hashSecret } from '../vault.ts';
import { brokenInvariants } from './invariants.ts';

export interface RaceOptions {
  /** A migrated, empty database. */
  readonly url: string;
  readonly rounds: number;
  readonly rivals: number;
  readonly isGuarded: boolean;
}

export interface RaceResult {
  readonly rounds: number;
  /** The most orders that got the same card's money in one round. */
  readonly maxWinners: number;
  /** The first round with more than one winner, counted from 1. */
  readonly firstBreach: number | null;
  readonly roundsWithoutWinner: number;
  /** Answers that were neither an order nor a refusal. */
  readonly failures: number;
  readonly brokenInvariants: readonly string[];
}

const UNIT = 'FR';
const ORIGIN = 'http://race.test';
const PRICE = '10.00';

/** A client that leaves out everything between the marks of a guard. */
class UnguardedClient extends ShopClient {
  override query(...parameters: unknown[]): never {
    const [first, ...rest] = parameters;
    const bare = typeof first === 'string' ? first.replaceAll(/\/\*guard\*\/[\s\S]*?\/\*end\*\//g, '') : first;
    return super.query(bare as string, ...(rest as [])) as never;
  }
}

const openUnguarded = async (url: string, connections: number): Promise<Database> => {
  const database = overPool(new Pool({ ...poolConfig({ url, connections }), Client: UnguardedClient } as PoolConfig));
  await sql`alter table account drop constraint account_not_overdrawn`.execute(database.connection);
  return database;
};

interface Rival {
  readonly sessionId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seal: (body: unknown) => Promise<string>;
}

const openRival = async (app: Hono, shop: Shop): Promise<Rival> => {
  const answer = await app.request(`/api/v2/others/init?aggregatorBuId=${UNIT}`);
  const { data } = (await answer.json()) as {
    data: { token: string; sealingKey: { kid: string; kty: string; crv: string; x: string; y: string } };
  };
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  const key = await importJWK(data.sealingKey, 'ECDH-ES');
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid: data.sealingKey.kid };
  const { rows } = await sql<{
    id: string;
  }>`select id from session where secret_hash = ${hashSecret(cookie.split('=')[1]!)}`.execute(shop.connection);
  return {
    sessionId: rows[0]!.id,
    headers: {
      Cookie: `${SESSION_COOKIE}=${cookie.split('=')[1]}`,
      'Content-Type': 'application/json',
      [HEADERS.initToken]: data.token,
    },
    seal: async (body) =>
      JSON.stringify({
        data: await new CompactEncrypt(Buffer.from(JSON.stringify(body))).setProtectedHeader(header).encrypt(key),
      }),
  };
};

/** A new card with one order's money, proven in the sessions of all rivals. */
const dealCard = async (shop: Shop, rivals: readonly Rival[]): Promise<string> => {
  const cardNumber = digits(systemRandom, 16);
  const unit = shop.units.get(UNIT)!;
  const card = {
    cardNumber,
    pinCode: '123456',
    balance: PRICE,
    isAllowPartialRedeem: true,
    isThirdPartyCoupon: false,
    isBlocked: false,
    subPayDesc: ['Offrande'],
    suitedItemCode: [],
  };
  await seedUnit(shop, { ...unit, trialCards: [card] }, true);
  await inUnit(shop.connection, UNIT, (transaction) =>
    sql`insert into coupon_proof (session_id, card_id, bu_id, suited_item_codes, proven_at)
      select session_id, card.id, ${UNIT}, '{offrande}', now()
      from unnest(${rivals.map(({ sessionId }) => sessionId)}::uuid[]) as session_id,
        card
      where card.number_hmac = ${shop.vault.mark('card-number', `${UNIT}:${cardNumber}`)}`.execute(transaction),
  );
  return cardNumber;
};

const orderBody = (cardNumber: string) => ({
  aggregatorBuId: UNIT,
  paymentMean: '15',
  couponList: [{ cardNumber, appliedAmount: PRICE, code: '15' }],
  lines: [
    {
      itemCode: 'offrande',
      amount: PRICE,
      qty: 1,
      deliverType: 2,
      senderName: 'Nora Petit',
      senderEmail: 'nora.petit@example.test',
    },
  ],
});

/** Won is an order, lost a refusal; anything else is a failure of the shop. */
const play = async (app: Hono, rival: Rival, cardNumber: string): Promise<'won' | 'lost' | 'failed'> => {
  const answer = await app.request('/api/v6/order/creation', {
    method: 'POST',
    headers: { ...rival.headers, [HEADERS.idempotencyKey]: uuid(systemRandom) },
    body: await rival.seal(orderBody(cardNumber)),
  });
  if (answer.status === 200) return 'won';
  return answer.status < 500 ? 'lost' : 'failed';
};

const makeShop = (database: Database, units: Shop['units']): Shop => ({
  connection: database.connection,
  units,
  vault: createVault(systemRandom.bytes(32), systemRandom),
  random: systemRandom,
  clock: () => new Date(),
  providers: new Map(),
  captcha: readCaptcha({}, ORIGIN),
  publicOrigin: ORIGIN,
  log: () => undefined,
});

/** One round after another; without the guard only until the first card that was spent twice. */
const playRounds = async (app: Hono, shop: Shop, rivals: readonly Rival[], { rounds, isGuarded }: RaceOptions) => {
  const result = { rounds: 0, maxWinners: 0, firstBreach: null as number | null, roundsWithoutWinner: 0, failures: 0 };
  while (result.rounds < rounds) {
    result.rounds += 1;
    const cardNumber = await dealCard(shop, rivals);
    const ends = await Promise.all(rivals.map((rival) => play(app, rival, cardNumber)));
    const winners = ends.filter((end) => end === 'won').length;
    result.failures += ends.filter((end) => end === 'failed').length;
    result.maxWinners = Math.max(result.maxWinners, winners);
    if (winners === 0) result.roundsWithoutWinner += 1;
    if (winners > 1) result.firstBreach ??= result.rounds;
    if (winners > 1 && !isGuarded) break;
  }
  return result;
};

export const race = async (options: RaceOptions): Promise<RaceResult> => {
  const { url, rivals: count, isGuarded } = options;
  const database = isGuarded ? openPostgres({ url, connections: count }) : await openUnguarded(url, count);
  const { units, catalogues } = loadUnits();
  const shop = makeShop(database, units);
  for (const unit of units.values()) await seedUnit(shop, unit, false);
  const app = createApp(shop, { handlers: handlersOf(catalogues) });
  const rivals: Rival[] = [];
  for (let at = 0; at < count; at += 1) rivals.push(await openRival(app, shop));
  const played = await playRounds(app, shop, rivals, options);
  const broken = await inUnit(shop.connection, UNIT, (transaction) => brokenInvariants(transaction, shop.clock()));
  await database.close();
  return { ...played, brokenInvariants: [...new Set(broken.map(({ rule }) => rule))] };
};

const isSound = (result: RaceResult): boolean =>
  result.firstBreach === null &&
  result.roundsWithoutWinner === 0 &&
  result.failures === 0 &&
  result.brokenInvariants.length === 0;

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '2000' },
      rivals: { type: 'string', default: '20' },
      'without-guard': { type: 'boolean', default: false },
    },
  });
  const server = await startPostgres();
  try {
    const url = server.url('postgres');
    const schema = openPostgres({ url, connections: 1 });
    await migrate(schema.connection);
    await schema.close();
    const isGuarded = !values['without-guard'];
    const begin = performance.now();
    const result = await race({ url, rounds: Number(values.rounds), rivals: Number(values.rivals), isGuarded });
    process.stdout.write(
      `${JSON.stringify({ isGuarded, ...result, seconds: Math.round((performance.now() - begin) / 100) / 10 })}\n`,
    );
    process.exitCode = isSound(result) ? 0 : 1;
  } finally {
    server.stop();
  }
};

if (import.meta.main) await main();
