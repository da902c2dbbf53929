/** Runs each race for some rounds, and without its guards until it is lost; `npm run prove -- races --full` runs 2,000 rounds of each. */
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { openPostgres } from '../../../server/src/database/database.ts';
import { TEMPLATE_DATABASE } from '../../../server/src/database/test-servers.ts';
import { RACES } from './races.ts';
import { runRace } from './run-race.ts';

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 12);
/** A race must be lost this soon on a build without its guards (reliability row 1). */
const ROUNDS_UNTIL_LOST = 10;

const freshUrl = async (name: string): Promise<string> => {
  const database = `race_${name.replaceAll('-', '_')}`;
  const server = openPostgres({ url: `${inject('postgresUrl')}postgres`, connections: 1 });
  await sql.raw(`create database ${database} template ${TEMPLATE_DATABASE}`).execute(server.connection);
  await server.close();
  return `${inject('postgresUrl')}${database}`;
};

const ROWS = RACES.map((race) => [race.prize, race] as const);

describe('of twenty concurrent rivals on PostgreSQL for', () => {
  test.each(ROWS)(
    '%s, exactly one wins every round, and the books balance [A-100]',
    { timeout: 300_000 },
    async (_, race) => {
      const result = await runRace(race, { url: await freshUrl(race.name), rounds: ROUNDS, isGuarded: true });
      expect(result).toEqual({
        rounds: ROUNDS,
        maxWinners: 1,
        roundsWithoutWinner: 0,
        firstBreach: null,
        failures: 0,
        brokenInvariants: [],
        guardsNotMet: [],
      });
    },
  );

  test.each(ROWS)('%s, several win without the guards: the race can be lost', { timeout: 300_000 }, async (_, race) => {
    const url = await freshUrl(`${race.name}-unguarded`);
    const result = await runRace(race, { url, rounds: ROUNDS_UNTIL_LOST, isGuarded: false });
    expect(result.firstBreach).not.toBeNull();
    expect(result.maxWinners).toBeGreaterThan(1);
    expect(result.guardsNotMet).toEqual([]);
  });
});
