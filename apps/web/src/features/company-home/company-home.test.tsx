import type { ContractLevel } from '@offrande/domain/customer';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { CompanyHomeStage, companyWorld, TWO_COMPANIES } from './testing/company-stage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (level: ContractLevel | null) => {
  vi.stubGlobal('innerWidth', 1440);
  const world = companyWorld(level);
  await act(async () => {
    render(<CompanyHomeStage world={world} />);
  });
  return world;
};

const waysToVerification = () =>
  screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === '/auth/kyb/register');

describe('the home of companies', () => {
  test.each([
    ['light', ['Account open', 'Verification papers', 'Verified'], 1, /has to verify it/],
    ['enCompte', ['Account open', 'Verification papers received', 'Verified'], 2, /checking your papers/],
    ['registered', ['Account open', 'Verification papers received', 'Verified'], null, /can order/],
  ] as const)(
    'names the company and says what the level %s means [S6.28][S1.31][A-182]',
    async (level, titles, next, says) => {
      await open(level);
      expect(await screen.findByRole('heading', { level: 1, name: 'Atelier & Fils' })).toBeTruthy();
      const steps = within(screen.getByRole('navigation', { name: 'Steps to the first order' })).getAllByRole(
        'listitem',
      );
      expect(steps.map((step) => step.textContent?.replace('(done)', '').trim())).toEqual([...titles]);
      expect(steps.findIndex((step) => step.getAttribute('aria-current') === 'step')).toBe(next ?? -1);
      expect(screen.getByText(says)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Company profile' }).getAttribute('href')).toBe('/account');
    },
  );

  test.each([
    ['light', 'Fill in the verification'],
    ['enCompte', 'Open the verification'],
    ['registered', null],
  ] as const)('of the level %s leads to the verification: %s [A-182]', async (level, name) => {
    await open(level);
    await screen.findByRole('heading', { level: 1, name: 'Atelier & Fils' });
    if (name !== null) await screen.findByRole('link', { name });
    expect(waysToVerification().map((link) => link.textContent)).toEqual(name === null ? [] : [name]);
  });

  test.each(['buyer', 'approver'] as const)(
    'tells a %s that administrators answer the verification, and leads to none [A-182][A-183]',
    async (role) => {
      vi.stubGlobal('innerWidth', 1440);
      await act(async () => {
        render(<CompanyHomeStage world={companyWorld('light', { companies: [{ ...TWO_COMPANIES[0]!, role }] })} />);
      });
      expect(await screen.findByText(/answered by the administrators of your company/)).toBeTruthy();
      expect(waysToVerification()).toEqual([]);
    },
  );

  test('tells a visitor what an account is for, and leads to registering and signing in [S2.21][A-122]', async () => {
    await open(null);
    expect(screen.getByRole('heading', { level: 1, name: 'Gift cards for companies' })).toBeTruthy();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/auth/b2b/register', '/auth/b2b/login']);
  });

  test('shows the contact where the company’s name does not come, and lets it be asked for again', async () => {
    const world = companyWorld('light');
    world.shop.identity.script.befall('fetchProfile', { kind: 'unreachable' });
    world.shop.company.people.script.befall('fetchCompanies', { kind: 'unreachable' });
    vi.stubGlobal('innerWidth', 1440);
    await act(async () => {
      render(<CompanyHomeStage world={world} />);
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Inès Marchand' })).toBeTruthy();
  });

  test('of who acts for several lists them, and leads to the other one as a sign-in of its own [S6.28][A-183]', async () => {
    vi.stubGlobal('innerWidth', 1440);
    const world = companyWorld('registered', { companies: TWO_COMPANIES });
    await act(async () => {
      render(<CompanyHomeStage world={world} />);
    });
    const list = (await screen.findByRole('heading', { name: 'Companies you act for' })).closest('section')!;
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null]);
    expect(rows[0]?.textContent).toContain('You act for it now');
    const { people } = world.shop.company;
    people.script.befall('chooseCompany', { kind: 'unreachable' });
    const user = userEvent.setup({ delay: null });
    await user.click(within(list).getByRole('button', { name: 'Act for it: Maison Bleue' }));
    expect(await within(list).findByRole('alert')).toBeTruthy();
    expect(world.shop.signedIn()?.custId).toBe('B1');
    people.script.befall('chooseCompany', null);
    await user.click(within(list).getByRole('button', { name: 'Act for it: Maison Bleue' }));
    await waitFor(() => expect(world.shop.left).toEqual(['/b2b']));
    expect(world.shop.signedIn()?.custId).toBe('B2');
  });

  test('of who acts for one company has no list; its administrator is led to its people [A-183]', async () => {
    await open('registered');
    expect((await screen.findByRole('link', { name: 'People' })).getAttribute('href')).toBe('/account/people');
    expect(screen.queryByRole('heading', { name: 'Companies you act for' })).toBeNull();
  });
});
