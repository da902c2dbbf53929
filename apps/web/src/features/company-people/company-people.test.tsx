import { ERROR_CODES } from '@offrande/api-client/contract';
import { MEMORY_ADMINISTRATOR, type MemoryCompanyPeopleOptions } from '@offrande/api-client/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt } from '../../shop/testing/stage.tsx';
import { AccountStage } from '../account/testing/account-stage.tsx';
import { accessibleErrorText } from '../form/testing/accessible-error.ts';
import { fillIn } from '../form/testing/fill-in.ts';
import { CompanyPeoplePage } from './company-people.tsx';
import { ANA, MAX, peopleWorld, SEVERAL, WITH_COMPANIES } from './testing/people-stage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (
  people: MemoryCompanyPeopleOptions = SEVERAL,
  prepare: (world: ReturnType<typeof peopleWorld>) => void = () => undefined,
) => {
  vi.stubGlobal('innerWidth', 1440);
  const world = peopleWorld(people);
  prepare(world);
  await act(async () => {
    render(
      <AccountStage shop={world.shop} place={world.place} unit={WITH_COMPANIES}>
        <CompanyPeoplePage />
      </AccountStage>,
    );
  });
  return { ...world, user: userEvent.setup({ delay: null }), people: world.shop.company.people };
};
type Opened = Awaited<ReturnType<typeof open>>;

const button = (name: string) => screen.findByRole('button', { name });
const press = async ({ user }: Opened, name: string) => user.click(await button(name));
const box = (name: string) => screen.findByRole('textbox', { name });
const rowOf = async (name: string) => (await screen.findByRole('heading', { level: 3, name })).closest('li')!;

/** With plain spaces, whatever an amount is written with. */
const textOf = (row: HTMLElement) => row.textContent.replaceAll(/\s/gu, ' ');

