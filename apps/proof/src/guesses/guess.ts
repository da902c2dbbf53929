/**
 * Thieves with many addresses and browsers guess PINs, by every call that takes one, some of them signed in, with a solved
 * captcha wherever it is asked for. Each card is guessed at as often as the next one; once it must have locked, the right PIN is
 * among the guesses, so that whoever looks at a sixth PIN gives a balance away. Numbers that nobody has are guessed at too.
 * The clock stands, so that nothing that was counted is forgotten.
 */
import { calls } from '@offrande/api-client/contract';
import { WRONG_PINS_MAX } from '@offrande/domain/card';
import { sql } from 'kysely';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { type Dice, diceOf } from '../simulator/dice.ts';
import { openScene, type Scene, type Secrets } from '../access/scene.ts';
import { openVisitedShop, type VisitedShop } from '../visitor/visited-shop.ts';
import { openVisitor, type Visitor } from '../visitor/visitor.ts';
import { sellCards } from './bulk-cards.ts';
import { codeOf, Gang } from './gang.ts';

export interface GuessOptions {
  readonly postgresUrl: string | null;
  readonly seed: string;
  /** Cards that are guessed at, beside as many numbers in ten that nobody has. */
  readonly cards: number;
  readonly guessesPerCard: number;
  /** Told how many guesses were made and how many answers were wrong whenever each card was guessed at once more. */
  readonly onRound?: (guesses: number, breaches: number) => void;
}

export interface GuessResult {
  readonly guesses: number;
  readonly addresses: number;
  readonly sessions: number;
  /** Guesses that were tried without the captcha that they need first. */
  readonly captchas: number;
  /** Cards that wrong PINs have locked, and the most wrong PINs that were looked at of one. */
  readonly locked: number;
  readonly mostLookedAt: number;
  /** Answers that told more than that this was no good, or asked for a captcha when the rules do not, or did not when they do. */
  readonly breaches: readonly string[];
  /** Owners who were let in again, as the rules say, of those who tried. */
  readonly ownersBack: number;
  readonly ownersTried: number;
  readonly broken: readonly string[];
}

const pinUnlike = (dice: Dice, pin: string): string => {
  const drawn = String(dice.below(1_000_000)).padStart(6, '0');
  return drawn === pin ? pinUnlike(dice, pin) : drawn;
};

/** The guesses of one card: wrong ones, and the right one where it must be too late. */
const guessesAt = (dice: Dice, { cardNumber, pinCode }: Secrets, count: number): readonly Secrets[] => {
  const rightAt = WRONG_PINS_MAX + dice.below(count - WRONG_PINS_MAX);
  return Array.from({ length: count }, (_, at) => ({
    cardNumber,
    pinCode: at === rightAt ? pinCode : pinUnlike(dice, pinCode),
  }));
};

const shuffled = <T>(dice: Dice, of: readonly T[]): readonly T[] =>
  of
    .map((one) => [dice.below(2 ** 31), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);

const locksOf = ({ shop }: VisitedShop) =>
  inUnit(shop.connection, 'FR', async (transaction) => {
    const { rows } = await sql<{ locked: number; most: number }>`
      select (count(*) filter (where is_locked))::integer as locked, coalesce(max(wrong_pins), 0)::integer as most from card`.execute(
      transaction,
    );
    return rows[0]!;
  });

/** An owner finds the card locked for him too, lifts the lock signed in, and reads the balance by number and PIN. */
const comesBack = async (place: VisitedShop, owner: Visitor, card: Secrets): Promise<boolean> => {
  await place.forgetCounts();
  const elsewhere = await openVisitor(place, 'FR', null, 'at home');
  const query = async () =>
    codeOf(await elsewhere.ask(calls.queryCard, { ...card, captchaToken: elsewhere.solve('cardQuery') }));
  const before = await query();
  const lifted = await owner.ask(calls.updateCard, { cardNumber: card.cardNumber, action: 'UnBlock' });
  return before === '12001' && lifted.status === 200 && (await query()) === 'served';
};

const OWNERS_TRIED = 25;

const guessAll = async (scene: Scene, dice: Dice, options: GuessOptions): Promise<Omit<GuessResult, 'broken'>> => {
  const { place } = scene;
  const { owner, sold } = await sellCards(scene, options.cards);
  const nobodys = Array.from({ length: Math.ceil(sold.length / 10) }, () => ({
    cardNumber: `9999${Array.from({ length: 12 }, () => dice.below(10)).join('')}`,
    pinCode: '123456',
  }));
  const plans = [...sold, ...nobodys].map((card) => guessesAt(dice, card, options.guessesPerCard));
  const gang = new Gang(place, dice);
  for (let round = 0; round < options.guessesPerCard; round += 1) {
    for (const plan of shuffled(dice, plans)) await gang.guess(plan[round]!);
    options.onRound?.(gang.guesses, gang.breaches.length);
  }
  const { locked, most } = await locksOf(place);
  const tried = shuffled(dice, sold).slice(0, OWNERS_TRIED);
  let ownersBack = 0;
  for (const card of tried) if (await comesBack(place, owner.visitor, card)) ownersBack += 1;
  const { guesses, addresses, sessions, captchas, breaches } = gang;
  return {
    guesses,
    addresses,
    sessions,
    captchas,
    breaches,
    locked,
    mostLookedAt: most,
    ownersBack,
    ownersTried: tried.length,
  };
};

export const guess = async (options: GuessOptions): Promise<GuessResult> => {
  const place = await openVisitedShop(options);
  try {
    const result = await guessAll(openScene(place), diceOf(options.seed, 'guesses'), options);
    return { ...result, broken: await place.broken() };
  } finally {
    await place.close();
  }
};
