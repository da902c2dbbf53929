/** Runs the rounds of a race, on the shop as it is or without the guards that the race names. */
import { sql } from 'kysely';
import { openPostgres } from '../../../server/src/database/database.ts';
import { brokenInvariants } from '../../../server/src/verification/invariants.ts';
import { CallFailed } from '../simulator/browser.ts';
import { type Arena, openArena } from './arena.ts';
import type { Race } from './race.ts';
import { openUnguarded } from './unguarded.ts';

export const RIVALS = 20;

export interface RaceOptions {
  /** A migrated, empty database. */
  readonly url: string;
  readonly rounds: number;
  readonly isGuarded: boolean;
}

export interface RaceResult {
  readonly rounds: number;
  readonly maxWinners: number;
  readonly roundsWithoutWinner: number;
  /** The first round with more than one winner, counted from 1. */
  readonly firstBreach: number | null;
  /** Answers that were neither success nor refusal. */
  readonly failures: number;
  readonly brokenInvariants: readonly string[];
  /** Guards to remove that were found in no statement. */
  readonly guardsNotMet: readonly string[];
}

const isRefusal = (reason: unknown): boolean => reason instanceof CallFailed && reason.status < 500;

const playRound = async (arena: Arena, race: Race) => {
  await arena.forgetCounts();
  arena.sandbox.payments.clear();
  const round = await race.deal(arena);
  const ends = await Promise.allSettled(Array.from({ length: RIVALS }, (_, at) => round.rival(at)));
  const answers = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  const failures = ends.filter((end) => end.status === 'rejected' && !isRefusal(end.reason)).length;
  return { wins: await round.wins(answers), failures };
};

/** Without guards, stops at the first round that is lost. */
const playRounds = async (arena: Arena, race: Race, { rounds, isGuarded }: RaceOptions) => {
  const played = { rounds: 0, maxWinners: 0, roundsWithoutWinner: 0, firstBreach: null as number | null, failures: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    played.rounds = round;
    const { wins, failures } = await playRound(arena, race);
    played.failures += failures;
    played.maxWinners = Math.max(played.maxWinners, wins);
    if (wins === 0) played.roundsWithoutWinner += 1;
    if (wins > 1) played.firstBreach ??= round;
    if (wins > 1 && !isGuarded) break;
  }
  return played;
};

const brokenRules = async (arena: Arena): Promise<readonly string[]> => {
  const broken = await arena.inUnit(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    return brokenInvariants(transaction, arena.shop.clock());
  });
  return [...new Set(broken.map(({ rule }) => rule))];
};

export const runRace = async (race: Race, options: RaceOptions): Promise<RaceResult> => {
  const { url, isGuarded } = options;
  const unguarded = isGuarded ? null : await openUnguarded(url, RIVALS, race.removed);
  const arena = await openArena(unguarded ?? openPostgres({ url, connections: RIVALS }), RIVALS);
  try {
    const played = await playRounds(arena, race, options);
    return { ...played, brokenInvariants: await brokenRules(arena), guardsNotMet: unguarded?.missing() ?? [] };
  } finally {
    await arena.close();
  }
};
