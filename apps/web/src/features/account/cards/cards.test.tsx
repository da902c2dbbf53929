import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { ERROR_CODES } from '@offrande/api-client/contract';
import { money } from '@offrande/domain/money';
import { euro } from '@offrande/domain/money/testing';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fillIn } from '../../form/testing/fill-in.ts';
import { ToastPlace } from '../../../page/toasts.tsx';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { CARD_NUMBER, HELD_CARDS, OWNED, PIN } from '../../../shop/testing/sample-cards.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { CardsPage } from './cards.tsx';
import { topUpUnderWay } from '@offrande/domain/top-up';
import { topUpStore } from '../../../shop/top-up-store.ts';

// Dialogs and numbering plans are loaded on first use.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const LIMITS = { minAmount: money(10, euro), maxAmount: money(150, euro) };
const TWENTY = '20,00\u00A0€';
const FIRST = '/account/cards/OFFRANDE?card=8812';

type Options = Partial<Parameters<typeof createMemoryShop>[0]>;

const show = (shop: MemoryShop, path: string) => {
  const place = placeAt(path);
  const itemCode = /^\/account\/cards\/([^?]+)/.exec(path)?.[1] ?? null;
  render(
    <AccountStage shop={shop} place={place}>
      <CardsPage itemCode={itemCode} />
    </AccountStage>,
  );
  return { shop, place, user: userEvent.setup() };
};

const open = (path = '/account/cards', options: Options = {}) =>
  show(
    createMemoryShop({
      cart: POSTED_CART,
      isMember: true,
      held: OWNED,
      money: { topUpLimits: LIMITS },
      ...options,
    }),
    path,
  );
type Opened = ReturnType<typeof open>;

const list = async () => {
  await screen.findByRole('radiogroup', { name: 'Which cards' });
  const [cards] = (await screen.findAllByRole('list')).filter((one) => one.classList.contains('card-list'));
  return within(cards!);
};
const rows = async () => (await list()).getAllByRole('link').map((row) => row.textContent);
const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }));
/** The first card as the gateway has it, whatever the page shows. */
const cardOf = async ({ gateways }: MemoryShop) => {
  const { cards } = await gateways.cards.readCards('OFFRANDE');
  return cards.find(({ cardNumber }) => cardNumber === CARD_NUMBER)!;
};
const balance = async () => (await screen.findByLabelText(/^Balance on/)).textContent;

describe('the list of cards', () => {
  test('shows of each card its product, last digits, last day, balance, and its state in a word [S2.15][S7.13][S7.14][A-86]', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'My cards' });
    expect(await rows()).toEqual([
      'Offrande, all brands···· 8812until 2027/05/1443,20\u00A0€In useMarked as used',
      'Kino 9···· 8874until 2027/05/1430,00\u00A0€New',
      'Librairie Quai···· 1093until 2026/06/3012,50\u00A0€Ends soon',
      'Piste···· 5521until 2027/05/1450,00\u00A0€Blocked',
      'Pomme & Sel···· 7710until 2027/05/140,00\u00A0€Used up',
      'Bains d’Ocre···· 3318until 2027/05/14120,00\u00A0€New',
    ]);
  });

  test('is filtered by all, new, begun and ended, each with its count, by what a card’s value says [A-173]', async () => {
    const { user } = open();
    expect(await screen.findByRole('radio', { name: /^All\s*6$/ })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /^New\s*3$/ }));
    expect((await rows()).map((row) => row.slice(0, 4))).toEqual(['Kino', 'Pist', 'Bain']);
    await user.click(screen.getByRole('radio', { name: /^Ended\s*1$/ }));
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText('Cards shown: 1')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^In use\s*2$/ })).toBeTruthy();
  });

  test('without cards says how to come by one; what cannot be read may be asked for again', async () => {
    open('/account/cards', { held: {} });
    expect(await screen.findByRole('heading', { name: 'No card yet' })).toBeTruthy();
    cleanup();
    const opened = createMemoryShop({ cart: POSTED_CART, isMember: true, held: OWNED });
    opened.held.script.befall('memberCards', { kind: 'unreachable' });
    const { user } = show(opened, '/account/cards');
    const again = await screen.findByRole('button', { name: 'Try again' });
    opened.held.script.befall('memberCards', null);
    await user.click(again);
    expect(await rows()).toHaveLength(6);
  });

  test('no address of a card carries its number', async () => {
    open();
    const links = (await list()).getAllByRole('link').map((row) => row.getAttribute('href'));
    expect(links[0]).toBe(FIRST);
    expect(links.join()).not.toContain(CARD_NUMBER);
  });
});

