/** `npm run prove -- guesses`: PINs guessed from many addresses, 200,000 times at 10,000 cards with `--full`. */
import { WRONG_PINS_MAX } from '@offrande/domain/card';
import { guess } from './guesses/guess.ts';
import type { Proof } from './proof.ts';

const SIZES = { part: { cards: 100, guessesPerCard: 12 }, full: { cards: 10_000, guessesPerCard: 19 } } as const;

export const proveGuesses: Proof = async ({ isFull, seed, say }) => {
  const result = await guess({
    ...(isFull ? SIZES.full : SIZES.part),
    postgresUrl: null,
    seed,
    onRound: (guesses, breaches) => say(JSON.stringify({ prove: 'guesses', guesses, breaches })),
  });
  for (const breach of result.breaches) say(JSON.stringify({ prove: 'guesses', breach }));
  const { cards } = isFull ? SIZES.full : SIZES.part;
  return [
    { name: 'guesses', value: result.guesses, unit: 'guesses' },
    { name: 'addresses', value: result.addresses, unit: 'addresses' },
    { name: 'sessions', value: result.sessions, unit: 'sessions' },
    { name: 'captchas', value: result.captchas, unit: 'captchas' },
    { name: 'breaches', value: result.breaches.length, unit: 'answers', limit: 0 },
    { name: 'cards-left-open', value: cards - result.locked, unit: 'cards', limit: 0 },
    { name: 'most-looked-at', value: result.mostLookedAt, unit: 'PINs', limit: WRONG_PINS_MAX },
    { name: 'owners-kept-out', value: result.ownersTried - result.ownersBack, unit: 'owners', limit: 0 },
    { name: 'broken-invariants', value: result.broken.length, unit: 'findings', limit: 0 },
  ];
};
