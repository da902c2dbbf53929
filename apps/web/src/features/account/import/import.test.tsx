import { ERROR_CODES } from '@offrande/api-client/contract';
import type { ImportPolicy } from '@offrande/domain/card-import';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { fillIn } from '../../form/testing/fill-in.ts';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { IMPORTABLE, PIN } from '../../../shop/testing/sample-cards.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { ImportPage } from './import.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const NUMBER = '9250 0044 1122 3344';
const WITHOUT_PIN = '9999004411223344';

const show = (policy: Partial<ImportPolicy> = {}) => {
  const shop = createMemoryShop({ cart: POSTED_CART, isMember: true, held: IMPORTABLE });
  const { importPolicy } = shop;
  Object.assign(shop, { importPolicy: async () => ({ ...(await importPolicy()), ...policy }) });
  render(
    <AccountStage shop={shop} place={placeAt('/account/import')}>
      <ImportPage />
    </AccountStage>,
  );
  return { shop, user: userEvent.setup() };
};
type Opened = ReturnType<typeof show>;

const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }));
const enter = async (opened: Opened, number: string) => {
  await fillIn(opened.user, await screen.findByRole('textbox', { name: 'Card number' }), number);
  await press(opened, 'Continue');
};
const enterPin = async (opened: Opened, pin: string) => {
  const field = await screen.findByRole('textbox', { name: 'PIN, 6 digits' });
  await opened.user.clear(field);
  await fillIn(opened.user, field, pin);
};

describe('importing a card', () => {
  test('asks for the PIN where the number needs one, and the card joins the others [S1.16][S4.51][S4.52][S7.95][S7.96][A-89]', async () => {
    const opened = show();
    await enter(opened, NUMBER);
    expect(await screen.findByText('•••• •••• •••• 3344')).toBeTruthy();
    await enterPin(opened, PIN);
    await press(opened, 'Import the card');
    expect((await screen.findByText('The card is yours now.')).closest('[role=status]')).toBeTruthy();
    expect(screen.getByText('Your account is active.')).toBeTruthy();
    expect((await opened.shop.gateways.cards.readCards('OFFRANDE')).cards).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'See my cards' }).getAttribute('href')).toBe('/account/cards');
  });

  test('asks for no PIN where none is needed; with the marker that says so the account stays as it was [S4.51][S4.52][A-89]', async () => {
    const opened = show({ nonWhiteMarker: 'FR' });
    await enter(opened, WITHOUT_PIN);
    await screen.findByRole('button', { name: 'Import the card' });
    expect(screen.queryByRole('textbox', { name: 'PIN, 6 digits' })).toBeNull();
    await press(opened, 'Import the card');
    expect(await screen.findByText('The card is yours now.')).toBeTruthy();
    expect(screen.queryByText('Your account is active.')).toBeNull();
  });

  test('says what is wrong with a number or a PIN before anything is sent', async () => {
    const opened = show();
    await press(opened, 'Continue');
    expect(screen.getByText('This field is required.')).toBeTruthy();
    expect(opened.shop.held.script.made).not.toContain('cardValidation');
    await enter(opened, NUMBER);
    await enterPin(opened, '12');
    await press(opened, 'Import the card');
    expect(screen.getByText('Format should be 000000.')).toBeTruthy();
    expect(opened.shop.held.script.made).not.toContain('importCard');
  });

  test('that is refused says what the server’s code means, with the code in brackets [S8.55][A-89]', async () => {
    const opened = show();
    await enter(opened, NUMBER);
    await enterPin(opened, '000000');
    await press(opened, 'Import the card');
    expect(
      await screen.findByText(
        `No card has this number and PIN. Check both, digit by digit. (${ERROR_CODES.cardUnknown})`,
      ),
    ).toBeTruthy();
    await enterPin(opened, PIN);
    await press(opened, 'Import the card');
    expect(await screen.findByText('The card is yours now.')).toBeTruthy();
  });

  test('whose number is refused says what the server’s code means, with the code in brackets, and takes another [S8.55][A-89]', async () => {
    const opened = show();
    opened.shop.held.script.befall('cardValidation', {
      kind: 'refused',
      code: ERROR_CODES.cardAlreadyImported,
      message: 'No.',
    });
    await enter(opened, NUMBER);
    const said = await screen.findByText(
      `This card already belongs to an account. (${ERROR_CODES.cardAlreadyImported})`,
    );
    expect(said.closest('[role=alert]')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'PIN, 6 digits' })).toBeNull();
    opened.shop.held.script.befall('cardValidation', null);
    await press(opened, 'Continue');
    expect(await screen.findByRole('textbox', { name: 'PIN, 6 digits' })).toBeTruthy();
  });

  test('that fails without words of the server says which import failed [S8.56]', async () => {
    const opened = show();
    opened.shop.held.script.befall('importCard', { kind: 'unreachable' });
    await enter(opened, NUMBER);
    await enterPin(opened, PIN);
    await press(opened, 'Import the card');
    expect(await screen.findByText('The card could not be imported.')).toBeTruthy();
    await opened.user.click(screen.getByRole('radio', { name: /^Its balance/ }));
    await enter(opened, NUMBER);
    await enterPin(opened, PIN);
    await press(opened, 'Import the balance');
    expect(await screen.findByText('The balance could not be imported.')).toBeTruthy();
  });

  test('of a balance goes to the wallet [S1.17][A-89]', async () => {
    const opened = show();
    await opened.user.click(await screen.findByRole('radio', { name: /^Its balance/ }));
    await enter(opened, NUMBER);
    await enterPin(opened, PIN);
    await press(opened, 'Import the balance');
    expect(await screen.findByText('The balance is in your wallet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my wallet' }).getAttribute('href')).toBe('/account/wallet');
  });

  test('shows the traditional captcha after a refused one, without a message [S8.7][A-75]', async () => {
    const opened = show();
    opened.shop.held.script.befall('cardValidation', { kind: 'refused', code: ERROR_CODES.captchaCloudflare });
    await enter(opened, NUMBER);
    const human = await screen.findByRole('button', { name: 'I am a human' });
    expect(screen.queryByText('The card could not be imported.')).toBeNull();
    opened.shop.held.script.befall('cardValidation', null);
    await opened.user.click(human);
    await press(opened, 'Continue');
    expect(await screen.findByRole('textbox', { name: 'PIN, 6 digits' })).toBeTruthy();
  });
});
