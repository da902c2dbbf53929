/** The inbox: reports each event of a member's orders, cards and account once, in the member's language, to nobody else. */
import { createInboxGateway } from '@offrande/api-client/gateways';
import { calls } from '@offrande/api-client/contract';
import { LANGUAGES } from '@offrande/domain/locale';
import { Result } from 'effect';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { LANGUAGE_COOKIE } from '../call/language.ts';
import { buy, cardHolder, query, storedCard } from '../card/testing.ts';
import { approveOrder } from '../payment/approve-order.ts';
import { returnCards } from '../order/return-cards.ts';
import { detail, line, openPayment, order, refusalCode } from '../order/testing.ts';
import { systemRandom, uuid } from '../random.ts';
import { type Identity, newPerson, openIdentity, PASSWORD, UNIT_FIELD } from '../session/testing.ts';
import type { NoteKind } from '../note/notify.ts';
import { INBOX_KINDS, inboxWords } from './inbox-words.ts';
import { notifySql, customerById } from '../note/notify.ts';

const read = (browser: Browser, custId: string) => createInboxGateway(browser.client).fetchInbox({ custId });

const kindsOf = async (browser: Browser, custId: string) =>
  (await read(browser, custId)).map(({ id }) => id.slice(0, id.indexOf('/')));

const named = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

const namesIn = (language: string, kind: NoteKind) =>
  inboxWords(language, kind).map((text) => [...new Set(named(text))]);

describe('the texts of the inbox', () => {
  test('exist in every language, with the same placeholders', () => {
    for (const { code } of LANGUAGES)
      for (const kind of INBOX_KINDS) expect([kind, namesIn(code, kind)]).toEqual([kind, namesIn('en', kind)]);
    for (const kind of INBOX_KINDS) expect(inboxWords('xx', kind)).toEqual(inboxWords('en', kind));
  });
});

