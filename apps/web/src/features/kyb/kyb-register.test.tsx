import { ERROR_CODES } from '@offrande/api-client/contract';
import { KNOWN_MEMBER, MEMORY_CODE, MEMORY_KYB_ACCESS } from '@offrande/api-client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { accessibleErrorText } from '../form/testing/accessible-error.ts';
import { BEGUN, COMPANY_EMAIL, WHOLE } from './testing/kyb-world.tsx';
import { at, choose, fill, heading, input, openKyb, type OpenedKyb, press, sessionOf } from './testing/open-kyb.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const EMAIL = 'Email of the company’s account';
const begin = async (opened: OpenedKyb, email: string = COMPANY_EMAIL) => {
  await fill(opened, EMAIL, email);
  await press(opened, 'Send the code');
  await heading('Confirm your email');
};
const confirm = async (opened: OpenedKyb, code: string = MEMORY_CODE) => {
  await fill(opened, 'Code', code);
  await press(opened, 'Confirm');
};

describe('the start of a verification', () => {
  test('is a choice of two, new or resume, with the company’s email [S2.89][S4.72]', async () => {
    const opened = await openKyb();
    await heading('Company verification');
    const choices = screen.getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
      ['new', true],
      ['resume', false],
    ]);
    await choose(opened, /^Go on with a verification/);
    const registered = vi.spyOn(opened.kyb, 'registerAccount');
    await begin(opened);
    await confirm(opened);
    await screen.findByText('What is missing');
    expect(registered.mock.calls[0]?.[0]).toMatchObject({ intention: 'resume', email: COMPANY_EMAIL });
  });

  test('needs an email, and says so at its field [S4.73]', async () => {
    const opened = await openKyb();
    await press(opened, 'Send the code');
    expect(document.activeElement).toBe(await input(EMAIL));
    expect(accessibleErrorText(await input(EMAIL))).toBe('We send a code to it. This field is required.');
    expect(opened.kyb.script.made).toEqual([]);
  });

  test('has the email of the company that is signed in', async () => {
    const company = { ...KNOWN_MEMBER, member: { ...KNOWN_MEMBER.member, memberType: 'business' as const } };
    const shop = { cart: POSTED_CART, isMember: true, identity: { members: [company] } };
    await openKyb({ shop });
    await waitFor(async () => expect((await input(EMAIL)).value).toBe('ines@exemple.fr'));
  });

  test('opens no dossier before the email is confirmed by its code [S4.73]', async () => {
    const opened = await openKyb();
    await begin(opened);
    expect(await screen.findByRole('button', { name: /^Send again in/ })).toHaveProperty('disabled', true);
    await confirm(opened, '111111');
    expect(await screen.findByText(/^The code is wrong/)).toBeTruthy();
    expect(opened.kyb.script.made).toEqual(['sendCode', 'confirmCode']);
    expect(sessionOf(opened)).toEqual({ token: null, custId: null });
    await confirm(opened);
    await screen.findByText('What is missing');
    expect(opened.kyb.script.made).toEqual(['sendCode', 'confirmCode', 'confirmCode', 'registerAccount', 'readRecord']);
  });

  test('of a new dossier keeps its token and the company’s id in the tab [S4.80]', async () => {
    const opened = await openKyb();
    await begin(opened);
    await confirm(opened);
    await screen.findByText('What is missing');
    expect(sessionOf(opened)).toEqual(MEMORY_KYB_ACCESS);
  });

  test('of one begun before adds the company’s id to the confirmed token [S4.81]', async () => {
    const opened = await openKyb({ record: WHOLE, isOpen: false });
    await begin(opened);
    await confirm(opened);
    await screen.findByText('Nothing is missing');
    expect(sessionOf(opened)).toEqual({ token: 'proof-1', custId: MEMORY_KYB_ACCESS.custId });
  });

  test('says that no company has the email, and leads to registering or to another email', async () => {
    const opened = await openKyb();
    await begin(opened, 'nobody@acme.example');
    await confirm(opened);
    await heading('No company has this email');
    expect(screen.getByRole('link', { name: 'Register a company' }).getAttribute('href')).toBe('/auth/b2b/register');
    await press(opened, 'Use another email');
    await heading('Company verification');
  });

  test('whose confirmation is over is not tried again with it, but confirmed by a new code [S4.73]', async () => {
    const opened = await openKyb({
      record: WHOLE,
      isOpen: false,
      calls: { registerAccount: { kind: 'refused', code: ERROR_CODES.proofMissing } },
    });
    await begin(opened);
    await confirm(opened);
    await heading('This confirmation is no longer valid');
    expect(screen.queryByText(/mobile/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    opened.kyb.script.befall('registerAccount', null);
    await press(opened, 'Confirm the email again');
    await heading('Company verification');
    await begin(opened);
    await confirm(opened);
    await screen.findByText('Nothing is missing');
    expect(opened.kyb.script.made.filter((call) => call === 'sendCode')).toHaveLength(2);
  });

  test('is tried again where the call does not arrive, with the same confirmed email', async () => {
    const opened = await openKyb({ calls: { registerAccount: { kind: 'unreachable' } } });
    await begin(opened);
    await confirm(opened);
    await screen.findByRole('alert');
    opened.kyb.script.befall('registerAccount', null);
    await press(opened, 'Try again');
    await screen.findByText('What is missing');
    expect(opened.kyb.script.made.filter((call) => call === 'sendCode')).toHaveLength(1);
  });

  test('works on a phone, without an alert [A-188]', async () => {
    await openKyb({}, 390);
    expect(await input(EMAIL)).toBeTruthy();
    expect(screen.queryByText(/is not supported for mobile/)).toBeNull();
  });
});

describe('the access to a dossier', () => {
  test('lasts as long as the tab: a reload opens the dossier and its part again [S4.72]', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('embargo') });
    await heading('Embargo questionnaire');
    await opened.reload();
    await heading('Embargo questionnaire');
    expect(opened.kyb.script.made).not.toContain('sendCode');
  });

  test('that the server ends is forgotten, and the email is to be confirmed again [S4.82]', async () => {
    const opened = await openKyb({ record: BEGUN, endsAt: 'readRecord' });
    expect(await screen.findByText('Your access to the dossier has ended')).toBeTruthy();
    expect(sessionOf(opened)).toEqual({ token: null, custId: null });
  });

  test('can be given up, which forgets the token and the id, and begins at the heading again', async () => {
    const opened = await openKyb({ record: WHOLE });
    await press(opened, 'Sign out of the dossier');
    await screen.findByRole('radiogroup', { name: 'What would you like to do?' });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(sessionOf(opened)).toEqual({ token: null, custId: null });
  });
});
