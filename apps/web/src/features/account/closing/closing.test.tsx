import type { ClosingFacts } from '@offrande/domain/account-closing';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { fillIn } from '../../form/testing/fill-in.ts';
import { createNoticeStore } from '../../../shop/pending-notices.ts';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { ClosingPage } from './closing.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const show = (closingFacts: ClosingFacts = { hasBalance: false, hasOpenOrder: false }) => {
  const shop = createMemoryShop({ cart: POSTED_CART, isMember: true, identity: { closingFacts } });
  const place = placeAt('/account/delete');
  render(
    <AccountStage shop={shop} place={place}>
      <ClosingPage />
    </AccountStage>,
  );
  return { shop, place, user: userEvent.setup() };
};
type Opened = ReturnType<typeof show>;

const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }));
const fill = async (opened: Opened, email: string) => {
  await opened.user.selectOptions(
    await screen.findByRole('combobox', { name: 'Why are you leaving?' }),
    'Technical issues',
  );
  await fillIn(opened.user, screen.getByRole('textbox', { name: 'Type your email to confirm' }), email);
};
const isDeleted = ({ shop }: Opened) => shop.identity.script.made.includes('deleteAccount');

describe('deleting the account', () => {
  test('asks for a reason and the typed email, asks once more, closes and signs out [S1.23][S2.93][S3.135][S5.74][S7.28][A-94]', async () => {
    const opened = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Delete account' })).toBeTruthy();
    await fill(opened, ' INES@exemple.fr ');
    await press(opened, 'Delete my account');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account for good?' }));
    expect(isDeleted(opened)).toBe(false);
    await opened.user.click(question.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/force-logout'));
    expect(isDeleted(opened)).toBe(true);
  });

  test('forgets the remembered login of this device, and leaves word for the next page [S3.153][A-94]', async () => {
    const email = 'ines@exemple.fr';
    const opened = show();
    opened.shop.cookies.set('LE', email, 1);
    opened.shop.cookies.set('LMN', '612345678', 1);
    await fill(opened, email);
    await press(opened, 'Delete my account');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account for good?' }));
    expect(opened.shop.cookies.get('LE')).toBe(email);
    await opened.user.click(question.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/force-logout'));
    expect(['LE', 'LMC', 'LMN'].map((name) => opened.shop.cookies.get(name))).toEqual([null, null, null]);
    expect(createNoticeStore('FR', opened.shop.tab).read()).toEqual(['AccountDeleted']);
  });

  test('offers ten reasons [S3.135]', async () => {
    show();
    expect((await screen.findByRole('combobox')).querySelectorAll('option:not([value=""])')).toHaveLength(10);
  });

  test('refuses another email and a missing reason at once, and asks nothing then [S5.74]', async () => {
    const opened = show();
    await opened.user.type(
      await screen.findByRole('textbox', { name: 'Type your email to confirm' }),
      'camille@exemple.fr',
    );
    await press(opened, 'Delete my account');
    expect(screen.getByText('This field is required.')).toBeTruthy();
    expect(screen.getByText('This is not the email of your account.')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('warns first of money and open orders; the account can be kept at every step [A-94]', async () => {
    const opened = show({ hasBalance: true, hasOpenOrder: true });
    expect(await screen.findByText('Your cards or your wallet still hold money. It will be lost.')).toBeTruthy();
    expect(screen.getByText(/^One of your orders is still open/)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    await press(opened, 'Go on all the same');
    await fill(opened, 'ines@exemple.fr');
    await press(opened, 'Delete my account');
    await press(opened, 'Cancel');
    await press(opened, 'Keep my account');
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/account'));
    expect(isDeleted(opened)).toBe(false);
  });

  test('that fails says so and keeps what was typed', async () => {
    const opened = show();
    opened.shop.identity.script.befall('deleteAccount', { kind: 'unreachable' });
    await fill(opened, 'ines@exemple.fr');
    await press(opened, 'Delete my account');
    await press(opened, 'Delete for good');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ines@exemple.fr');
  });
});