describe('an inbox', () => {
  let shop: TestShop;
  let identity: Identity;
  beforeAll(async () => {
    shop = await openTestShop();
    identity = openIdentity(shop);
  });
  afterAll(() => shop.close());

  const tell = (custId: string, subject: string) =>
    inUnit(shop.database.connection, UNIT, (transaction) =>
      notifySql(
        shop.shop,
        UNIT,
        { kind: 'orderConfirmed', detail: { order: subject } },
        subject,
        customerById(custId),
      ).execute(transaction),
    );

  test('begins with a welcome, and has a title, a text and a time for each message, newest first [S7.20][S1.20][A-90]', async () => {
    const { browser, custId } = await identity.openMember();
    shop.wait(1);
    await tell(custId, 'A-1');
    const messages = await read(browser, custId);
    expect(messages.map(({ title }) => title)).toEqual(['La commande A-1 est confirmée', 'Bienvenue chez Offrande']);
    expect(messages[0]).toEqual({
      id: 'orderConfirmed/A-1',
      title: 'La commande A-1 est confirmée',
      text: '<p>Votre commande A-1 est payée. Ses cartes sont en préparation.</p>',
      at: shop.shop.clock().getTime(),
    });
    expect(calls.getMemberInbox).toMatchObject({ method: 'POST', path: '/member/getMemberInbox', auth: 'member' });
  });

  test('is in the language of the page, and escapes user input', async () => {
    const { browser, custId } = await identity.openMember();
    await tell(custId, '<b>1</b>');
    const headers = {
      ...(await browser.credentials()),
      Cookie: `offrande_session=${browser.cookie('offrande_session')}; ${LANGUAGE_COOKIE}=en`,
    };
    const body = JSON.stringify({ data: await browser.seal({ ...UNIT_FIELD, custId }) });
    const answer = await fetch(`${shop.shop.publicOrigin}/api/v2/member/getMemberInbox`, {
      method: 'POST',
      headers,
      body,
    });
    const { data } = (await answer.json()) as { data: { messages: { title: string; text: string }[] } };
    const told = data.messages.find(({ title }) => title.includes('1'))!;
    expect(told).toMatchObject({
      title: 'Order <b>1</b> is confirmed',
      text: '<p>Your order &lt;b&gt;1&lt;/b&gt; is paid. Its cards are being made.</p>',
    });
  });

  test('belongs to its member only: nobody else can read it, nor any other unit', async () => {
    const one = await identity.openMember();
    const other = await identity.openMember();
    await tell(one.custId, 'B-1');
    expect(await kindsOf(other.browser, other.custId)).toEqual(['welcome']);
    expect(await refusalCode(read(other.browser, one.custId))).toMatchObject({ code: '40100' });
    expect(await refusalCode(read(shop.browser(), one.custId))).toMatchObject({ code: '40100' });
    const salesman = shop.browser();
    await salesman.signIn({ memberType: 'salesman' });
    expect(await refusalCode(read(salesman, one.custId))).toMatchObject({ code: '40100' });
    const elsewhere = await inUnit(shop.database.connection, 'YY', (transaction) =>
      sql`select 1 from inbox_message`.execute(transaction),
    );
    expect(elsewhere.rows).toEqual([]);
    expect(await shop.broken()).toEqual([]);
  });

  test('gets a message once, however often it is sent, and none if there is no customer', async () => {
    const { browser, custId } = await identity.openMember();
    await Promise.all(Array.from({ length: 5 }, () => tell(custId, 'C-1')));
    await tell(custId, 'C-2');
    expect(await kindsOf(browser, custId)).toEqual(['orderConfirmed', 'orderConfirmed', 'welcome']);
    await inUnit(shop.database.connection, UNIT, (transaction) =>
      notifySql(shop.shop, UNIT, { kind: 'welcome', detail: {} }, 'x', sql`select null::uuid`).execute(transaction),
    );
  });

  test('reports an order when it is paid, when its cards are issued and when they are returned, each once', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    const orderNo = await buy(shop, browser, customer, line());
    await shop.work();
    expect((await kindsOf(browser, customer.id)).toSorted()).toEqual(['cardsSent', 'orderConfirmed']);
    const asked = {
      refundId: uuid(systemRandom),
      orderNo,
      cardIds: null,
      actor: 'omar@shop.test',
      reason: 'asked for',
    };
    Result.getOrThrow(await returnCards(shop.shop, UNIT, asked));
    Result.getOrThrow(await returnCards(shop.shop, UNIT, asked));
    const told = await read(browser, customer.id);
    expect(told.map(({ id }) => id).toSorted()).toEqual([
      `cardsSent/${orderNo}`,
      `orderConfirmed/${orderNo}`,
      `orderReturned/${asked.refundId}`,
    ]);
    for (const { title, text } of told) expect(title + text).toContain(orderNo);
    expect(await shop.broken()).toEqual([]);
  });

  test('reports a large order when staff approve it, and not before', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    const orderNo = await order(browser, { custId: customer.id, lines: [line({ qty: 8, amount: '250.00' })] });
    const { orderAmtTot } = await detail(browser, orderNo);
    const attemptId = await openPayment(shop, browser, orderNo, { txnAmount: orderAmtTot });
    await shop.control({ attemptId, scenario: 'accept' });
    await shop.work();
    expect(await kindsOf(browser, customer.id)).toEqual([]);
    expect(await approveOrder(shop.shop, shop.shop.units.get(UNIT)!, orderNo, 'omar@shop.test')).toBe(true);
    expect(await kindsOf(browser, customer.id)).toEqual(['orderConfirmed']);
  });

  test('reports a top-up when it is paid', async () => {
    const browser = shop.browser();
    const { id } = await browser.signIn();
    const asked = { ...UNIT_FIELD, custId: id, amount: '50.00' };
    const { transactionNo } = await browser.call(calls.openTopUp, asked);
    const attemptId = await openPayment(shop, browser, transactionNo);
    expect(await kindsOf(browser, id)).toEqual([]);
    await shop.control({ attemptId, scenario: 'accept' });
    await shop.work();
    expect((await read(browser, id)).map((message) => message.id)).toEqual([`topUp/${transactionNo}`]);
  });

  test('reports a card from a friend only if its email or mobile number was verified', async () => {
    const friend = await identity.openMember();
    const unproven = shop.browser();
    const stranger = newPerson();
    const { id } = await unproven.signIn({ email: stranger.email });
    const { browser, customer, card } = await cardHolder(shop);
    const gift = { ...UNIT_FIELD, cardNumber: card.cardNumber, amount: '10.00', friendName: 'Inès' } as const;
    await browser.call(calls.cardTransfer, { ...gift, method: 'email', email: friend.email.toUpperCase() });
    await browser.call(calls.cardTransfer, { ...gift, method: 'email', email: stranger.email });
    await browser.call(calls.cardTransfer, { ...gift, method: 'sms', mobileNo: friend.mobile });
    await inUnit(shop.database.connection, UNIT, (transaction) =>
      sql`update customer set phone = ${stranger.mobile} where id = ${id}`.execute(transaction),
    );
    await browser.call(calls.cardTransfer, { ...gift, method: 'sms', mobileNo: stranger.mobile });
    const told = await read(friend.browser, friend.custId);
    const received = told.filter((message) => message.id.startsWith('cardReceived/'));
    expect(received.map(({ title }) => title)).toEqual([
      'Nora Petit vous a envoyé une carte',
      'Nora Petit vous a envoyé une carte',
    ]);
    expect(JSON.stringify(received)).not.toContain(card.cardNumber);
    expect(await kindsOf(unproven, id)).toEqual([]);
    expect((await kindsOf(browser, customer.id)).toSorted()).toEqual(['cardsSent', 'orderConfirmed']);
  });

  test('reports each lock of a card by wrong PINs once', async () => {
    const { browser, customer, card } = await cardHolder(shop);
    const { pin } = await storedCard(shop, card.cardNumber);
    const wrong = { cardNumber: card.cardNumber, pinCode: pin === '000000' ? '000001' : '000000' };
    const guess = async (times: number) => {
      for (let at = 0; at < times; at += 1) {
        shop.wait(1);
        await refusalCode(query(shop.browser(), wrong, true));
      }
      return (await read(browser, customer.id)).filter(({ id }) => id.startsWith('cardLocked/'));
    };
    expect(await guess(4)).toEqual([]);
    const locked = await guess(2);
    expect(locked.map(({ title }) => title)).toEqual([`Votre carte •••• ${card.cardNumber.slice(-4)} est verrouillée`]);
  });

  test('reports a new password', async () => {
    const { browser, custId } = await identity.openMember();
    const update = { section: 'password', newPassword: 'Mirabelle2-verte' } as const;
    const request = { ...UNIT_FIELD, custId, memberType: 'individual', update, password: PASSWORD } as const;
    await browser.call(calls.updateMemberProfile, request);
    expect((await kindsOf(browser, custId)).toSorted()).toEqual(['passwordChanged', 'welcome']);
  });

  test('is part of the data export, and deleted with the account', async () => {
    const { browser, custId, email } = await identity.openMember();
    const copy = await browser.call(calls.exportMemberData, { ...UNIT_FIELD, custId });
    expect(copy['inbox']).toEqual([{ kind: 'welcome', at: expect.any(String) }]);
    await browser.call(calls.deleteAccount, { ...UNIT_FIELD, custId, email, reason: 'technicalIssues' });
    const { rows } = await inUnit(shop.database.connection, UNIT, (transaction) =>
      sql`select 1 from inbox_message where customer_id = ${custId}`.execute(transaction),
    );
    expect(rows).toEqual([]);
  });
});
