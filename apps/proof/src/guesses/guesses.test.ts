/** A short run; `npm run prove -- guesses --full` makes 200,000 guesses at 10,000 cards. */
import { expect, inject, test } from 'vitest';
import { WRONG_PINS_MAX } from '@offrande/domain/card';
import { freshSeed } from '../simulator/dice.ts';
import { guess } from './guess.ts';

const seed = process.env['PROOF_SEED'] ?? freshSeed();
const CARDS = 60;
const GUESSES_PER_CARD = 12;

test(
  'no guess reads a balance, however many thieves and addresses try, captchas are required as the rules say, and owners regain access [A-89]',
  { timeout: 120_000 },
  async () => {
    console.log(`Guesses: PROOF_SEED=${seed}`);
    const postgresUrl = inject('postgresUrl');
    const result = await guess({ postgresUrl, seed, cards: CARDS, guessesPerCard: GUESSES_PER_CARD });
    expect(result.breaches).toEqual([]);
    expect(result.locked).toBe(CARDS);
    expect(result.mostLookedAt).toBe(WRONG_PINS_MAX);
    expect(result.guesses).toBe((CARDS + CARDS / 10) * GUESSES_PER_CARD);
    expect(result.captchas).toBeGreaterThan(0);
    expect(result.ownersBack).toBe(result.ownersTried);
    expect(result.broken).toEqual([]);
  },
);
