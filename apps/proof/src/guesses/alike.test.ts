/** A stranger gets the same answer for existing and missing data, byte for byte, at the same cost (reliability row 4). */
import { type AnyCall, calls } from '@offrande/api-client/contract';
import type { CaptchaAction } from '@offrande/domain/captcha';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { seedUnit } from '../../../server/src/seed/seed-unit.ts';
import { unlockReference } from '../../../server/src/unlock/unlock-reference.ts';
import { openScene, type Scene, type Secrets } from '../access/scene.ts';
import { ORIGIN, openVisitedShop, type VisitedShop } from '../visitor/visited-shop.ts';
import { type Fields, openVisitor } from '../visitor/visitor.ts';
import { measured } from './measured-answer.ts';
import { type Way, WAYS } from './ways.ts';

const UNKNOWN = { cardNumber: '9999000000654321', pinCode: '246810' };
const ELSEWHERE = { cardNumber: '9999000000123454', pinCode: '123454' };
const NO_ORDER = 'NONE-NONE-NONE';

describe('a stranger', () => {
  let place: VisitedShop;
  let scene: Scene;
  let card: Secrets;
  /** Cards that a stranger must not get at, each with the PIN that the stranger has. */
  let kept: Readonly<Record<string, Secrets>>;
  let expired: Secrets;

  const block = async (): Promise<Secrets> => {
    const { owner } = await scene.cast('individual');
    const blocked = await scene.card(owner);
    await scene.served(owner, calls.updateCard, { cardNumber: blocked.cardNumber, action: 'Block' });
    return blocked;
  };
  const change = async (assignment: ReturnType<typeof sql>): Promise<Secrets> => {
    const { owner } = await scene.cast('individual');
    const changed = await scene.card(owner);
    const numberHmac = place.shop.vault.hmac('card-number', `FR:${changed.cardNumber}`);
    await inUnit(place.shop.connection, 'FR', (transaction) =>
      sql`update card set ${assignment} where number_hmac = ${numberHmac}`.execute(transaction),
    );
    return changed;
  };

  beforeAll(async () => {
    place = await openVisitedShop({ postgresUrl: inject('postgresUrl') });
    scene = openScene(place);
    const trialCard = {
      ...ELSEWHERE,
      balance: '10.00',
      isAllowPartialRedeem: true,
      isThirdPartyCoupon: false,
      isBlocked: false,
      subPayDesc: [],
      suitedItemCode: [],
    };
    await seedUnit(place.shop, { ...place.unit('ZZ'), trialCards: [trialCard] }, true);
    card = await scene.card((await scene.cast('individual')).owner);
    expired = await change(sql`expires_on = '2026-11-20'`);
    kept = {
      'its PIN is wrong': { ...card, pinCode: UNKNOWN.pinCode },
      'it is blocked': await block(),
      'wrong PINs have locked it': await change(sql`wrong_pins = 5, is_locked = true`),
      'it has expired, and its PIN is wrong': { ...expired, pinCode: UNKNOWN.pinCode },
      'it belongs to another unit': ELSEWHERE,
    };
    // The dummy PIN that unknown cards are compared with is created on the first try.
    await tryBy(WAYS[0]!, UNKNOWN);
  });
  afterAll(() => place.close());

  /** A signed-in customer makes the call from a new browser. */
  const ask = async (call: AnyCall, request: (solve: (action: CaptchaAction) => string) => Fields) => {
    const { neighbour } = await scene.cast('individual');
    const visitor = await openVisitor(place, 'FR', neighbour.customer);
    return measured(place, () => visitor.ask(call, request(visitor.solve)));
  };
  const tryBy = ({ call, action, request }: Way, secrets: Secrets) =>
    ask(call, (solve) => request(secrets, solve(action)));

  test.each(WAYS.map((way) => [`${way.call.name} for ${way.action}`, way] as const))(
    '%s answers a card that strangers must not get at like one that does not exist, at the same cost',
    async (_, way) => {
      const unknown = await tryBy(way, UNKNOWN);
      expect(unknown.text).toContain(way.refusal);
      expect(unknown.statements.length).toBeGreaterThan(5);
      for (const [why, secrets] of Object.entries(kept))
        expect([why, await tryBy(way, secrets)]).toEqual([why, unknown]);
      // Someone who has the number and PIN of an expired card may learn that it has expired, but cannot spend it.
      if (way.action === 'couponQuery') expect(await tryBy(way, expired)).toEqual(unknown);
    },
  );

  test.each([
    ['cardPin', calls.cardPin, {}],
    ['cardPrint', calls.cardPrint, {}],
    ['updateCard', calls.updateCard, { action: 'UnBlock' }],
    ['cardTransfer', calls.cardTransfer, { method: 'email', friendName: 'A', email: 'a@example.test' }],
    ['cardTransactions', calls.cardTransactions, { pageNo: 1 }],
  ] as const)('%s answers the number of somebody else’s card like one that does not exist', async (_, call, rest) => {
    const byNumber = (cardNumber: string) =>
      ask(call, (solve) => ({
        ...rest,
        cardNumber,
        ...(call === calls.cardTransactions ? { captchaToken: solve('cardTransactions') } : {}),
      }));
    const unknown = await byNumber(UNKNOWN.cardNumber);
    expect(unknown.status).toBe(404);
    for (const { cardNumber } of Object.values(kept)) expect(await byNumber(cardNumber)).toEqual(unknown);
  });

  test.each([
    ['orderDetail', calls.orderDetail, {}],
    ['cancelOrder', calls.cancelOrder, {}],
    ['confirmOrder', calls.confirmOrder, {}],
    [
      'createPaymentSession',
      calls.createPaymentSession,
      { txnAmount: '37.41', txnCurrency: 'EUR', paymentMethod: 'C04', hostName: ORIGIN, email: 'a@example.test' },
    ],
  ] as const)('%s answers somebody else’s order like one that does not exist', async (_, call, rest) => {
    const orderNo = await scene.order((await scene.cast('individual')).owner);
    const unknown = await ask(call, () => ({ ...rest, orderNo: NO_ORDER }));
    expect(unknown.status).toBe(404);
    expect(await ask(call, () => ({ ...rest, orderNo }))).toEqual(unknown);
  });

  const unlock = (reference: string) =>
    ask(calls.unlockOrder, (solve) => ({ orderNo: reference, captchaToken: solve('unlock') }));

  test('unlockOrder answers a parcel’s order number without its secret reference like an order that does not exist', async () => {
    const { owner } = await scene.cast('individual');
    const byPost = {
      itemCode: 'offrande-by-post',
      deliverType: 'physical',
      letterTypeId: '1',
      receiverAddress: '12 rue des Lilas',
      receiverZipCode: '75011',
      receiverCity: 'Paris',
      receiverCountryCode: 'FR',
    } as const;
    const orderNo = await scene.bought(owner, scene.line(owner, byPost));
    const unknown = await unlock(NO_ORDER);
    expect(unknown.text).toContain('58018');
    const referenceElsewhere = unlockReference(place.shop, 'ZZ', orderNo);
    for (const reference of [orderNo, referenceElsewhere]) expect(await unlock(reference)).toEqual(unknown);
    expect((await unlock(unlockReference(place.shop, 'FR', orderNo))).status).toBe(200);
  });
});
