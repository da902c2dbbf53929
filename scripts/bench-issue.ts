/**
 * Issues 5,000 cards as the shop's job does (numbers and PINs drawn and encrypted, cards, accounts, journals, entries,
 * messages) and compares it with COPY of the same rows into the same tables, with the same keys, checks and triggers. The two
 * alternate on a separate PostgreSQL with durable commits; the medians count. `BENCH_ROUNDS` sets the number of rounds.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type ThrowAwayPostgres } from '../apps/server/src/database/throw-away-postgres.ts';
import { copyDatabase, copyIssued, issueAll, prepareOrders } from '../apps/proof/src/issue-load.ts';
import type { Figure } from './bench.ts';
import { median } from './bench-timing.ts';

const CARDS = 5000;
/** A shop that runs has issued before: its code and its connection's plans are compiled. */
const CARDS_BEFORE = 2000;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const PREPARED = 'prepared';
/** The goal is 1.6; two idle cores measure 1.6 to 1.9. The limit leaves room for other work on the machine. */
const LIMIT = 3;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A folder that the database server may write to. */
const sharedFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-issue-'));
  chmodSync(folder, 0o777);
  return folder;
};

const measure = async (postgres: ThrowAwayPostgres, folder: string) => {
  const server = postgres.url('postgres');
  await copyDatabase(server, 'template1', PREPARED);
  const [before, orderNo] = await prepareOrders(postgres.url(PREPARED), [CARDS_BEFORE, CARDS]);
  const rounds: { readonly issued: number; readonly worked: number; readonly copied: number }[] = [];
  while (rounds.length < ROUNDS) {
    const [issued, copied] = ['issued', 'copied'].map((name) => `${name}_${rounds.length}`) as [string, string];
    await copyDatabase(server, PREPARED, issued);
    await copyDatabase(server, PREPARED, copied);
    const { seconds, worked } = await issueAll(postgres.url(issued), before!, orderNo!);
    rounds.push({
      issued: seconds,
      worked,
      copied: await copyIssued(postgres.url(issued), postgres.url(copied), orderNo!, folder),
    });
  }
  return rounds;
};

export const issueFigures = async (): Promise<readonly Figure[]> => {
  const [postgres, folder] = [await startPostgres({ isDurable: true }), sharedFolder()];
  try {
    const rounds = await measure(postgres, folder);
    const medianOf = (pick: (round: (typeof rounds)[number]) => number): number => rounded(median(rounds.map(pick)));
    return [
      { name: `issue-${CARDS}-cards`, value: medianOf(({ issued }) => issued), unit: 's' },
      { name: `issue-${CARDS}-cards-work-of-the-server`, value: medianOf(({ worked }) => worked), unit: 's' },
      { name: `copy-the-same-rows`, value: medianOf(({ copied }) => copied), unit: 's' },
      { name: 'issue-to-copy', value: medianOf(({ issued, copied }) => issued / copied), unit: 'ratio', limit: LIMIT },
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
};
