import { cardDetails, CARD_TODAY, usableCard } from '@offrande/domain/card/testing';
import { currency, subtract } from '@offrande/domain/money';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../contract/index.ts';
import { createMemoryCardGateways } from './index.ts';

const euro = currency('EUR', 2);
const [detail] = fc.sample(cardDetails(euro), { numRuns: 1, seed: 1 });
const [card, other] = fc.sample(usableCard(euro), { numRuns: 2, seed: 2 });
const held = {
  ...detail!,
  itemCode: 'offrande',
  cards: [{ ...card!, lock: null, isBlocked: false, state: 'new' as const }],
};
const { cardNumber } = card!;

const open = () =>
  createMemoryCardGateways({
    currency: euro,
    today: CARD_TODAY,
    details: [held],
    pins: { [cardNumber]: '123456' },
    importable: [{ card: other!, pin: '654321', itemCode: 'offrande' }],
    locked: { 'FR1.SECRET': { orderNo: 'FR1', cardQty: 2 } },
  });

const codeOf = (call: Promise<unknown>) => call.then(() => null).catch(({ code }: { code: string }) => code);

describe('cards in memory', () => {
  test('are updated, shown and given on as on the server', async () => {
    const { cards } = open();
    await cards.saveCardUpdate({ cardNumber, update: 'block' });
    expect((await cards.readCards('offrande')).cards[0]!.isBlocked).toBe(true);
    expect(await cards.readPin(cardNumber)).toBe('123456');
    const { balance } = card!;
    const to = { method: 'email', email: 'a@example.test' } as const;
    await cards.sendTransfer({ cardNumber, friendName: 'A', to, amount: balance, rest: subtract(balance, balance) });
    expect((await cards.readProducts())[0]).toMatchObject({ cardCount: 1, cardBalance: '0.00' });
    expect(await codeOf(cards.readPin('1'))).toBe(ERROR_CODES.notFound);
  });

  test('are imported by number and PIN, once', async () => {
    const { cards } = open();
    const request = { importType: 'card', cardNumber: other!.cardNumber, memberBu: 'FR', pinCode: '654321' } as const;
    expect(await codeOf(cards.importCard({ ...request, pinCode: '000000' }))).toBe(ERROR_CODES.cardUnknown);
    expect(await cards.importCard(request)).toEqual({ unitId: 'FR' });
    expect((await cards.readCards('offrande')).cards).toHaveLength(2);
    expect(await codeOf(cards.importCard(request))).toBe(ERROR_CODES.cardAlreadyImported);
  });

  test('and parcels open once, by what opens them', async () => {
    const { unlock } = open();
    const ask = (orderNo: string) => unlock.unlockOrder({ orderNo, captcha: { kind: 'standard', token: 'x' } });
    expect(await codeOf(ask('FR1'))).toBe(ERROR_CODES.orderStillLocked);
    expect(await ask('FR1.SECRET')).toEqual({ orderNo: 'FR1', cardQty: 2 });
    expect(await codeOf(ask('FR1.SECRET'))).toBe(ERROR_CODES.orderAlreadyUnlocked);
  });
});
