/**
 * Thieves with many addresses and browsers guess PINs with every call that accepts one, some of them signed in, with a solved
 * captcha wherever one is required. Each card gets the same number of guesses. The correct PIN is among them, but only after the card
 * must have been locked, so that a server that checks a sixth PIN discloses a balance. Unknown card numbers are guessed at too. The
 * clock does not move, so that no count expires.
 */
import { calls } from '@offrande/api-client/contract';
import { WRONG_PINS_MAX } from '@offrande/domain/card';
import { sql } from 'kysely';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { type Dice, createDice } from '../simulator/dice.ts';
import { openScene, type Scene, type Secrets } from '../access/scene.ts';
import { openVisitedShop, type VisitedShop } from '../visitor/visited-shop.ts';
import { openVisitor, type Visitor } from '../visitor/visitor.ts';
import { sellCards } from './bulk-cards.ts';
import { outcomeCode, Gang } from './gang.ts';

export interface GuessOptions {
  readonly postgresUrl: string | null;
  readonly seed: string;
  /** Cards that are guessed at; a tenth as many unknown numbers are added. */
  readonly cards: number;
  readonly guessesPerCard: number;
  /** Called after each round of guesses at all cards, with the number of guesses and of wrong answers so far. */
  readonly onRound?: (guesses: number, breaches: number) => void;
}

export interface GuessResult {
  readonly guesses: number;
  readonly addresses: number;
  readonly sessions: number;
  /** Guesses that were first tried without the required captcha. */
  readonly captchas: number;
  /** Cards locked by wrong PINs, and the highest number of wrong PINs that were checked for one card. */
  readonly locked: number;
  readonly mostLookedAt: number;
  /** Answers that disclosed more than a refusal, and captchas required or omitted against the rules. */
  readonly breaches: readonly string[];
  /** Owners who regained access, as the rules require, of those who tried. */
  readonly ownersBack: number;
  readonly ownersTried: number;
  readonly broken: readonly string[];
}

const wrongPin = (dice: Dice, pin: string): string => {
  const drawn = String(dice.below(1_000_000)).padStart(6, '0');
  return drawn === pin ? wrongPin(dice, pin) : drawn;
};

/** The guesses at one card: wrong ones, and the correct one once it is too late. */
const guessesAt = (dice: Dice, { cardNumber, pinCode }: Secrets, count: number): readonly Secrets[] => {
  const rightAt = WRONG_PINS_MAX + dice.below(count - WRONG_PINS_MAX);
  return Array.from({ length: count }, (_, at) => ({
    cardNumber,
    pinCode: at === rightAt ? pinCode : wrongPin(dice, pinCode),
  }));
};

const shuffled = <T>(dice: Dice, items: readonly T[]): readonly T[] =>
  items
    .map((one) => [dice.below(2 ** 31), one] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, one]) => one);

const countLocks = ({ shop }: VisitedShop) =>
  inUnit(shop.connection, 'FR', async (transaction) => {
    const { rows } = await sql<{ locked: number; most: number }>`
      select (count(*) filter (where is_locked))::integer as locked, coalesce(max(wrong_pins), 0)::integer as most from card`.execute(
      transaction,
    );
    return rows[0]!;
  });

/** The owner finds the card locked as well, unlocks it while signed in, and reads the balance by number and PIN. */
const regainsAccess = async (place: VisitedShop, owner: Visitor, card: Secrets): Promise<boolean> => {
  await place.forgetCounts();
  const elsewhere = await openVisitor(place, 'FR', null, 'at home');
  const query = async () =>
    outcomeCode(await elsewhere.ask(calls.queryCard, { ...card, captchaToken: elsewhere.solve('cardQuery') }));
  const before = await query();
  const lifted = await owner.ask(calls.updateCard, { cardNumber: card.cardNumber, action: 'UnBlock' });
  return before === '12001' && lifted.status === 200 && (await query()) === 'served';
};

const OWNERS_TRIED = 25;

const guessAll = async (scene: Scene, dice: Dice, options: GuessOptions): Promise<Omit<GuessResult, 'broken'>> => {
  const { place } = scene;
  const { owner, sold } = await sellCards(scene, options.cards);
  const unknownCards = Array.from({ length: Math.ceil(sold.length / 10) }, () => ({
    cardNumber: `9999${Array.from({ length: 12 }, () => dice.below(10)).join('')}`,
    pinCode: '123456',
  }));
  const plans = [...sold, ...unknownCards].map((card) => guessesAt(dice, card, options.guessesPerCard));
  const gang = new Gang(place, dice);
  for (let round = 0; round < options.guessesPerCard; round += 1) {
    for (const plan of shuffled(dice, plans)) await gang.guess(plan[round]!);
    options.onRound?.(gang.guesses, gang.breaches.length);
  }
  const { locked, most } = await countLocks(place);
  const tried = shuffled(dice, sold).slice(0, OWNERS_TRIED);
  let ownersBack = 0;
  for (const card of tried) if (await regainsAccess(place, owner.visitor, card)) ownersBack += 1;
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
    const result = await guessAll(openScene(place), createDice(options.seed, 'guesses'), options);
    return { ...result, broken: await place.broken() };
  } finally {
    await place.close();
  }
};
