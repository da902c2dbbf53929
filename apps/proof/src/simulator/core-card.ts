/** What holders do with their cards in the model: transfer to friends, import into accounts and wallets, block, unlock. */
import { type CardUpdate, updateCard as afterUpdate } from '@offrande/domain/card-update';
import { checkCardUse, countPinGuess, isLockedByPins, judgeCardQuery, judgeClaim } from '@offrande/domain/card';
import { importBalance, transfer } from '@offrande/domain/ledger';
import { isPhysicalDelivery } from '@offrande/domain/delivery';
import { unlockVerdict } from '@offrande/domain/unlock';
import { Result } from 'effect';
import { BUYERS } from './baskets.ts';
import { cardOf, changeCard, freeOf, ownCard, todayOf, useOn } from './card-of-model.ts';
import { type Core, Refused } from './core.ts';
import { enqueue, once, isDone } from './core-keys.ts';
import { cardsOfOrder } from './core-staff.ts';
import { CURRENCY, freshCard, type ModelCard } from './model.ts';

/** Part of a card's balance; null for the whole card. */
export interface Gift {
  readonly buyer: number;
  readonly card: string;
  readonly amountMinor: bigint | null;
}

/** The name of the next card split off for a friend, and of its transfer. */
export const giftOf = ({ name, given }: ModelCard): string => `${name}>${given + 1}`;
export const transferOf = (gift: string): string => `transfer ${gift}`;

/** The call `cardTransfer`. */
export const transferCard = (core: Core, { buyer, card: name, amountMinor }: Gift, key: string): void =>
  once(core, key, (model) => {
    const card = ownCard(core, buyer, name);
    const free = freeOf(model, name);
    const amount = amountMinor ?? free;
    if (Result.isFailure(checkCardUse('transfer', cardOf(model, card), useOn(model))) || amount > free)
      throw new Refused();
    const gift = giftOf(card);
    const moved = { transferId: transferOf(gift), fromCardId: name, toCardId: gift, amountMinor: amount };
    core.post(transfer({ ...moved, currency: CURRENCY }));
    changeCard(core, name, { given: card.given + 1 }, null);
    model.cards.set(gift, freshCard(gift, { hasPin: true, lastDay: card.lastDay }));
    enqueue(model, 'card-email', gift);
  });

/** Checks a stranger's number and PIN; the guess counts whatever becomes of the call. */
const provePin = (core: Core, name: string, isPinRight: boolean): void => {
  const verdict = core.change((model) => {
    const card = model.cards.get(name)!;
    const isOpen = !card.isBlocked && !isLockedByPins(card.wrongPins);
    const isRight = isOpen && (isPinRight || !card.hasPin);
    if (isOpen) {
      const wrongPins = countPinGuess(card.wrongPins, isRight);
      changeCard(core, name, { wrongPins }, isLockedByPins(wrongPins) ? 'pinLock' : null);
      if (isLockedByPins(wrongPins)) enqueue(model, 'card-locked', `${name}/${model.now}`);
    }
    return judgeCardQuery(cardOf(model, card), isRight);
  });
  if (verdict !== 'found') throw new Refused();
};

/** The locked card: its PIN was just verified, but it may have been blocked or claimed since. */
const claimable = (core: Core, buyer: number, name: string, mayBeOwn: boolean): ModelCard => {
  const card = core.model.cards.get(name)!;
  const holderId = card.holder === null ? null : String(card.holder);
  const verdict = judgeClaim({ isMatch: true, holderId, isProven: card.isProven });
  if (card.isBlocked || (verdict === 'taken' && !(mayBeOwn && card.holder === buyer))) throw new Refused();
  return card;
};

/** What is imported into an account, the card or its balance; `isPinRight`: the PIN sent is correct. */
export interface Import {
  readonly buyer: number;
  readonly card: string;
  readonly type: 'card' | 'balance';
  readonly isPinRight: boolean;
}

export const importOf = ({ name, emptied }: ModelCard): string => `import ${name}/${emptied + 1}`;

const takeBalance = (core: Core, buyer: number, name: string): void => {
  const { model } = core;
  const card = claimable(core, buyer, name, true);
  if (Result.isFailure(checkCardUse('pay', cardOf(model, card), useOn(model)))) throw new Refused();
  const from = { importId: importOf(card), cardId: name, customerId: BUYERS[buyer]!.member! };
  core.post(importBalance({ ...from, amountMinor: freeOf(model, name), currency: CURRENCY }));
  changeCard(core, name, { emptied: card.emptied + 1 }, null);
};

/** The call `importCard`. */
export const importCard = (core: Core, { buyer, card: name, type, isPinRight }: Import, key: string): void => {
  // A replay is no guess.
  if (isDone(core.model, key)) return;
  provePin(core, name, isPinRight);
  once(core, key, () => {
    if (type === 'balance') {
      takeBalance(core, buyer, name);
      return;
    }
    claimable(core, buyer, name, false);
    changeCard(core, name, { holder: buyer, isProven: true }, 'claim');
  });
};

/** The call `updateCard`. */
export const updateCard = (core: Core, buyer: number, name: string, update: CardUpdate): void =>
  core.change((model) => {
    const card = ownCard(core, buyer, name);
    if (card.isReturned) throw new Refused();
    const before = cardOf(model, card);
    const updated = afterUpdate(before, update, todayOf(model));
    if (Result.isFailure(updated)) throw new Refused();
    const { success: after } = updated;
    const isSame = before.isBlocked === after.isBlocked && before.state === after.state && before.lock === after.lock;
    if (isSame) return;
    const wrongPins = update === 'unblock' && isLockedByPins(card.wrongPins) ? 0 : card.wrongPins;
    const mark = after.state === 'used' ? 'used' : 'new';
    changeCard(core, name, { isBlocked: after.isBlocked, mark, wrongPins }, update);
  });

/** The buyer who unlocks, and whether the secret is correct. */
export interface Unlocking {
  readonly buyer: number;
  readonly order: string;
  readonly isSecretRight: boolean;
}

/** The call `unlockOrder`. */
export const unlockOrder = (core: Core, { buyer, order: name, isSecretRight }: Unlocking): void =>
  core.change((model) => {
    const order = model.orders.get(name)!;
    const customerId = BUYERS[buyer]!.member;
    const isPhysical = order.lines.some(({ delivery }) => isPhysicalDelivery(delivery));
    const isUnlocked = !isPhysical || order.unlockedBy !== null;
    const ownerId = BUYERS[order.buyer]!.member;
    const verdict = unlockVerdict({
      order: { ownerId, status: order.state, isPhysical, isUnlocked },
      isSecretRight,
      customerId,
    });
    if (verdict !== 'unlock') throw new Refused();
    model.orders.set(name, { ...order, unlockedBy: isSecretRight ? 'reference' : customerId });
    for (const card of cardsOfOrder(model, name))
      if (card.awaitsReceipt) changeCard(core, card.name, { awaitsReceipt: false }, 'receipt');
  });
