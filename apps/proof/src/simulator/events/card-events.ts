/** What people do with cards: transfer them to friends, import them, block them, guess PINs, unlock a parcel. */
import { calls } from '@offrande/api-client/contract';
import { CARD_UPDATE_CODES, CARD_UPDATES, type CardUpdate } from '@offrande/domain/card-update';
import { unlockReference } from '../../../../server/src/unlock/unlock-reference.ts';
import { COLLEAGUE, MEMBERS } from '../baskets.ts';
import { freeOf } from '../card-of-model.ts';
import {
  type Gift,
  type Import,
  importCard,
  transferCard,
  type Unlocking,
  unlockOrder,
  updateCard,
} from '../core-card.ts';
import { callEvent, type Choosing, event } from '../event-kind.ts';

/** A card and its holder, or now and then another buyer. */
const heldCard = ({ model, dice }: Choosing): { readonly buyer: number; readonly card: string } | null => {
  const held = [...model.cards.values()].filter(({ holder }) => holder !== null);
  const { name, holder } = dice.pick(held);
  return { buyer: dice.chance(0.05) ? dice.pick(MEMBERS) : holder!, card: name };
};

export const transferEvent = callEvent<Gift & { readonly key: string }>({
  name: 'cardTransfer',
  weight: 2.5,
  choose: (choosing) => {
    const { model, dice, key } = choosing;
    const held = heldCard(choosing);
    if (held === null) return null;
    const free = freeOf(model, held.card);
    return { ...held, amountMinor: dice.chance(0.3) ? null : dice.pick([100n, free / 2n + 1n, free + 1n]), key };
  },
  core: (core, { key, ...gift }) => transferCard(core, gift, key),
  server: async (world, { buyer, card, amountMinor, key }) => {
    const request = {
      aggregatorBuId: world.unitId,
      cardNumber: world.readCardSecrets(card).cardNumber,
      method: 'email' as const,
      friendName: 'Camille Roux',
      email: 'camille.roux@example.test',
      ...(amountMinor === null ? {} : { amount: world.amount(amountMinor) }),
    };
    await world.call(buyer, calls.cardTransfer, request, key);
  },
});

export const importEvent = callEvent<Import & { readonly key: string }>({
  name: 'importCard',
  weight: 3,
  choose: ({ model, dice, key }) => {
    const card = dice.pick([...model.cards.keys()]);
    const type = dice.pick(['card', 'balance'] as const);
    return { buyer: dice.pick(MEMBERS), card, type, isPinRight: dice.chance(0.8), key };
  },
  core: (core, { key, ...wish }) => importCard(core, wish, key),
  server: async (world, { buyer, card, type, isPinRight, key }) => {
    const { cardNumber, pinCode, wrongPin } = world.readCardSecrets(card);
    const request = {
      aggregatorBuId: world.unitId,
      importType: type,
      memberBu: world.unitId,
      cardNumber,
      pinCode: isPinRight ? pinCode : wrongPin,
      token: world.solution(),
    };
    await world.call(buyer, calls.importCard, request, key);
  },
});

export const updateCardEvent = event<{ readonly buyer: number; readonly card: string; readonly update: CardUpdate }>({
  name: 'updateCard',
  weight: 3,
  choose: (choosing) => {
    const held = heldCard(choosing);
    return held === null ? null : { ...held, update: choosing.dice.pick(CARD_UPDATES) };
  },
  core: (core, { buyer, card, update }) => updateCard(core, buyer, card, update),
  server: async (world, { buyer, card, update }) => {
    const { cardNumber } = world.readCardSecrets(card);
    const request = { aggregatorBuId: world.unitId, cardNumber, action: CARD_UPDATE_CODES[update] };
    await world.call(buyer, calls.updateCard, request);
  },
});

/** With the secret from the parcel, with a wrong one, or with none, by a possible owner. */
export const unlockEvent = event<Unlocking & { readonly isSecretSent: boolean }>({
  name: 'unlockOrder',
  weight: 2,
  choose: ({ model, dice }) => {
    const orders = [...model.orders.values()].filter(
      ({ lines, state }) =>
        (lines.some(({ delivery }) => delivery === 'physical') && state !== 'requesting') || dice.chance(0.05),
    );
    if (orders.length === 0) return null;
    const { name: order, buyer: owner } = dice.pick(orders);
    const buyer = dice.chance(0.5) ? owner : dice.below(COLLEAGUE);
    return { buyer, order, isSecretRight: dice.chance(0.4), isSecretSent: dice.chance(0.5) };
  },
  core: (core, { buyer, order, isSecretRight }) => unlockOrder(core, { buyer, order, isSecretRight }),
  server: async (world, { buyer, order, isSecretRight, isSecretSent }) => {
    const right = unlockReference(world.shop, world.unitId, world.orderNo(order));
    const wrong = isSecretSent ? `${world.orderNo(order)}.${'0'.repeat(26)}` : world.orderNo(order);
    const request = {
      aggregatorBuId: world.unitId,
      orderNo: isSecretRight ? right : wrong,
      captchaToken: world.solution(),
    };
    await world.call(buyer, calls.unlockOrder, request);
  },
});
