import { ERROR_CODES } from '@offrande/api-client/contract';
import { MEMORY_INVITATION_TOKEN, type MemoryCompanyPeopleOptions } from '@offrande/api-client/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { AuthStage, authWorld } from '../auth/testing/auth-stage.tsx';
import { accessibleErrorText } from '../form/testing/accessible-error.ts';
import { fillIn } from '../form/testing/fill-in.ts';
import { CompanyJoinPage } from './company-join.tsx';

afterEach(cleanup);

const open = async (
  invitation: NonNullable<MemoryCompanyPeopleOptions['invitation']> = {},
  token = MEMORY_INVITATION_TOKEN,
  prepare: (world: ReturnType<typeof authWorld>) => void = () => undefined,
) => {
  const world = authWorld(`/auth/b2b/join?token=${token}`, { people: { invitation } });
  prepare(world);
  await act(async () => {
    render(
      <AuthStage world={world}>
        <CompanyJoinPage />
      </AuthStage>,
    );
  });
  return { ...world, user: userEvent.setup({ delay: null }), people: world.shop.company.people };
};
type Opened = Awaited<ReturnType<typeof open>>;

const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }));
const fill = async (opened: Opened, password = 'Mirabelle1', again = password) => {
  await fillIn(opened.user, await screen.findByRole('textbox', { name: 'First name' }), 'Max');
  await fillIn(opened.user, screen.getByRole('textbox', { name: 'Last name' }), 'Durand');
  await fillIn(opened.user, screen.getByLabelText('Password', { selector: 'input' }), password);
  await fillIn(opened.user, screen.getByLabelText('Repeat the password', { selector: 'input' }), again);
  await press(opened, 'Open my account');
};

describe('the invitation of a company', () => {
  test('says which company, which role and which email, before anything is asked [S7.47][A-183]', async () => {
    await open({ role: 'approver' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Act for Atelier & Fils' })).toBeTruthy();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Atelier & Fils', 'Approver', 'max@exemple.fr']);
  });

  test('opens an account, whose person is signed in for the company and led to its home [S7.47]', async () => {
    const opened = await open();
    await fill(opened);
    await waitFor(() => expect(opened.shop.left).toEqual(['/b2b']));
    expect(opened.people.joined).toEqual([
      { civility: null, firstName: 'Max', lastName: 'Durand', password: 'Mirabelle1' },
    ]);
    expect(opened.shop.signedIn()).toMatchObject({ custId: 'B1', kind: 'business' });
  });

  test('taken up where somebody else is signed in replaces that sign-in, and nothing of theirs stays', async () => {
    const world = authWorld(`/auth/b2b/join?token=${MEMORY_INVITATION_TOKEN}`, { isMember: true });
    await act(async () => {
      render(
        <AuthStage world={world}>
          <CompanyJoinPage />
        </AuthStage>,
      );
    });
    expect(world.shop.signedIn()?.custId).toBe('C1');
    await fill({ ...world, user: userEvent.setup({ delay: null }), people: world.shop.company.people });
    await waitFor(() => expect(world.shop.signedIn()?.custId).toBe('B1'));
    expect(world.shop.local.getItem('cart:FR')).toBeNull();
  });

  test('says what is wrong with names and passwords, and sends nothing', async () => {
    const opened = await open();
    await press(opened, 'Open my account');
    const first = await screen.findByRole('textbox', { name: 'First name' });
    expect(accessibleErrorText(first)).toContain('This field is required.');
    expect(document.activeElement).toBe(first);
    await fill(opened, 'Mirabelle1', 'Mirabelle2');
    const again = screen.getByLabelText('Repeat the password', { selector: 'input' });
    expect(accessibleErrorText(again)).toContain('The two passwords must be the same.');
    expect(opened.people.joined).toEqual([]);
  });

  test('keeps the form after a refusal of the server, which is said', async () => {
    const opened = await open({}, MEMORY_INVITATION_TOKEN, ({ shop }) =>
      shop.company.people.script.befall('joinCompany', { kind: 'refused', code: ERROR_CODES.passwordRefused }),
    );
    await fill(opened);
    expect(await screen.findByText(/has appeared in a data breach/)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'First name' }).getAttribute('value')).toBe('Max');
    expect(opened.shop.left).toEqual([]);
  });

  test('of a known email asks for no password: the person joins, and signs in [A-183]', async () => {
    const opened = await open({ isKnown: true });
    await screen.findByText(/has an account already/);
    expect(screen.queryByLabelText('Password', { selector: 'input' })).toBeNull();
    await press(opened, 'Accept the invitation');
    expect(await screen.findByRole('heading', { name: 'You act for Atelier & Fils' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/b2b/login');
    expect(opened.people.joined).toEqual([null]);
    expect(opened.shop.signedIn()).toBeNull();
  });

  test.each([
    ['used', 'This invitation has been accepted'],
    ['withdrawn', 'This invitation was withdrawn'],
    ['expired', 'This invitation has expired'],
    ['unknown', 'This link leads to no invitation'],
  ])('that is %s says so, with the ways on [A-183]', async (reason, title) => {
    await open({}, 'old', ({ shop }) =>
      shop.company.people.script.befall('fetchInvitation', {
        kind: 'refused',
        code: ERROR_CODES.linkOver,
        detail: { reason },
      }),
    );
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/auth/b2b/login', '/contact']));
  });

  test('that could not be read is read again', async () => {
    const opened = await open({}, MEMORY_INVITATION_TOKEN, ({ shop }) =>
      shop.company.people.script.befall('fetchInvitation', { kind: 'unreachable' }),
    );
    await screen.findByRole('heading', { name: 'The invitation could not be read' });
    opened.people.script.befall('fetchInvitation', null);
    await press(opened, 'Try again');
    expect(await screen.findByRole('heading', { name: 'Act for Atelier & Fils' })).toBeTruthy();
  });
});