describe('the people of a company', () => {
  test('are listed with email, role and limits, and who looks is marked [A-183]', async () => {
    await open();
    expect((await rowOf('Inès Marchand You')).textContent).toContain('Administrator · no limit');
    const max = await rowOf('Max Durand');
    expect(max.textContent).toContain('max@exemple.fr');
    expect(textOf(max)).toContain('Buyer · 500,00 € per order, 2 000,00 € per month');
    expect((await rowOf('noe@exemple.fr')).textContent).toContain('The link is valid until 2026/06/15 14:30.');
  });

  test('are invited by mail with a role and limits; the invitation is listed, and what was done is said [A-183]', async () => {
    const opened = await open();
    await press(opened, 'Invite a person');
    const email = await box('Email of the person');
    expect(document.activeElement).toBe(email);
    await fillIn(opened.user, email, 'lea@exemple.fr');
    await opened.user.click(screen.getByRole('radio', { name: /^Approver/ }));
    await fillIn(opened.user, await box('Limit per order'), '250,5');
    await press(opened, 'Send the invitation');
    expect(await screen.findByText(/on its way to lea@exemple\.fr/)).toBeTruthy();
    expect(textOf(await rowOf('lea@exemple.fr'))).toContain('Approver · 250,50 € per order');
    expect(opened.people.stored.map(({ type }) => type)).toEqual(['invite']);
    await waitFor(async () => expect(document.activeElement).toBe(await button('Invite a person')));
  });

  test('who act already are not invited again, a limit of nothing is none, and both are said beside their fields', async () => {
    const opened = await open();
    await press(opened, 'Invite a person');
    await fillIn(opened.user, await box('Email of the person'), 'Max@exemple.fr');
    await fillIn(opened.user, await box('Limit per calendar month'), '0');
    await press(opened, 'Send the invitation');
    const email = await box('Email of the person');
    await waitFor(() => expect(accessibleErrorText(email)).toContain('acts for the company already'));
    expect(accessibleErrorText(await box('Limit per calendar month'))).toContain('Enter more than zero');
    expect(document.activeElement).toBe(email);
    expect(opened.people.stored).toEqual([]);
    await opened.user.type(email, 'x');
    expect(accessibleErrorText(email)).toBeNull();
  });

  test('keep what was typed after a refusal of the server, and it can be sent again', async () => {
    const opened = await open(SEVERAL, ({ shop }) =>
      shop.company.people.script.befall('storePeople', { kind: 'refused', code: ERROR_CODES.tooManyRequests }),
    );
    await press(opened, 'Invite a person');
    await fillIn(opened.user, await box('Email of the person'), 'lea@exemple.fr');
    await press(opened, 'Send the invitation');
    expect(await screen.findByText(/Too many tries/)).toBeTruthy();
    expect((await box('Email of the person')).getAttribute('value')).toBe('lea@exemple.fr');
    opened.people.script.befall('storePeople', null);
    await press(opened, 'Send the invitation');
    expect(await screen.findByText(/on its way to lea@exemple\.fr/)).toBeTruthy();
  });

  test('have their invitation withdrawn [A-183]', async () => {
    const opened = await open();
    await press(opened, 'Withdraw the invitation of noe@exemple.fr');
    expect(await screen.findByText(/invitation is withdrawn/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'noe@exemple.fr' })).toBeNull();
  });

  test('are changed in their row: role and limits as they are, then as entered [A-183]', async () => {
    const opened = await open();
    await press(opened, 'Change Max Durand');
    const form = within(await screen.findByRole('group', { name: 'Change Max Durand' }));
    expect(form.getByRole('radio', { name: /^Buyer/, checked: true })).toBe(document.activeElement);
    const perOrder = form.getByRole('textbox', { name: 'Limit per order' });
    expect(perOrder.getAttribute('value')).toBe('500,00');
    await opened.user.click(form.getByRole('radio', { name: /^Administrator/ }));
    await opened.user.clear(perOrder);
    await press(opened, 'Save');
    expect(await screen.findByText('The change is saved.')).toBeTruthy();
    expect(textOf(await rowOf('Max Durand'))).toContain('Administrator · 2 000,00 € per month');
  });

  test('always have an administrator, and somebody else above each limit: why not is said, and nothing is sent [A-183]', async () => {
    const opened = await open({ people: [MEMORY_ADMINISTRATOR, MAX] });
    await press(opened, 'Change Inès Marchand');
    await opened.user.click(screen.getByRole('radio', { name: /^Buyer/ }));
    await press(opened, 'Save');
    expect(await screen.findByText(/at least one administrator/)).toBeTruthy();
    await opened.user.click(screen.getByRole('radio', { name: /^Administrator/ }));
    await fillIn(opened.user, await box('Limit per order'), '10');
    await press(opened, 'Save');
    expect(await screen.findByText(/above the limit of Inès Marchand/)).toBeTruthy();
    await press(opened, 'Cancel');
    expect(screen.queryByText(/above the limit of/)).toBeNull();
    expect(opened.people.stored).toEqual([]);
  });

  test('are removed once it was asked whether to, and the focus stays on the page [A-183]', async () => {
    const opened = await open({ people: [MEMORY_ADMINISTRATOR, ANA] });
    await press(opened, 'Remove Ana Le Goff');
    await press(opened, 'Keep');
    await press(opened, 'Remove Ana Le Goff');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Ana Le Goff?' }));
    await opened.user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/no longer acts for the company, and is signed out/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Ana Le Goff' })).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  test('that could not be read are asked for again', async () => {
    const opened = await open(SEVERAL, ({ shop }) =>
      shop.company.people.script.befall('fetchPeople', { kind: 'unreachable' }),
    );
    await button('Try again');
    opened.people.script.befall('fetchPeople', null);
    await press(opened, 'Try again');
    expect(await rowOf('Max Durand')).toBeTruthy();
  });

  test('are their administrators’ to see: a buyer sees the own role, and asks for no list [A-183]', async () => {
    const companies = [{ custId: 'B1', companyName: 'Atelier & Fils', role: 'buyer', isChosen: true }] as const;
    const { people } = await open({ companies });
    const panel = (await screen.findByRole('heading', { name: 'Your role at Atelier & Fils' })).closest('section')!;
    expect(panel.textContent).toContain('Buyer');
    expect(screen.queryByRole('button', { name: 'Invite a person' })).toBeNull();
    expect(people.script.made).toEqual(['fetchCompanies']);
  });

  test('are nothing to an individual, for whom nothing is asked: a refusal would end the sign-in', async () => {
    vi.stubGlobal('innerWidth', 1440);
    const shop = createMemoryShop({ cart: POSTED_CART, isMember: true });
    await act(async () => {
      render(
        <AccountStage shop={shop} place={placeAt('/account/people')} unit={WITH_COMPANIES}>
          <CompanyPeoplePage />
        </AccountStage>,
      );
    });
    expect(shop.company.people.script.made).toEqual([]);
    expect(shop.signedIn()?.custId).toBe('C1');
  });
});
