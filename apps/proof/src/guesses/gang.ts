/** Thieves with many addresses and browsers, some of them signed in, who solve captchas and count their own failures. */
import { WRONG_TRIES_WITHOUT_CAPTCHA } from '@offrande/domain/captcha';
import { openCustomer } from '../../../server/src/customer/open-customer.ts';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { uuid } from '../../../server/src/random.ts';
import type { Dice } from '../simulator/dice.ts';
import type { Secrets } from '../access/scene.ts';
import type { VisitedShop } from '../visitor/visited-shop.ts';
import { type Answer, openVisitor, type Visitor } from '../visitor/visitor.ts';
import { type Way, WAYS } from './ways.ts';

/** Requests per session and sessions per address: below the limits, so that each guess is checked. */
const REQUESTS_OF_A_SESSION = 18;
const SESSIONS_OF_AN_ADDRESS = 2;
/** The share of required captchas that a thief first skips. */
const WITHOUT_CAPTCHA = 0.2;
/** The wrong tries of an address that do not count yet. */
const FREE_FOR_AN_ADDRESS = 20;

/** A thief's browser, signed in or not. */
interface Thief {
  readonly visitor: Visitor;
  readonly address: string;
  readonly isMember: boolean;
}

const openThief = async (place: VisitedShop, address: string, isMember: boolean): Promise<Thief> => {
  const { shop } = place;
  const customer = isMember
    ? await inUnit(shop.connection, 'FR', (transaction) =>
        openCustomer(transaction, shop, place.unit('FR'), {
          memberType: 'individual',
          email: `${uuid(shop.random)}@example.test`,
          firstName: 'Tom',
          lastName: 'Voleur',
        }),
      )
    : null;
  return { visitor: await openVisitor(place, 'FR', customer, address), address, isMember };
};

/** Counts wrong tries as the shop should. */
class Tries {
  readonly #counts = new Map<string, number>();
  readonly #of = (subject: string): number => this.#counts.get(subject) ?? 0;
  against(session: string, address: string, cardNumber: string): number {
    return Math.max(this.#of(session), this.#of(cardNumber), this.#of(address) - FREE_FOR_AN_ADDRESS);
  }
  note(...subjects: readonly string[]): void {
    for (const subject of subjects) this.#counts.set(subject, this.#of(subject) + 1);
  }
}

/** `served`, or the code of the refusal. */
export const outcomeCode = ({ status, text }: Answer): string =>
  status === 200 ? 'served' : (/"code":"(\d+)"/.exec(text)?.[1] ?? text);

/** Each guess is made by the next thief; `breaches` are answers that violate the rules. */
export class Gang {
  readonly #place: VisitedShop;
  readonly #dice: Dice;
  readonly #tries = new Tries();
  #thief: Thief | null = null;
  #sent = 0;
  guesses = 0;
  sessions = 0;
  addresses = 0;
  captchas = 0;
  readonly breaches: string[] = [];

  constructor(place: VisitedShop, dice: Dice) {
    this.#place = place;
    this.#dice = dice;
  }

  async #nextThief(): Promise<Thief> {
    if (this.#thief === null || this.#sent >= REQUESTS_OF_A_SESSION) {
      if (this.sessions % SESSIONS_OF_AN_ADDRESS === 0) this.addresses += 1;
      this.#thief = await openThief(this.#place, `thief-${this.addresses}`, this.#dice.chance(0.3));
      this.sessions += 1;
      this.#sent = 0;
    }
    return this.#thief;
  }

  async guess(card: Secrets): Promise<void> {
    const { visitor, address, isMember } = await this.#nextThief();
    const way = this.#dice.pick(WAYS.filter(({ isForMembers }) => isMember || !isForMembers));
    const session = visitor.buyer!.sessionId;
    const against = this.#tries.against(session, address, card.cardNumber);
    const isAsked = way.isAlwaysAsked || against >= WRONG_TRIES_WITHOUT_CAPTCHA;
    const ask = (solution: string | null, expected: string) =>
      this.#ask(visitor, way, card, solution, expected, `after ${against} tries`);
    this.guesses += 1;
    if (isAsked && this.#dice.chance(WITHOUT_CAPTCHA)) {
      this.captchas += 1;
      await ask(null, '80000');
    }
    await ask(isAsked ? visitor.solve(way.action) : null, way.refusal);
    this.#tries.note(session, address, card.cardNumber);
  }

  async #ask(
    visitor: Visitor,
    { call, action, request }: Way,
    card: Secrets,
    solution: string | null,
    expected: string,
    when: string,
  ): Promise<void> {
    this.#sent += 1;
    const told = outcomeCode(await visitor.ask(call, request(card, solution)));
    if (told !== expected) this.breaches.push(`${call.name} for ${action}: ${told} ${when}`);
  }
}
