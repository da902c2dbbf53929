/**
 * How fast orders are written, on a separate PostgreSQL with durable commits (fsync and synchronous_commit on): below HTTP at
 * 16 connections, alternating with pgbench committing the same rows; then over HTTP with 8 clients that send bodies sealed
 * beforehand. Other work on the machine slows one process more than sixteen, so the limit is on the processor time of an
 * order, database and server together, relative to that of the database for pgbench. `BENCH_SECONDS` sets the length of
 * each measurement.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres, type ThrowAwayPostgres } from '../apps/server/src/database/throw-away-postgres.ts';
import { type OrderAnswer, type OrderCommand, ORDERS_AT_ONCE } from '../apps/proof/src/order-commands.ts';
import { postOrders } from '../apps/proof/src/order-clients.ts';
import { pgbench, pgbenchScript } from '../apps/proof/src/pgbench.ts';
import { postgresWork } from '../apps/proof/src/postgres-work.ts';
import type { Figure } from './bench.ts';
import { median } from './bench-timing.ts';
import { environment, ROOT } from './command.ts';
import { providePostgres } from './system-tools.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const ROUNDS = 3;
const CLIENTS = 8;
const DATABASE = 'postgres';
/** The limit leaves room for other work on the machine. */
const WORK_LIMIT = 6;

/** The rows of one order without coupons; its history is written by a trigger in both. */
const ORDER_ROWS = [
  { table: 'purchase', where: 'true', fresh: { order_no: 'substr(md5(:n::text), 1, 14)' } },
  {
    table: 'order_line',
    where: 'true',
    fresh: { id: 'gen_random_uuid()', order_no: 'substr(md5(:n::text), 1, 14)' },
  },
  { table: 'idem', where: "route = 'createOrder'", fresh: { key: 'md5(:n::text)' } },
] as const;

interface Server {
  readonly origin: string;
  ask(command: OrderCommand): Promise<OrderAnswer>;
  stop(): Promise<void>;
}

const startServer = async (url: string): Promise<Server> => {
  const child = fork(`${ROOT}apps/proof/src/order-server.ts`, [url], { env: environment() });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The measured server has ended')));
  ended.catch(() => undefined);
  const heard = async (): Promise<OrderAnswer> =>
    ((await Promise.race([once(child, 'message'), ended])) as [OrderAnswer])[0];
  const first = await heard();
  if (first.type !== 'listening') throw new Error('The measured server does not listen');
  return {
    origin: `http://127.0.0.1:${first.port}`,
    ask: (command) => {
      const answer = heard();
      child.send(command);
      return answer;
    },
    stop: async () => {
      child.send({ type: 'stop' } satisfies OrderCommand);
      await ended.catch(() => undefined);
    },
  };
};

const create = async (server: Server, seconds: number) => {
  const answer = await server.ask({ type: 'create', seconds });
  if (answer.type !== 'created') throw new Error('Nothing was created');
  return answer;
};

const processorTime = async (server: Server): Promise<number> => {
  const answer = await server.ask({ type: 'work' });
  return answer.type === 'worked' ? answer.milliseconds : Number.NaN;
};

/** Orders or commits per second, and milliseconds of processor time for each. */
interface Rate {
  readonly perSecond: number;
  readonly work: number;
}

const ourRate = async (postgres: ThrowAwayPostgres, server: Server): Promise<Rate> => {
  const before = postgresWork(postgres.pid) + (await processorTime(server));
  const { orders, seconds } = await create(server, SECONDS);
  const work = postgresWork(postgres.pid) + (await processorTime(server)) - before;
  return { perSecond: orders / seconds, work: work / orders };
};

const theirRate = async (postgres: ThrowAwayPostgres, script: string): Promise<Rate> => {
  const before = postgresWork(postgres.pid);
  const program = `${providePostgres()}/pgbench`;
  const perSecond = await pgbench(program, postgres.url(DATABASE), script, {
    clients: ORDERS_AT_ONCE,
    seconds: SECONDS,
  });
  return { perSecond, work: (postgresWork(postgres.pid) - before) / (perSecond * SECONDS) };
};

const belowHttp = async (postgres: ThrowAwayPostgres, server: Server): Promise<readonly Figure[]> => {
  await create(server, 1);
  const script = await pgbenchScript(postgres.url(DATABASE), ORDER_ROWS);
  const rounds: { readonly ours: Rate; readonly theirs: Rate }[] = [];
  while (rounds.length < ROUNDS)
    rounds.push({ ours: await ourRate(postgres, server), theirs: await theirRate(postgres, script) });
  const medianOf = (pick: (round: (typeof rounds)[number]) => number): number => median(rounds.map(pick));
  const at = `${ORDERS_AT_ONCE}-connections`;
  return [
    { name: `below-http-${at}`, value: medianOf(({ ours }) => ours.perSecond), unit: 'orders/s' },
    { name: `pgbench-same-rows-${at}`, value: medianOf(({ theirs }) => theirs.perSecond), unit: 'commits/s' },
    {
      name: 'orders-to-pgbench',
      value: medianOf(({ ours, theirs }) => ours.perSecond / theirs.perSecond),
      unit: 'ratio',
    },
    { name: 'below-http-work', value: medianOf(({ ours }) => ours.work), unit: 'ms/order' },
    { name: 'pgbench-work', value: medianOf(({ theirs }) => theirs.work), unit: 'ms/commit' },
    {
      name: 'work-to-pgbench',
      value: medianOf(({ ours, theirs }) => ours.work / theirs.work),
      unit: 'ratio',
      limit: WORK_LIMIT,
    },
  ].filter(({ value }) => Number.isFinite(value));
};

const overHttp = async (server: Server): Promise<readonly Figure[]> => {
  await postOrders(server.origin, CLIENTS, 1);
  const before = await processorTime(server);
  const { seconds, milliseconds } = await postOrders(server.origin, CLIENTS, SECONDS);
  const work = (await processorTime(server)) - before;
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)]!;
  return [
    { name: `http-${CLIENTS}-clients`, value: sorted.length / seconds, unit: 'orders/s' },
    { name: `http-${CLIENTS}-clients-p50`, value: at(0.5), unit: 'ms' },
    { name: `http-${CLIENTS}-clients-p99`, value: at(0.99), unit: 'ms' },
    { name: 'http-work-of-the-server', value: work / sorted.length, unit: 'ms/order' },
  ];
};

export const orderFigures = async (): Promise<readonly Figure[]> => {
  const postgres = await startPostgres({ isDurable: true });
  try {
    const server = await startServer(postgres.url(DATABASE));
    const figures = [...(await belowHttp(postgres, server)), ...(await overHttp(server))];
    await server.stop();
    return figures.map((figure) => ({ ...figure, value: Math.round(figure.value * 100) / 100 }));
  } finally {
    await postgres.stop();
  }
};
