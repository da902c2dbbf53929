import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { openPostgres } from '../database/database.ts';
import { TEMPLATE_DATABASE } from '../database/test-servers.ts';
import { race } from './race.ts';

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 50);
const RIVALS = 20;

const freshUrl = async (name: string): Promise<string> => {
  const server = openPostgres({ url: `${inject('postgresUrl')}postgres`, connections: 1 });
  await sql.raw(`create database ${name} template ${TEMPLATE_DATABASE}`).execute(server.connection);
  await server.close();
  return `${inject('postgresUrl')}${name}`;
};

describe('twenty orders for the money of one card, on PostgreSQL', () => {
  test('have exactly one winner in every round, and the books hold [A-100]', { timeout: 900_000 }, async () => {
    const result = await race({ url: await freshUrl('race_guarded'), rounds: ROUNDS, rivals: RIVALS, isGuarded: true });
    expect(result).toEqual({
      rounds: ROUNDS,
      maxWinners: 1,
      firstBreach: null,
      roundsWithoutWinner: 0,
      failures: 0,
      brokenInvariants: [],
    });
  });

  test('have several winners within ten rounds once the guard is cut out: the race can fail', async () => {
    const result = await race({ url: await freshUrl('race_unguarded'), rounds: 10, rivals: RIVALS, isGuarded: false });
    expect(result.firstBreach).not.toBeNull();
    expect(result.maxWinners).toBeGreaterThan(1);
    expect(result.brokenInvariants).toContain('no floored account is overdrawn');
  });
});
