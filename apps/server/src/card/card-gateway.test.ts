/** The domain's machines against the server, through the client's gateways: contract, client and server agree. */
import { createCardGateway, createIntentionKeys, createUnlockGateway } from '@offrande/api-client/gateways';
import { importMachine, selectActivatesAccount, selectIsNeedPinCode } from '@offrande/domain/card-import';
import { cardUpdateMachine, selectCard, selectUpdateNotice } from '@offrande/domain/card-update';
import { currency } from '@offrande/domain/money';
import { numberingPlan } from '@offrande/domain/phone';
import { createTransferMachine, selectIsTransfer, type Transfer } from '@offrande/domain/transfer';
import { selectUnlockOutcome, unlockMachine } from '@offrande/domain/unlock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { solveCaptcha } from '../captcha/testing.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line } from '../order/testing.ts';
import { systemRandom, uuid } from '../random.ts';
import type { Unit } from '../unit/unit.ts';
import { buy, cardHolder, storedCard } from './testing.ts';

const euro = currency('EUR', 2);
const today = { year: 2026, month: 11, day: 21 } as const;

const gatewayOf = (browser: Browser) =>
  createCardGateway(
    browser.client,
    euro,
    createIntentionKeys(() => uuid(systemRandom)),
  );

describe('the machines of cards', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  test('block a card [S4.44][S7.88]', async () => {
    const { browser } = await cardHolder(shop);
    const gateway = gatewayOf(browser);
    const [card] = (await gateway.readCards('offrande')).cards;
    type Change = Parameters<typeof gateway.saveCardUpdate>[0];
    const saveCardUpdate = fromPromise<unknown, Change>(({ input }) => gateway.saveCardUpdate(input));
    const actor = createActor(cardUpdateMachine.provide({ actors: { saveCardUpdate } }), {
      input: { card: card!, today },
    });
    actor.start();
    actor.send({ type: 'choose', update: 'block' });
    actor.send({ type: 'confirm' });
    const ready = await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(selectUpdateNotice(ready)).toBeNull();
    expect((await gateway.readCards('offrande')).cards).toEqual([selectCard(ready)]);
    expect(selectCard(ready).isBlocked).toBe(true);
  });

  test('give away part of a card, which its history shows [S4.50][S7.92]', async () => {
    const { browser } = await cardHolder(shop);
    const gateway = gatewayOf(browser);
    const detail = await gateway.readCards('offrande');
    const [card] = detail.cards;
    const sendTransfer = fromPromise<unknown, Transfer | null>(({ input }) => gateway.sendTransfer(input));
    const use = { today, country: 'FR', isReloadable: detail.isReloadable, transferMode: detail.transferMode };
    const input = { card: card!, use, sender: { email: 'nora@example.test', mobile: null } };
    const actor = createActor(createTransferMachine(numberingPlan).provide({ actors: { sendTransfer } }), { input });
    actor.start();
    const phone = { areaCode: '+33', number: '' };
    const entry = {
      method: 'email',
      friendName: 'Camille',
      email: 'camille@example.test',
      phone,
      amount: '20',
    } as const;
    actor.send({ type: 'review', entry });
    actor.send({ type: 'send' });
    await waitFor(actor, selectIsTransfer);
    const page = await gateway.readTransactions(card!.cardNumber, 1);
    expect(page.items.map(({ kind }) => kind)).toEqual(['transfer', 'activate']);
  });

  test('import a card whose number requires a PIN [S4.51][S4.52][S7.95][S7.96]', async () => {
    const { card } = await cardHolder(shop);
    const { pin } = await storedCard(shop, card.cardNumber);
    const browser = shop.browser();
    await browser.signIn();
    const gateway = gatewayOf(browser);
    const actors = {
      validateCard: fromPromise(({ input }: { input: Parameters<typeof gateway.validateCard>[0] }) =>
        gateway.validateCard(input),
      ),
      importCard: fromPromise(({ input }: { input: Parameters<typeof gateway.importCard>[0] }) =>
        gateway.importCard(input),
      ),
    };
    const input = { importType: 'card', unitId: UNIT, policy: { nonWhiteMarker: 'NW' } } as const;
    const actor = createActor(importMachine.provide({ actors }), { input });
    actor.start();
    const solved = async (action: 'cardValidation' | 'cardImport') =>
      ({ kind: 'standard', token: await solveCaptcha(browser, action) }) as const;
    actor.send({ type: 'validate', cardNumber: card.cardNumber, captcha: await solved('cardValidation') });
    const asked = await waitFor(actor, (snapshot) => snapshot.matches('enteringDetails'));
    expect(selectIsNeedPinCode(asked)).toBe(true);
    actor.send({
      type: 'import',
      details: { pin, email: '', phone: null },
      captcha: await solved('cardImport'),
    });
    expect(selectActivatesAccount(await waitFor(actor, (snapshot) => snapshot.matches('imported')))).toBe(true);
    expect((await gateway.readProducts()).map(({ itemCode }) => itemCode)).toEqual(['offrande']);
    expect(await gateway.readPin(card.cardNumber)).toBe(pin);
  });

  test('learn that a number needs no PIN [S4.51][S7.96]', async () => {
    const units = shop.shop.units as Map<string, Unit>;
    const unit = units.get(UNIT)!;
    const browser = shop.browser();
    units.set(UNIT, { ...unit, pinPolicy: { prefixesWithoutPin: ['9999'] } });
    const captcha = { kind: 'standard', token: await solveCaptcha(browser, 'cardValidation') } as const;
    const answer = await gatewayOf(browser).validateCard({ cardNumber: '9999000000999999', captcha });
    units.set(UNIT, unit);
    expect(answer).toEqual({ isNeedPinCode: false });
  });

  test('unlock a parcel, and then find it unlocked [S4.24][S4.25][S7.102]', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    const byPost = line({
      itemCode: 'offrande-by-post',
      deliverType: 'physical',
      letterTypeId: '1',
      receiverAddress: '12 rue des Lilas',
      receiverZipCode: '75011',
      receiverCity: 'Paris',
      receiverCountryCode: 'FR',
    });
    const orderNo = await buy(shop, browser, customer, byPost);
    const gateway = createUnlockGateway(browser.client);
    const unlockOrder = fromPromise(({ input }: { input: Parameters<typeof gateway.unlockOrder>[0] }) =>
      gateway.unlockOrder(input),
    );
    const outcome = async () => {
      const actor = createActor(unlockMachine.provide({ actors: { unlockOrder } }), { input: { orderNo } });
      actor.start();
      actor.send({ type: 'confirm' });
      actor.send({
        type: 'captchaSolved',
        captcha: { kind: 'standard', token: await solveCaptcha(browser, 'unlock') },
      });
      return selectUnlockOutcome(await waitFor(actor, (snapshot) => snapshot.hasTag('ended')));
    };
    expect(await outcome()).toEqual({ _tag: 'Unlocked', orderNo, cardQty: 1 });
    expect(await outcome()).toEqual({ _tag: 'AlreadyUnlocked', orderNo });
  });
});
