import { MEMORY_CODE } from '@offrande/api-client/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fillIn } from '../form/testing/fill-in.ts';
import { UNIT } from '../../app/testing/sample-boot.ts';
import { accessibleErrorText } from '../form/testing/accessible-error.ts';
import { Entry } from '../session/entry.tsx';
import { LoginPage } from './login.tsx';
import { RegisterPage } from './register.tsx';
import { AuthStage, authWorld, type AuthWorld } from './testing/auth-stage.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Asynchronous because the page waits for the numbering plans. */
const show = async (world: AuthWorld) => {
  await act(async () => {
    render(
      <AuthStage world={world}>
        <Entry>
          <RegisterPage />
        </Entry>
      </AuthStage>,
    );
  });
  return { ...world, user: userEvent.setup({ delay: null }) };
};
const open = (...given: Parameters<typeof authWorld> | []) =>
  show(authWorld(given[0] ?? '/auth/register', given[1], given[2]));
type Opened = Awaited<ReturnType<typeof open>>;

const LEA = {
  'First name': 'Léa',
  'Last name': 'Roy',
  Email: 'lea@exemple.fr',
  Password: 'Mirabelle2',
  'Password again': 'Mirabelle2',
  'Mobile number': '06 98 76 54 32',
};
type Answers = Readonly<Record<string, string>>;
const RIGHT: Answers = LEA;

