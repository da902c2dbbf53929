/** A part of the guesses on each engine; `npm run prove -- guesses --full` makes 200,000 at 10,000 cards. */
import { expect, inject, test } from 'vitest';
import { WRONG_PINS_MAX } from '@offrande/domain/card';
import { freshSeed } from '../simulator/dice.ts';
import { guess } from './guess.ts';

const seed = process.env['PROOF_SEED'] ?? freshSeed();
const CARDS = { pglite: 40, postgres: 30 } as const;
const GUESSES_PER_CARD = 12;

test.each(['pglite', 'postgres'] as const)(
  'on %s no guess reads a balance however many guess from wherever, captchas are asked for as the rules say, and owners come back in [A-89]',
  { timeout: 120_000 },
  async (store) => {
    console.log(`Guesses: PROOF_SEED=${seed}`);
    const cards = CARDS[store];
    const postgresUrl = inject('postgresUrl');
    const result = await guess({ store, postgresUrl, seed, cards, guessesPerCard: GUESSES_PER_CARD });
    expect(result.breaches).toEqual([]);
    expect(result.locked).toBe(cards);
    expect(result.mostLookedAt).toBe(WRONG_PINS_MAX);
    expect(result.guesses).toBe((cards + cards / 10) * GUESSES_PER_CARD);
    expect(result.captchas).toBeGreaterThan(0);
    expect(result.ownersBack).toBe(result.ownersTried);
    expect(result.broken).toEqual([]);
  },
);
