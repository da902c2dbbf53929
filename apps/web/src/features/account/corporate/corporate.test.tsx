import type { CorporateStanding } from '@offrande/api-client/gateways';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { fillIn } from '../../form/testing/fill-in.ts';
import { ToastPlace } from '../../../page/toasts.tsx';
import { createMemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { CorporatePage } from './corporate.tsx';
import { corporateStanding } from './testing/standing.ts';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const show = (standing?: CorporateStanding) => {
  const corporate = standing === undefined ? {} : { corporate: standing };
  const shop = createMemoryShop({ cart: POSTED_CART, isMember: true, ...corporate });
  render(
    <AccountStage shop={shop} place={placeAt('/account/corporate')}>
      <CorporatePage />
      <ToastPlace />
    </AccountStage>,
  );
  return { shop, user: userEvent.setup() };
};
type Opened = ReturnType<typeof show>;

const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const PIN = 'PIN of the corporate account';
const typePin = async ({ user }: Opened, pin: string) => fillIn(user, await screen.findByLabelText(PIN), pin);
const saves = ({ shop }: Opened) => shop.employer.script.made.filter((name) => name === 'saveCorporateAccount').length;

const fill = async (opened: Opened, code: string) => {
  await fillIn(opened.user, await field('Corporate code'), code);
  await fillIn(opened.user, await field('Employee ID'), 'E-77');
  await fillIn(opened.user, await field('Email at work'), 'ines@atelier-nord.example');
  await fillIn(opened.user, await field('Your mobile number'), '0612345678');
  await typePin(opened, '246813');
};

describe('a corporate account', () => {
  test('is entered with employee ID, code, email, phone and PIN, asks the employer, and says so [S2.15][S3.103][S8.65]', async () => {
    const opened = show();
    await fill(opened, 'atelierNord');
    expect(screen.queryByRole('alertdialog', { name: 'Success' })).toBeNull();
    await press(opened, 'Ask my employer');
    expect(await screen.findByRole('alertdialog', { name: 'Success' })).toBeTruthy();
    expect(await screen.findByText('Atelier Nord has been asked')).toBeTruthy();
    for (const shown of ['E-77', 'ines@atelier-nord.example', '+33612345678', 'Kept, and never shown'])
      expect(screen.getByText(shown)).toBeTruthy();
    expect(document.body.textContent).not.toContain('246813');
  });

  test('says all that is wrong with it at once, and sends nothing then [S3.103]', async () => {
    const opened = show();
    await press(opened, 'Ask my employer');
    expect((await screen.findAllByText('This field is required.')).length).toBeGreaterThanOrEqual(4);
    await typePin(opened, '12');
    expect(screen.getByText('Format should be 000000.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(PIN));
    expect(saves(opened)).toBe(0);
  });

  test('with a code that no employer has says so at its field, until it is changed', async () => {
    const opened = show();
    await fill(opened, 'NOBODY');
    await press(opened, 'Ask my employer');
    expect(await screen.findByText('No employer has this code.')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await field('Corporate code')));
    await opened.user.clear(await field('Corporate code'));
    await fillIn(opened.user, await field('Corporate code'), 'ATELIERNORD');
    expect(screen.queryByText('No employer has this code.')).toBeNull();
    await press(opened, 'Ask my employer');
    expect(await screen.findByText('Atelier Nord has been asked')).toBeTruthy();
  });

  test('is changed with its PIN alone [S3.103]', async () => {
    const opened = show(corporateStanding('asked'));
    await press(opened, 'Change');
    await opened.user.clear(await field('Email at work'));
    await fillIn(opened.user, await field('Email at work'), 'i@atelier-nord.example');
    await typePin(opened, '000000');
    await press(opened, 'Save');
    expect(await screen.findByText('This is not the PIN.')).toBeTruthy();
    await opened.user.clear(screen.getByLabelText(PIN));
    await typePin(opened, '123456');
    await press(opened, 'Save');
    expect(await screen.findByText('i@atelier-nord.example')).toBeTruthy();
  });

  test('makes an individual a corporate employee: from then on employer and employee ID stand in the account [S1.34]', async () => {
    const opened = show();
    expect(await screen.findByRole('heading', { name: 'Your employer’s programme' })).toBeTruthy();
    expect(screen.queryByText('Atelier Nord')).toBeNull();
    await fill(opened, 'ATELIERNORD');
    await press(opened, 'Ask my employer');
    expect(await screen.findByRole('heading', { name: 'Your corporate account' })).toBeTruthy();
    const definitions = screen.getAllByRole('term').map((term) => [term, term.nextElementSibling]);
    expect(definitions.map((pair) => pair.map((part) => part?.textContent))).toEqual(
      expect.arrayContaining([
        ['Employer', 'Atelier Nord'],
        ['Employee ID', 'E-77'],
      ]),
    );
    expect(screen.queryByRole('heading', { name: 'Your employer’s programme' })).toBeNull();
  });

  test('says where its holder stands; a member keeps the employer [S1.35][S4.67][S4.68]', async () => {
    show(corporateStanding('rejected'));
    expect(await screen.findByText('Atelier Nord has not confirmed you')).toBeTruthy();
    cleanup();
    const opened = show(corporateStanding('member'));
    expect(await screen.findByText('You are a member of Atelier Nord’s programme')).toBeTruthy();
    await press(opened, 'Change');
    await field('Email at work');
    expect(screen.queryByRole('textbox', { name: 'Corporate code' })).toBeNull();
  });

  test('that cannot be read or kept says so, and may be tried again [S8.1]', async () => {
    const shown = show(corporateStanding('asked'));
    await press(shown, 'Change');
    shown.shop.employer.script.befall('saveCorporateAccount', { kind: 'unreachable' });
    await typePin(shown, '123456');
    await press(shown, 'Save');
    expect(
      await screen.findByText('Oops! Seems there are something went wrong. Please try again or contact us.'),
    ).toBeTruthy();
  });
});
