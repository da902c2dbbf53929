import { ERROR_CODES } from '@offrande/api-client/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { fillIn } from '../form/testing/fill-in.ts';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { CARD_NUMBER, HELD, PIN } from '../../shop/testing/sample-cards.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { accessibleErrorText } from '../form/testing/accessible-error.ts';
import { CardQueryPage } from './card-query.tsx';

afterEach(cleanup);

const open = () => {
  const shop = createMemoryShop({ cart: POSTED_CART, held: HELD });
  const place = placeAt('/query');
  render(
    <Stage shop={shop} place={place}>
      <CardQueryPage />
    </Stage>,
  );
  return { shop, user: userEvent.setup() };
};

const number = () => screen.getByLabelText('Card number');
const pin = () => screen.getByLabelText('PIN, 6 digits');
const check = () => screen.getByRole('button', { name: 'Check the balance' });

const ask = async ({ user }: ReturnType<typeof open>, cardNumber = CARD_NUMBER, code = PIN) => {
  await user.clear(number());
  await fillIn(user, number(), cardNumber);
  await user.clear(pin());
  await fillIn(user, pin(), code);
  await user.click(check());
};

describe('the balance query', () => {
  test('shows balance, first balance, end date and state for number and PIN, with spaces or without, to a guest too [S1.12][S2.39][S2.75][S6.2][S7.90]', async () => {
    const opened = open();
    expect(opened.shop.signedIn()).toBeNull();
    await ask(opened, ' 9250 0031 7745 8812 ', '482 913');
    expect((await screen.findByLabelText('Balance')).textContent).toBe('43,20\u00A0€');
    expect(screen.getByText('of 75,00 €. Valid until 2027/05/14')).toBeTruthy();
    expect(screen.getByText('In use')).toBeTruthy();
    expect(screen.getByText('9250 0031 7745 8812')).toBeTruthy();
  });

  test('shows the history, newest first, ten at a time [S3.99][S4.2][S7.91]', async () => {
    const opened = open();
    await ask(opened);
    const table = await screen.findByRole('table', { name: 'History of the card' });
    const texts = () =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent);
    expect(texts()).toHaveLength(10);
    expect(texts()[0]).toBe('2026/05/30Spent−31,80\u00A0€43,20\u00A0€');
    expect(texts()[1]).toBe('2026/05/29Topped up+25,00\u00A0€75,00\u00A0€');
    await opened.user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Received')).toBeTruthy();
    expect(texts()).toHaveLength(12);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('says in place what is wrong with an entry, gives it the focus and asks nobody', async () => {
    const opened = open();
    await opened.user.click(check());
    expect(document.activeElement).toBe(number());
    expect(screen.getAllByText('This field is required.')).toHaveLength(2);
    await ask(opened, CARD_NUMBER, '12');
    expect(document.activeElement).toBe(pin());
    expect(opened.shop.held.script.made).toEqual([]);
  });

  test.each([
    ['a letter in the number [S5.2]', '9250 0031 7745 88AB', 'Number only.'],
    ['a number that is too short [S5.5]', '9250', 'Write between 8 and 24 characters. There are 4.'],
    ['a number that is too long [S5.5]', '9'.repeat(25), 'Write between 8 and 24 characters. There are 25.'],
    ['nothing but blanks [S5.10]', '   ', 'Write something here, not only blank spaces.'],
    ['an apostrophe [S5.15]', '9250’003177', 'This field cannot contain single quote.'],
  ])('says at the number what is wrong with it: %s', async (_, typed, message) => {
    const opened = open();
    await ask(opened, typed);
    expect(accessibleErrorText(number())).toBe(message);
    expect(accessibleErrorText(pin())).toBeNull();
    await opened.user.clear(number());
    await fillIn(opened.user, number(), CARD_NUMBER);
    expect(accessibleErrorText(number())).toBeNull();
    expect(opened.shop.held.script.made).toEqual([]);
  });

  test('says at the PIN which format it has [S5.14]', async () => {
    const opened = open();
    await ask(opened, CARD_NUMBER, '4829');
    expect(accessibleErrorText(pin())).toBe('Format should be 000000.');
    expect(accessibleErrorText(number())).toBeNull();
    expect(opened.shop.held.script.made).toEqual([]);
  });

  test('keeps what was typed where no card has this number and PIN [S1.12]', async () => {
    const opened = open();
    await ask(opened, CARD_NUMBER, '000000');
    expect(await screen.findByText(/^No card has this number and PIN/)).toBeTruthy();
    expect((number() as HTMLInputElement).value).toBe(CARD_NUMBER);
  });

  test('tells the holder of a locked card to contact support [S8.36]', async () => {
    const opened = open();
    opened.shop.held.script.befall('queryCard', { kind: 'refused', code: ERROR_CODES.cardLocked });
    await ask(opened);
    expect(await screen.findByText('This card is locked. Contact support.')).toBeTruthy();
  });

  test.each([ERROR_CODES.captchaCloudflare, ERROR_CODES.captchaGoogle])(
    'shows the traditional captcha after %s, without a popup, and goes on once it is pressed [S8.5][S8.6][S8.7]',
    async (code) => {
      const opened = open();
      opened.shop.held.script.befall('queryCard', { kind: 'refused', code });
      await ask(opened);
      const press = await screen.findByRole('button', { name: 'I am a human' });
      expect(screen.queryByRole('alertdialog')).toBeNull();
      opened.shop.held.script.befall('queryCard', null);
      await opened.user.click(check());
      expect(opened.shop.held.script.made).toEqual(['queryCard']);
      await opened.user.click(press);
      expect(await screen.findByText('Confirmed. You can go on.')).toBeTruthy();
      await opened.user.click(check());
      expect(await screen.findByLabelText('Balance')).toBeTruthy();
    },
  );
});
