/**
 * `npm run prove -- races`: every race on its own database, 2,000 rounds each with `--full`, and how soon each is lost without its
 * guards.
 */
import { sql } from 'kysely';
import { openPostgres } from '../../server/src/database/database.ts';
import { migrate } from '../../server/src/database/migrate.ts';
import { startPostgres } from '../../server/src/database/throw-away-postgres.ts';
import type { Figure, Proof } from './proof.ts';
import type { Race } from './race/race.ts';
import { RACES } from './race/races.ts';
import { type RaceResult, runRace } from './race/run-race.ts';

const ROUNDS = { full: 2000, part: 24 } as const;

/** `PROOF_ROUNDS` overrides the number. */
const roundCount = (isFull: boolean): number =>
  Number(process.env['PROOF_ROUNDS'] ?? (isFull ? ROUNDS.full : ROUNDS.part));

/** All races, or those in the comma-separated list `PROOF_RACES`. */
const chosenRaces = (): readonly Race[] => {
  const names = process.env['PROOF_RACES']?.split(',') ?? null;
  return names === null ? RACES : RACES.filter(({ name }) => names.includes(name));
};
const ROUNDS_UNTIL_LOST = 10;
const TEMPLATE = 'race_template';

type FreshUrl = (name: string) => Promise<string>;

const openServer = async () => {
  const server = await startPostgres();
  const admin = openPostgres({ url: server.url('postgres'), connections: 1 });
  await sql.raw(`create database ${TEMPLATE}`).execute(admin.connection);
  const template = openPostgres({ url: server.url(TEMPLATE), connections: 1 });
  await migrate(template.connection);
  await template.close();
  const freshUrl: FreshUrl = async (name) => {
    const database = `race_${name.replaceAll('-', '_')}`;
    await sql.raw(`create database ${database} template ${TEMPLATE}`).execute(admin.connection);
    return server.url(database);
  };
  const close = async (): Promise<void> => {
    await admin.close();
    await server.stop();
  };
  return { freshUrl, close };
};

/** The number of breaches in a race that was run with its guards. */
const countBreaches = ({ maxWinners, roundsWithoutWinner, failures, brokenInvariants }: RaceResult): number =>
  Math.max(0, maxWinners - 1) + roundsWithoutWinner + failures + brokenInvariants.length;

const prove = async (race: Race, rounds: number, freshUrl: FreshUrl): Promise<readonly [Figure[], object]> => {
  const begin = performance.now();
  const guarded = await runRace(race, { url: await freshUrl(race.name), rounds, isGuarded: true });
  const seconds = Math.round((performance.now() - begin) / 1000);
  const url = await freshUrl(`${race.name}-unguarded`);
  const unguarded = await runRace(race, { url, rounds: ROUNDS_UNTIL_LOST, isGuarded: false });
  const figures: Figure[] = [
    { name: `${race.name}-rounds`, value: guarded.rounds, unit: 'rounds' },
    { name: `${race.name}-winners`, value: guarded.maxWinners, unit: 'winners', limit: 1 },
    { name: `${race.name}-breaches`, value: countBreaches(guarded), unit: 'breaches', limit: 0 },
    {
      name: `${race.name}-lost-without-guards`,
      value: unguarded.firstBreach ?? Infinity,
      unit: 'round',
      limit: ROUNDS_UNTIL_LOST,
    },
    { name: `${race.name}-guards-not-met`, value: unguarded.guardsNotMet.length, unit: 'guards', limit: 0 },
  ];
  return [figures, { race: race.name, seconds, guarded, unguarded }];
};

export const proveRaces: Proof = async ({ isFull, say }) => {
  const { freshUrl, close } = await openServer();
  try {
    const figures: Figure[] = [];
    for (const race of chosenRaces()) {
      const [own, facts] = await prove(race, roundCount(isFull), freshUrl);
      say(JSON.stringify({ prove: 'races', ...facts }));
      figures.push(...own);
    }
    return figures;
  } finally {
    await close();
  }
};