const fill = async ({ user }: Opened, answers: Answers) => {
  await screen.findByLabelText(/^Mobile number/);
  for (const [name, text] of Object.entries(answers)) {
    const field = screen.getByLabelText(name, { exact: true, selector: 'input' });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
};
const send = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Create my account' }));
const enterCode = async ({ user }: Opened, code = MEMORY_CODE) => {
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await user.clear(field);
  await fillIn(user, field, code);
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const toEmailCode = async (opened: Opened) => {
  await fill(opened, LEA);
  await send(opened);
  await heading('Confirm your email');
};

/** The password rules that are ticked. */
const met = () => screen.queryAllByText(/^Met: /).map((mark) => mark.textContent?.replace('Met: ', ''));

describe('the registration form', () => {
  test('says all that is wrong at once in a list that takes the focus and leads to each field; a mended one leaves it [S3.61][S3.64]', async () => {
    const opened = await open();
    await screen.findByLabelText(/^Mobile number/);
    await send(opened);
    const list = screen.getByRole('alert');
    expect(document.activeElement).toBe(list);
    expect(within(list).getByText('6 answers to correct')).toBeTruthy();
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'First name: This field is required.',
      'Last name: This field is required.',
      'Email: This field is required.',
      'Password: This field is required.',
      'Password again: This field is required.',
      'Mobile number: This field is required.',
    ]);
    await opened.user.click(within(list).getByRole('link', { name: /^Mobile number/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Mobile number'));
    await fill(opened, { 'First name': 'Léa' });
    expect(within(list).getAllByRole('link')).toHaveLength(5);
    expect(opened.shop.identity.script.made).toEqual([]);
  });

  test('can be filled in by the browser: each field says what it is for [S3.61][S3.64]', async () => {
    await open();
    const tokens = {
      'First name': 'given-name',
      'Last name': 'family-name',
      Email: 'email',
      Password: 'new-password',
      'Password again': 'new-password',
      'Mobile number': 'tel-national',
    };
    await screen.findByLabelText(/^Mobile number/);
    for (const [name, token] of Object.entries(tokens))
      expect(screen.getByLabelText(name, { exact: true, selector: 'input' }).getAttribute('autocomplete')).toBe(token);
  });

  test('ticks each rule of the password as soon as it is met [S5.18][S5.19][S5.20][S5.21]', async () => {
    const opened = await open();
    await screen.findByLabelText(/^Mobile number/);
    expect(met()).toEqual([]);
    await fill(opened, { Password: 'mir' });
    expect(met()).toEqual(['A lowercase letter', 'No space']);
    await fill(opened, { Password: 'Mir abelle' });
    expect(met()).toEqual(['8 characters or more', 'A lowercase letter', 'An uppercase letter']);
    await fill(opened, { Password: LEA.Password });
    expect(met()).toHaveLength(4);
  });

  test.each([
    ['without a lowercase letter [S5.7]', 'Password', 'MIRABELLE2', 'At least 1 lowercase.'],
    ['without an uppercase letter [S5.8]', 'Password', 'mirabelle2', 'At least 1 uppercase.'],
    ['with a space in it [S5.9]', 'Password', 'Mira belle2', 'No space.'],
    ['of blanks alone [S5.10]', 'First name', '  ', 'Write something here, not only blank spaces.'],
    [
      'that is no number of its country [S5.16][S8.13]',
      'Mobile number',
      '09 00 00 00 00 00',
      'Wrong phone number. Check the country code and the digits.',
    ],
    [
      'that is too short for any country [S5.16][S8.13]',
      'Mobile number',
      '06',
      'Wrong phone number. Enter between 3 and 16 digits.',
    ],
    [
      'that no text message reaches [S5.16][S8.13]',
      'Mobile number',
      '01 23 45 67 89',
      'Wrong phone number. A text message needs a mobile number.',
    ],
  ])('says at its field and in the list what is wrong with an answer %s', async (_, name, text, message) => {
    const opened = await open();
    await fill(opened, { ...LEA, [name]: text });
    await send(opened);
    const field = screen.getByLabelText(name, { exact: true, selector: 'input' });
    expect(accessibleErrorText(field)).toContain(message);
    expect(within(screen.getByRole('alert')).getByRole('link', { name: `${name}: ${message}` })).toBeTruthy();
    await fill(opened, { [name]: RIGHT[name]! });
    expect(accessibleErrorText(field)).toBeNull();
    expect(opened.shop.identity.script.made).toEqual([]);
  });

  test('takes letters and numbers only for the number of a document [S5.3]', async () => {
    const opened = await show({
      ...authWorld('/auth/register'),
      unit: { individualPolicy: { isPhoneNeeded: true, isDocumentNeeded: true } },
    });
    await fill(opened, { ...LEA, 'Number of the document': '12/AB' });
    await send(opened);
    const number = screen.getByRole('textbox', { name: 'Number of the document' });
    expect(accessibleErrorText(number)).toBe('Letters and numbers only.');
    await fill(opened, { 'Number of the document': '12 AB' });
    expect(accessibleErrorText(number)).toBeNull();
  });

  test('asks for no newsletter by itself, and for a document only where the unit needs one [S3.62][S3.63][S3.65][S3.66]', async () => {
    await open();
    expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(false);
    expect(screen.queryByLabelText('Identity document')).toBeNull();
    expect(screen.getByLabelText(/^Welcome promo code/)).toBeTruthy();
  });

  test('has both parts of the document where the unit needs one [S3.62][S3.63]', async () => {
    const opened = await show({
      ...authWorld('/auth/register'),
      unit: { individualPolicy: { isPhoneNeeded: false, isDocumentNeeded: true } },
    });
    const { 'Mobile number': _left, ...rest } = LEA;
    await fill(opened, rest);
    await send(opened);
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Identity document: This field is required.', 'Number of the document: This field is required.']);
    const types = screen.getByLabelText('Identity document');
    expect(
      within(types)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose', 'Identity card', 'Other']);
    await opened.user.selectOptions(types, 'Other');
    await fill(opened, { 'Number of the document': '12-AB 34' });
    await send(opened);
    await heading('Confirm your email');
    await enterCode(opened);
    await waitFor(() =>
      expect(opened.shop.identity.registered[0]).toMatchObject({
        documentType: 'other',
        documentNumber: '12AB34',
        phoneReference: null,
      }),
    );
  });

  test('leads to what the unit says about personal data, where it says something [S1.77]', async () => {
    await open();
    await screen.findByLabelText(/^Mobile number/);
    expect(screen.queryByRole('link', { name: /^personal data/ })).toBeNull();
    cleanup();
    const outside = { ...UNIT.outside, personalDataPage: 'https://shop.example/data' };
    await show({ ...authWorld('/auth/register'), unit: { outside } });
    const link = await screen.findByRole('link', { name: 'personal data (new tab)' });
    expect(link.getAttribute('href')).toBe('https://shop.example/data');
  });

  test('is kept for the session without its passwords [A-82]', async () => {
    const opened = await open();
    await fill(opened, { ...LEA, 'First name': 'Zoé' });
    cleanup();
    await show(opened);
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Zoé');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(LEA.Email);
    for (const name of ['Password', 'Password again'])
      expect(screen.getByLabelText<HTMLInputElement>(name, { exact: true }).value).toBe('');
  });
});

describe('a registration', () => {
  test('proves the email, then the mobile, opens the account and leads to signing in, where it says so [S2.83][S2.109][S4.62][S4.64]', async () => {
    const opened = await open('/auth/register?nextStep=checkout');
    await fill(opened, LEA);
    await opened.user.click(screen.getByRole('checkbox'));
    await send(opened);
    await heading('Confirm your email');
    await screen.findByText('lea@exemple.fr');
    await enterCode(opened, '123 456');
    await heading('Confirm your mobile number');
    await screen.findByText('+33698765432');
    await enterCode(opened);
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/auth/login?nextStep=checkout'));
    expect(opened.shop.identity.registered).toEqual([
      {
        registerType: 'individual',
        firstName: 'Léa',
        lastName: 'Roy',
        email: 'lea@exemple.fr',
        password: 'Mirabelle2',
        phone: { areaCode: '+33', number: '698765432' },
        isSubscribed: true,
        promoCode: '',
        documentType: null,
        documentNumber: '',
        emailReference: 'email-1',
        phoneReference: 'sms-2',
      },
    ]);
    expect(opened.shop.tab.getItem('registration:FR')).toBeNull();
    cleanup();
    render(
      <AuthStage world={opened}>
        <LoginPage />
      </AuthStage>,
    );
    expect(screen.getByText('Your account is open')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('lea@exemple.fr');
    expect(opened.shop.tab.getItem('freshAccount:FR')).toBeNull();
  });

  test('counts the tries of a wrong code down, and asks for another after the last [S8.12]', async () => {
    const opened = await open();
    await toEmailCode(opened);
    for (const left of [4, 3, 2, 1]) {
      await enterCode(opened, '000000');
      await screen.findByText(`The code is wrong, please try again. Tries left: ${left}.`);
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }));
    }
    await enterCode(opened, '000000');
    expect(await screen.findByText('The code is wrong. Ask for a new one.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(opened.shop.identity.registered).toEqual([]);
  });

  test('sends a code again once a minute has passed, which is counted down [S4.63][S4.64][A-82]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const opened = await open();
    await toEmailCode(opened);
    const early = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send again in 60 s' });
    expect(early.disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in \d s/ }).disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await opened.user.click(screen.getByRole('button', { name: 'Send again' }));
    await screen.findByRole('button', { name: /^Send again in (60|59) s/ });
    expect(opened.shop.identity.script.made).toEqual(['sendOneTimeCode', 'sendOneTimeCode']);
  });

  test('lets an address be corrected: the rest stays, passwords too, and only the new one is proven [A-82]', async () => {
    const opened = await open();
    await toEmailCode(opened);
    await enterCode(opened);
    await heading('Confirm your mobile number');
    await opened.user.click(await screen.findByRole('button', { name: 'Correct the number' }));
    await heading('Create an account');
    expect(screen.getByLabelText<HTMLInputElement>('Password', { exact: true }).value).toBe('Mirabelle2');
    await fill(opened, { 'Mobile number': '06 11 22 33 44' });
    await send(opened);
    await heading('Confirm your mobile number');
    expect(await screen.findByText('+33611223344')).toBeTruthy();
  });

  test('that cannot send a code says so and tries again', async () => {
    const opened = await open('/auth/register', {}, { sendOneTimeCode: { kind: 'unreachable' } });
    await toEmailCode(opened);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Oops!/);
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    opened.shop.identity.script.befall('sendOneTimeCode', null);
    await opened.user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that the server refuses is back at the form, which says what it may be', async () => {
    const opened = await open('/auth/register', {}, { register: { kind: 'refused', code: '70003' } });
    await toEmailCode(opened);
    await enterCode(opened);
    await heading('Confirm your mobile number');
    await enterCode(opened);
    await heading('Create an account');
    expect(screen.getByRole('alert').textContent).toMatch(/in a data breach/);
    expect(opened.place.history.at(-1)).toBe('/auth/register');
  });
});

test('the page is for guests: whoever is signed in is led on [A-42][A-122]', async () => {
  const { place } = await open('/auth/register', { isMember: true });
  await waitFor(() => expect(place.history.at(-1)).toBe('/'));
});
