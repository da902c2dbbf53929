/** A bulk order issued by a server that is killed meanwhile; `npm run prove -- bulk --full` issues 5,000 cards under 20 kills. */
import { expect, test } from 'vitest';
import { createDice, freshSeed } from '../simulator/dice.ts';
import { proveBulk } from './bulk.ts';

const seed = process.env['PROOF_SEED'] ?? freshSeed();
const CARDS = 200;

test(
  'a bulk order issues each card once, sends each message to its receiver and tells the buyer once whose mailbox does not exist, however often the server is killed [A-26]',
  { timeout: 300_000 },
  async () => {
    console.log(`Bulk: PROOF_SEED=${seed}`);
    const found = await proveBulk({ cards: CARDS, kills: 2, dice: createDice(seed, 'bulk'), say: () => undefined });
    expect(found).toMatchObject({
      cards: CARDS,
      refused: 6,
      deferred: 6,
      notices: 1,
      messages: CARDS - 6 + 2,
      breaches: [],
    });
  },
);
