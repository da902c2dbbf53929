/** A file's order issued by a server that is killed on the way; `npm run prove -- bulk --full` issues five thousand cards under twenty kills. */
import { expect, test } from 'vitest';
import { createDice, freshSeed } from '../simulator/dice.ts';
import { proveBulk } from './bulk.ts';

const seed = process.env['PROOF_SEED'] ?? freshSeed();
const CARDS = 30;

test(
  'an order out of a file has each card issued once and each message sent to its receiver, however often the server is killed',
  { timeout: 300_000 },
  async () => {
    console.log(`Bulk: PROOF_SEED=${seed}`);
    const found = await proveBulk({ cards: CARDS, kills: 2, dice: createDice(seed, 'bulk'), say: () => undefined });
    expect(found).toMatchObject({ cards: CARDS, messages: CARDS + 1, breaches: [] });
  },
);