describe('one card', () => {
  test('shows balance, first balance, end date and history, ten events at a time [S2.46][S3.96][S3.99][S4.2][S4.60][S7.91]', async () => {
    const opened = open(FIRST);
    expect(await screen.findByRole('heading', { level: 1, name: /Offrande, all brands/ })).toBeTruthy();
    expect(await balance()).toBe('43,20\u00A0€');
    expect(screen.getByText('of 75,00 €. Valid until 2027/05/14')).toBeTruthy();
    const table = await screen.findByRole('table', { name: 'History of the card' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    await press(opened, 'Show more');
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(13));
    expect(within(table).getAllByRole('row')[1]?.textContent).toContain('Spent−31,80');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('says in words that what was left was lost when its last day was over [S4.2][A-181]', async () => {
    const lost = { ...OWNED.histories![CARD_NUMBER]![0]!, reference: null, isExpiry: true };
    const held = { ...OWNED, histories: { [CARD_NUMBER]: [lost] } };
    show(createMemoryShop({ cart: POSTED_CART, isMember: true, held }), FIRST);
    const table = await screen.findByRole('table', { name: 'History of the card' });
    expect(within(table).getAllByRole('row')[1]?.textContent).toContain('Expired: balance lost−31,80');
  });

  test('keeps its number masked until it is asked for, and copies it', async () => {
    const opened = open(FIRST);
    expect(await screen.findByText('•••• •••• •••• 8812')).toBeTruthy();
    await press(opened, 'Copy the card number');
    expect(await screen.findByText('Card number copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(CARD_NUMBER);
    await press(opened, 'Show the card number');
    expect(await screen.findByText('9250 0031 7745 8812')).toBeTruthy();
    await press(opened, 'Hide the card number');
    expect(screen.queryByText('9250 0031 7745 8812')).toBeNull();
  });

  test('that the browser does not copy is shown and selected, and says so', async () => {
    const opened = open(FIRST);
    await screen.findByText('•••• •••• •••• 8812');
    const denied = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await press(opened, 'Copy the card number');
    expect(await screen.findByText(/The number is selected: copy it yourself/)).toBeTruthy();
    expect(getSelection()?.toString()).toBe('9250 0031 7745 8812');
    expect(screen.queryByText('Card number copied')).toBeNull();
    denied.mockRestore();
  });

  test('that is not held says so in the title of the page, since a phone shows no list beside it', async () => {
    open('/account/cards/GONE');
    expect(await screen.findByRole('heading', { level: 1, name: 'You hold no card of this kind.' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('whose history cannot be read lets it be asked for again', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART, isMember: true, held: OWNED });
    shop.held.script.befall('cardTransactions', { kind: 'unreachable' });
    const { user } = show(shop, FIRST);
    const again = await screen.findByRole('button', { name: 'Try again' });
    shop.held.script.befall('cardTransactions', null);
    await user.click(again);
    expect(await screen.findByRole('table', { name: 'History of the card' })).toBeTruthy();
  });
});

const withClock = () => {
  const shop = createMemoryShop({ cart: POSTED_CART, isMember: true, held: OWNED });
  let at = shop.now();
  return { shop: { ...shop, now: () => at }, pass: (ms: number) => void (at += ms) };
};

describe('the PIN', () => {
  test('is shown on request for thirty seconds, counted down, and hidden again [S3.96]', async () => {
    const { shop, pass } = withClock();
    const opened = show(shop, FIRST);
    expect(await screen.findByText('••••••')).toBeTruthy();
    expect(shop.held.script.made).not.toContain('cardPin');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press(opened, 'Show for 30 seconds');
    expect(await screen.findByText(PIN)).toBeTruthy();
    expect(screen.getByText('The PIN is shown for 30 seconds.')).toBeTruthy();
    pass(12_000);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('Hidden in 18 s')).toBeTruthy();
    pass(18_000);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(screen.queryByText(PIN)).toBeNull();
    expect(screen.getByText('••••••')).toBeTruthy();
  });

  test('is hidden at once by hand, and when the page is put aside', async () => {
    const { shop } = withClock();
    const opened = show(shop, FIRST);
    await press(opened, 'Show for 30 seconds');
    await press(opened, 'Hide the PIN');
    expect(screen.queryByText(PIN)).toBeNull();
    await press(opened, 'Show for 30 seconds');
    await screen.findByText(PIN);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    vi.restoreAllMocks();
    expect(screen.queryByText(PIN)).toBeNull();
  });

  test('that cannot be read says so and may be asked for again', async () => {
    const { shop } = withClock();
    const opened = show(shop, FIRST);
    shop.held.script.befall('cardPin', { kind: 'unreachable' });
    await press(opened, 'Show for 30 seconds');
    shop.held.script.befall('cardPin', null);
    await press(opened, 'Try again');
    expect(await screen.findByText(PIN)).toBeTruthy();
  });
});

test('a card that wrong PINs have locked tells its owner so, and to contact support [S8.36]', async () => {
  const [first] = HELD_CARDS;
  const cards = [{ ...first!.cards[0]!, lock: 'wrongPins' as const }];
  open(FIRST, { held: { ...OWNED, details: [{ ...first!, cards }] } });
  const said = 'This card is locked after too many wrong PINs. Unblock it, or contact support.';
  expect(await screen.findByText(said)).toBeTruthy();
  cleanup();
  open(FIRST);
  await balance();
  expect(screen.queryByText(said)).toBeNull();
});

describe('blocking', () => {
  test('is asked about once, done, announced, shown in the list, and taken back without a question [S1.13][S1.14][S4.44][S4.45][S4.47][S7.88]', async () => {
    const opened = open(FIRST);
    await press(opened, 'Block');
    const question = within(await screen.findByRole('alertdialog', { name: 'Block this card?' }));
    await opened.user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(opened.shop.held.script.made).not.toContain('updateCard');
    await press(opened, 'Block');
    await press(opened, 'Block the card');
    expect((await screen.findByText('Card blocked. Nobody can use it.')).closest('[role=status]')).toBeTruthy();
    expect((await rows())[0]).toContain('Blocked');
    expect(screen.queryByRole('button', { name: 'Send to a friend' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Top up' })).toBeNull();
    expect(await cardOf(opened.shop)).toMatchObject({ isBlocked: true });
    await press(opened, 'Unblock');
    expect(await screen.findByText('Card unblocked. It can be used again.')).toBeTruthy();
    expect((await rows())[0]).toContain('In use');
    expect(await cardOf(opened.shop)).toMatchObject({ isBlocked: false });
  });

  test('that fails is said and changes nothing [S8.52]', async () => {
    const opened = open(FIRST);
    opened.shop.held.script.befall('updateCard', { kind: 'refused', code: '12003', message: 'Ask the branch.' });
    await press(opened, 'Block');
    await press(opened, 'Block the card');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('The card was not changed.');
    expect(notice.textContent).toContain('This card cannot be used for this.');
    expect((await rows())[0]).toContain('In use');
  });

  test('marks a card as new or used at once, beside what its value says, which stays [S4.46][A-173]', async () => {
    const opened = open(FIRST);
    await press(opened, 'Mark as new');
    expect(await screen.findByText('Marked as new.')).toBeTruthy();
    await waitFor(async () => expect((await rows())[0]).toMatch(/In use$/));
    expect(screen.getByRole('radio', { name: /^In use\s*2$/ })).toBeTruthy();
    expect(await cardOf(opened.shop)).toMatchObject({ state: 'new' });
    await press(opened, 'Mark as used');
    await waitFor(async () => expect((await rows())[0]).toMatch(/In useMarked as used$/));
    expect(screen.getByRole('radio', { name: /^In use\s*2$/ })).toBeTruthy();
    expect(await cardOf(opened.shop)).toMatchObject({ state: 'used' });
  });
});

const fill = async ({ user }: Opened, amount: string) => {
  await fillIn(user, await screen.findByRole('textbox', { name: /^Amount/ }), amount);
  await fillIn(user, screen.getByRole('textbox', { name: 'Their name' }), 'Paul Lenoir');
  await fillIn(user, screen.getByRole('textbox', { name: 'Their email' }), 'paul@exemple.fr');
};

describe('sending to a friend', () => {
  test('says what stays before, asks once more, and gives a receipt; the balance is the new one [S1.18][S3.104][S3.105][S4.50][S7.92][A-95]', async () => {
    const opened = open(FIRST);
    await press(opened, 'Send to a friend');
    await fill(opened, '20,00');
    expect(screen.getByText('23,20 € stays on your card.')).toBeTruthy();
    await press(opened, 'Continue');
    const question = within(await screen.findByRole('alertdialog', { name: `Send ${TWENTY} to Paul Lenoir?` }));
    expect(question.getByText(/23,20 € stays on your card\./)).toBeTruthy();
    expect(opened.shop.held.script.made).not.toContain('cardTransfer');
    await opened.user.click(question.getByRole('button', { name: `Send ${TWENTY} to Paul Lenoir` }));
    expect(await screen.findByText('20,00 € sent to Paul Lenoir.')).toBeTruthy();
    expect(await balance()).toBe('23,20\u00A0€');
    expect((await cardOf(opened.shop)).balance).toEqual(money('23.20', euro));
  });

  test('refuses all that is wrong at once, oneself among it, and lets go of each when it is right [A-95]', async () => {
    const opened = open(FIRST);
    await press(opened, 'Send to a friend');
    await opened.user.type(await screen.findByRole('textbox', { name: /^Amount/ }), '99');
    await fillIn(opened.user, screen.getByRole('textbox', { name: 'Their email' }), 'ines@exemple.fr');
    await press(opened, 'Continue');
    expect(screen.getByText('Enter an amount less or equal to 43,20 €.')).toBeTruthy();
    expect(screen.getByText('This field is required.')).toBeTruthy();
    expect(screen.getByText('This is you. Enter somebody else.')).toBeTruthy();
    await fillIn(opened.user, screen.getByRole('textbox', { name: 'Their name' }), 'Paul');
    expect(screen.queryByText('This field is required.')).toBeNull();
  });

  test('by text message asks for a mobile number and sends no email [S3.105]', async () => {
    const opened = open(FIRST);
    await press(opened, 'Send to a friend');
    await opened.user.click(await screen.findByRole('radio', { name: 'Text message' }));
    expect(await screen.findByRole('textbox', { name: 'Their mobile number' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Their email' })).toBeNull();
  });

  test('gives a whole card where its product allows no part, and no card whose product allows none [A-95]', async () => {
    const opened = open('/account/cards/KINO');
    await press(opened, 'Send to a friend');
    expect(await screen.findByText(/Nothing stays on your card/)).toBeTruthy();
    cleanup();
    open('/account/cards/BAINS');
    await screen.findByRole('button', { name: 'Print' });
    expect(screen.queryByRole('button', { name: 'Send to a friend' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Top up' })).toBeNull();
  });

  test('that fails keeps the question, and may be sent again', async () => {
    const opened = open(FIRST);
    opened.shop.held.script.befall('cardTransfer', { kind: 'refused', code: ERROR_CODES.transferRefused });
    await press(opened, 'Send to a friend');
    await fill(opened, '20');
    await press(opened, 'Continue');
    await press(opened, `Send ${TWENTY} to Paul Lenoir`);
    expect(await screen.findByText('This card cannot be sent. Check its balance, or contact us.')).toBeTruthy();
    opened.shop.held.script.befall('cardTransfer', null);
    await press(opened, `Send ${TWENTY} to Paul Lenoir`);
    expect(await screen.findByText('20,00 € sent to Paul Lenoir.')).toBeTruthy();
  });
});

describe('printing and sending again', () => {
  test('a print is a link to the file that was made [S3.100][S7.93]', async () => {
    const opened = open(FIRST);
    await press(opened, 'Print');
    const link = await screen.findByRole('link', { name: 'Open the PDF' });
    expect(link.getAttribute('href')).toMatch(/^http.*\/api\/card\/print\//);
    expect(link.getAttribute('target')).toBe('_blank');
  });

  test('the email goes to whom the owner names and is said to be sent; a failure waits to be taken note of [S7.94][S8.53][S8.54]', async () => {
    const opened = open(FIRST);
    render(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <ToastPlace />
      </I18nProvider>,
    );
    await press(opened, 'Send again');
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await opened.user.clear(email);
    await fillIn(opened.user, email, 'paul@exemple.fr');
    opened.shop.held.script.befall('cardResend', { kind: 'unreachable' });
    await press(opened, 'Send the email');
    expect(await screen.findByRole('alertdialog', { name: 'The card was not sent.' })).toBeTruthy();
    await press(opened, 'OK');
    opened.shop.held.script.befall('cardResend', null);
    await press(opened, 'Send the email');
    await waitFor(() =>
      expect(opened.shop.held.resent).toEqual([{ cardNumber: CARD_NUMBER, receiverEmail: 'paul@exemple.fr' }]),
    );
    const sent = await screen.findByRole('alertdialog', { name: 'Email sent' });
    expect(sent.textContent).toContain('paul@exemple.fr');
  });
});

describe('topping up a card', () => {
  test('shows what is to be paid and tells the shop nothing before; then keeps the card for the return, and leaves for the bank [A-172][S1.15][S7.86][A-87]', async () => {
    const opened = open(FIRST);
    await press(opened, 'Top up');
    const amount = await screen.findByRole('textbox', { name: 'Amount to add' });
    await opened.user.type(amount, '5');
    await press(opened, 'Continue');
    expect(screen.getByText('Enter an amount greater or equal to 10 €.')).toBeTruthy();
    await opened.user.clear(amount);
    await opened.user.type(amount, '50');
    await press(opened, 'Continue');
    expect(opened.shop.memory.script.made).not.toContain('openTopUp');
    await press(opened, 'Pay 50,00\u00A0€');
    await waitFor(() => expect(opened.shop.left).toEqual(['https://pay.example/session/1']));
    expect(topUpStore(opened.shop).readUnderWay()).toMatchObject({ type: 'topup', itemCode: 'OFFRANDE', card: '8812' });
    expect(opened.shop.memory.sessions).toMatchObject([{ amount: '50.00', method: 'C04', email: 'ines@exemple.fr' }]);
  });

  test('comes back to the card with its new balance, once; the payment leaves the address [S2.46][S4.48][S4.98][S7.87][A-87]', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART, isMember: true, held: OWNED });
    await shop.memory.topUps.openTopUp({ cardNumber: CARD_NUMBER, amount: money('93.20', euro) });
    const { place } = show(shop, '/account/cards/OFFRANDE?paymentId=p-1&cardToken=secret');
    expect(await screen.findByText('The new balance is 93,20 €.')).toBeTruthy();
    expect(await balance()).toBe('93,20\u00A0€');
    await waitFor(() => expect(place.history.at(-1)).not.toContain('paymentId'));
    expect(place.history.at(-1)).not.toContain('secret');
    cleanup();
    show(shop, '/account/cards/OFFRANDE?paymentId=p-1&cardToken=secret');
    await balance();
    expect(shop.memory.script.made.filter((call) => call === 'bookTopUp')).toHaveLength(1);
  });

  test('that failed at the bank changes no balance and says so [A-87]', async () => {
    const { place } = open('/account/cards/OFFRANDE?failed=true');
    expect(await screen.findByText('The payment was not made.')).toBeTruthy();
    expect(await balance()).toBe('43,20\u00A0€');
    await waitFor(() => expect(place.history.at(-1)).toBe('/account/cards/OFFRANDE'));
  });

  test('that was paid and could not be added yet says that the money is safe [A-87]', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART, isMember: true, held: OWNED });
    shop.memory.script.befall('bookTopUp', { kind: 'unreachable' });
    const { user } = show(shop, '/account/cards/OFFRANDE?paymentId=p-1');
    expect(await screen.findByText('Your payment is safe, but not added yet.')).toBeTruthy();
    await shop.memory.topUps.openTopUp({ cardNumber: CARD_NUMBER, amount: money('93.20', euro) });
    shop.memory.script.befall('bookTopUp', null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Topped up.')).toBeTruthy();
  });

  test('that was refused offers the same amount again, on its own card [A-172]', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART, isMember: true, held: OWNED, money: { topUpLimits: LIMITS } });
    const facts = { transactionNo: 'T-1', paymentLogId: null, entry: '35.50' };
    topUpStore(shop).saveUnderWay(topUpUnderWay({ itemCode: 'OFFRANDE', card: '8812' }, 'UpstreamPay', facts));
    const opened = show(shop, `${FIRST}&failed=true`);
    const amount = await screen.findByRole('textbox', { name: 'Amount to add' });
    expect((amount as HTMLInputElement).value).toBe('35,50');
    await press(opened, 'Continue');
    await press(opened, 'Pay 35,50\u00A0€');
    await waitFor(() => expect(shop.left).toHaveLength(1));
    cleanup();
    show(shop, '/account/cards/KINO?card=8874');
    await screen.findByRole('heading', { level: 1, name: /Kino 9/ });
    expect(screen.queryByRole('textbox', { name: 'Amount to add' })).toBeNull();
  });

  const LEFT = {
    transactionNo: 'T-9',
    cardNumber: CARD_NUMBER,
    amount: money(20, euro),
    due: money(20, euro),
    transfer: null,
  };
  const SAID = 'A top-up of 20,00 € is not paid yet.';
  const left = () => ({ topUpLimits: LIMITS, topUpsToPay: [LEFT] });

  test('that was left is said on its own card alone, and goes on at its own number [A-172]', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART, isMember: true, held: OWNED, money: left() });
    show(shop, '/account/cards/KINO?card=8874');
    await screen.findByRole('heading', { level: 1, name: /Kino 9/ });
    await waitFor(() => expect(shop.memory.script.made).toContain('readTopUpsToPay'));
    expect(screen.queryByText(SAID)).toBeNull();
    cleanup();
    const opened = show(shop, FIRST);
    expect(await screen.findByText(SAID)).toBeTruthy();
    await press(opened, 'Go on paying');
    await waitFor(() => expect(shop.left).toHaveLength(1));
    expect(shop.memory.sessions).toMatchObject([{ orderNo: 'T-9', amount: '20.00' }]);
    expect(topUpStore(shop).readUnderWay()).toMatchObject({ orderNo: 'T-9', card: '8812', entry: '20.00' });
  });

  test('that was left is given up at its holder’s word, which is announced; a failure is too [A-172]', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART, isMember: true, held: OWNED, money: left() });
    const opened = show(shop, FIRST);
    shop.memory.script.befall('giveUpTopUp', { kind: 'refused', code: '20005' });
    await press(opened, 'Give it up');
    expect((await screen.findByRole('alert')).textContent).toContain('The top-up could not be given up.');
    shop.memory.script.befall('giveUpTopUp', null);
    await press(opened, 'Give it up');
    const said = await screen.findByText('The top-up of 20,00 € was given up.');
    expect(said.closest('[role=status]')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(SAID)).toBeNull());
  });
});

describe('what is taken out of a card', () => {
  test('is a pass for the wallet of the device: its file or page is gone to [S3.99]', async () => {
    const opened = open(FIRST);
    await press(opened, 'Add to Google Wallet');
    await waitFor(() => expect(opened.shop.left).toEqual([`/api/card/pass/google/${CARD_NUMBER}`]));
  });

  test('is a statement of the period that is chosen, as a file', async () => {
    const opened = open(FIRST);
    await opened.user.click(await screen.findByRole('radio', { name: 'This year' }));
    await press(opened, 'Download the PDF');
    await waitFor(() => expect(opened.shop.saved.map(({ fileName }) => fileName)).toEqual(['statement-year.pdf']));
  });

  test('that cannot be had is said in its place, and may be asked for again', async () => {
    const opened = open(FIRST);
    opened.shop.held.script.befall('cardStatement', { kind: 'unreachable' });
    await press(opened, 'Download the PDF');
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toMatch(/^Oops!/);
    opened.shop.held.script.befall('cardStatement', null);
    await press(opened, 'Download the PDF');
    await waitFor(() => expect(opened.shop.saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('reminders of its end go out until the owner says no; an answer that was not kept is taken back [A-181]', async () => {
    const opened = open(FIRST);
    const reminders = await screen.findByRole('switch', { name: 'Remind me by email before this card ends' });
    await waitFor(() => expect(reminders).toHaveProperty('disabled', false));
    expect(reminders).toHaveProperty('checked', true);
    opened.shop.held.script.befall('cardReminder', { kind: 'unreachable' });
    await opened.user.click(reminders);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Oops!/);
    expect(reminders).toHaveProperty('checked', true);
    opened.shop.held.script.befall('cardReminder', null);
    await opened.user.click(reminders);
    await waitFor(async () => expect(await opened.shop.gateways.cards.readReminder(CARD_NUMBER)).toBe(false));
    expect(reminders).toHaveProperty('checked', false);
  });
});
