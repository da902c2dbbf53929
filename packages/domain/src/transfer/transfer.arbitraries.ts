/** Random valid transfers: usable cards with products that allow them, friends who are not the sender. */
import * as fc from 'fast-check';
import { openFacts, usableCard } from '../card/testing.ts';
import { fromMinorUnits, toMinorUnits } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { TRANSFER_METHODS } from './transfer.ts';
import type { TransferEntry, TransferFacts } from './transfer.ts';

/** The mobile is +33 6 12 34 56 78. */
export const SENDER = { email: 'ines@exemple.fr', mobile: '+33612345678' } as const;

/** A friend who can be reached both ways; the whole card. */
export const FRIEND: TransferEntry = {
  method: 'email',
  friendName: 'Łukasz',
  email: 'lukasz@exemple.fr',
  phone: { areaCode: '+33', number: '06 98 76 54 32' },
  amount: '',
};

/** Facts under which any part of a card may be given. */
export const transferFacts = (of: Currency = euro): fc.Arbitrary<TransferFacts> =>
  usableCard(of).map((card) => ({ card, use: openFacts(card), sender: SENDER }));

export const anyMethod = fc.constantFrom(...TRANSFER_METHODS);

/** Part of a card's balance, or all of it; never zero. */
export const partOf = (balance: Money): fc.Arbitrary<Money> =>
  fc.bigInt({ min: 1n, max: toMinorUnits(balance) }).map((minor) => fromMinorUnits(minor, balance.currency));
