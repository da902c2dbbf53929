import { ERROR_CODES } from '@offrande/api-client/contract';
import { ACME } from '@offrande/domain/dossier/testing';
import { fileOf } from '@offrande/domain/file/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accessibleErrorText } from '../form/testing/accessible-error.ts';
import { BEGUN, HALF, WHOLE } from './testing/kyb-world.tsx';
import { at, choose, fill, heading, input, openKyb, type OpenedKyb, press } from './testing/open-kyb.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const MEGABYTE = 2 ** 20;
const pdf = (name: string, bytes: number) => {
  const { head } = fileOf('pdf');
  return new File([head as Uint8Array<ArrayBuffer>, new Uint8Array(bytes - head.length)], name, {
    type: 'application/pdf',
  });
};
const leave = ({ user }: OpenedKyb) => user.tab();
const enterDay = async (opened: OpenedKyb, name: string | RegExp, day: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
  await opened.user.clear(field);
  await opened.user.type(field, day);
  await leave(opened);
  return field;
};
const mayNotSave = () => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);

test('a part of a dossier that somebody else submitted meanwhile is not saved: what was submitted is shown, to be read [S4.77][S4.78][A-78]', async () => {
  const opened = await openKyb({ record: WHOLE, path: at('company') });
  await input('Legal name');
  opened.kyb.submitElsewhere();
  await fill(opened, 'Legal name', 'Acme SARL');
  await press(opened, 'Save');
  expect(await heading('The dossier is submitted')).toBeTruthy();
  expect(opened.kyb.record()).toMatchObject({ state: 'submitted', dossier: WHOLE.dossier });
});

test('the seat offers the cities of its postcode, one press each [S7.81]', async () => {
  const shop = { cities: { '91190': ['Gif-sur-Yvette', 'Saint-Aubin'] } };
  const opened = await openKyb({ record: WHOLE, path: at('company'), shop });
  await fill(opened, 'Postcode', '91190');
  await press(opened, 'Saint-Aubin');
  expect((await input('City')).value).toBe('Saint-Aubin');
});

test('the numbers of a company are those that its country can give, which is said beside them [S3.79][A-180]', async () => {
  const opened = await openKyb({ record: WHOLE, path: at('company') });
  const digits = 'No company has this number. Check the digits.';
  for (const [label, wrong, right] of [
    ['Number in the register', '303 265 046 RCS Nantes', '303 265 045 RCS Nantes'],
    [/VAT number/, 'FR40303265046', 'FR 40 303 265 045'],
  ] as const) {
    await fill(opened, label, wrong);
    await leave(opened);
    expect(accessibleErrorText(await input(label))).toContain(digits);
    mayNotSave();
    await fill(opened, label, right);
    expect(accessibleErrorText(await input(label)) ?? '').not.toContain(digits);
  }
  await press(opened, 'Save');
  await screen.findByText('Saved at 14:30');
  expect(opened.kyb.record().dossier.company.identity).toMatchObject({
    registrationNumber: '303 265 045 RCS Nantes',
    vatNumber: 'FR 40 303 265 045',
  });
});

describe('dates', () => {
  test('a person of seventeen is refused under the heading of an invalid date [S5.57][S8.43][A-80]', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('representatives') });
    await press(opened, 'Change Claire Morel');
    const field = await enterDay(opened, 'Birth date', '2008-06-13');
    expect(accessibleErrorText(field)).toBe('18 years old at least. Invalid Date\nMinimum age is 18');
    mayNotSave();
  });

  test('whoever is eighteen today passes [S5.57][A-80]', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('representatives') });
    await press(opened, 'Change Claire Morel');
    const field = await enterDay(opened, 'Birth date', '2008-06-12');
    expect(accessibleErrorText(field)).toBeNull();
    await press(opened, 'Save');
    await screen.findByText('Saved at 14:30');
    expect(opened.kyb.record().dossier.representatives.people[0]?.birthDate).toBe('2008/06/12');
  });

  test('a date in the future is an invalid date, and nothing more [S8.42][A-140]', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('company') });
    const field = await enterDay(opened, 'Date of creation', '2026-06-13');
    expect(accessibleErrorText(field)).toBe('Invalid Date');
    mayNotSave();
  });

  test('a registration document of three months is too old', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('company') });
    const field = await enterDay(opened, /^Date of issue/, '2026-03-12');
    expect(accessibleErrorText(field)).toBe('Less than 3 months ago. Choose a document younger than 3 months.');
  });
});

describe('errors of given answers', () => {
  test('come once a field is left, and go as soon as it is right', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('company') });
    await fill(opened, 'Number of employees', 'many');
    const field = await input('Number of employees');
    expect(accessibleErrorText(field)).toBeNull();
    await leave(opened);
    expect(accessibleErrorText(field)).toBe('Number only.');
    const link = await screen.findByRole('link', { name: 'Number of employees' });
    await opened.user.click(link);
    await waitFor(() => expect(document.activeElement).toBe(field));
    await fill(opened, 'Number of employees', '38');
    expect(accessibleErrorText(field)).toBeNull();
  });

  test('are not made of gaps: an empty part is saved', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('company') });
    await opened.user.clear(await input('Legal name'));
    await leave(opened);
    expect(accessibleErrorText(await input('Legal name'))).toBeNull();
    await press(opened, 'Save');
    await screen.findByText('Saved at 14:30');
  });
});

const registration = () => input('Company registration document');

describe('documents', () => {
  test('of 4.5 MB are refused at once, and not sent [S8.18]', async () => {
    const opened = await openKyb({ record: BEGUN, path: at('company') });
    await opened.user.upload(await registration(), pdf('kbis.pdf', 4.5 * MEGABYTE));
    expect(await screen.findByText('File size should be under 4.5 MB')).toBeTruthy();
    expect(opened.kyb.script.made).not.toContain('uploadDocument');
  });

  test('of another type are refused at once', async () => {
    const opened = await openKyb({ record: BEGUN, path: at('company') });
    const { head } = fileOf('png');
    const image = new File([head as Uint8Array<ArrayBuffer>], 'kbis.pdf', { type: 'application/pdf' });
    await opened.user.upload(await registration(), image);
    expect(await screen.findByText('Unsupported type. Choose one of these: PDF.')).toBeTruthy();
  });

  test('are sent, shown by name and size, saved with the part, and can be opened and removed', async () => {
    const opened = await openKyb({ record: BEGUN, path: at('company') });
    await opened.user.upload(await registration(), pdf('kbis.pdf', 4.5 * MEGABYTE - 1));
    const name = await screen.findByRole('button', { name: 'Open kbis.pdf' });
    await press(opened, 'Save');
    await screen.findByText('Saved at 14:30');
    expect(opened.kyb.record().dossier.company.profile.registrationDocument?.name).toBe('kbis.pdf');
    await opened.user.click(name);
    await waitFor(() => expect(opened.shop.saved.map(({ fileName }) => fileName)).toEqual(['kbis.pdf']));
    await press(opened, 'Remove: Company registration document');
    expect(screen.queryByText('kbis.pdf')).toBeNull();
  });

  test('that did not arrive are sent again by a press', async () => {
    const calls = { uploadDocument: { kind: 'unreachable' } } as const;
    const opened = await openKyb({ record: BEGUN, path: at('company'), calls });
    await opened.user.upload(await registration(), pdf('kbis.pdf', 1000));
    const again = await screen.findByRole('button', { name: 'Try again' });
    opened.kyb.script.befall('uploadDocument', null);
    await opened.user.click(again);
    expect(await screen.findByRole('button', { name: 'Open kbis.pdf' })).toBeTruthy();
  });

  test('show how much is sent, and can be stopped and sent after all [S5.51]', async () => {
    const opened = await openKyb({ record: BEGUN, path: at('company'), calls: { uploadDocument: { kind: 'silent' } } });
    await opened.user.upload(await registration(), pdf('kbis.pdf', 1000));
    const progress = await screen.findByRole('progressbar', { name: 'Sending the file' });
    await waitFor(() => expect(progress.getAttribute('aria-valuetext')).toMatch(/^40.%$/u));
    await press(opened, 'Stop sending');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('progressbar', { name: 'Sending the file' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    opened.kyb.script.befall('uploadDocument', null);
    await opened.user.click(again);
    expect(await screen.findByRole('button', { name: 'Open kbis.pdf' })).toBeTruthy();
  });

  test.each([
    [
      'unsupportedFileType',
      'This file cannot be used. Choose a PDF of at most 50 pages, without a password, scripts, forms or attached files.',
    ],
    ['fileTooBig', 'File size should be under 4.5 MB'],
    ['wrongFileFormat', 'This file cannot be read. Choose another.'],
    [
      'filesFull',
      'This dossier can hold no more files. Those that no answer uses are deleted after 30 days; if you cannot wait, contact us.',
    ],
  ] as const)(
    'that the server refuses as %s say why, and offer no other try [S8.16][S8.17][S8.18][A-191]',
    async (name, text) => {
      const calls = { uploadDocument: { kind: 'refused', code: ERROR_CODES[name] } } as const;
      const opened = await openKyb({ record: BEGUN, path: at('company'), calls });
      await opened.user.upload(await registration(), pdf('kbis.pdf', 1000));
      await screen.findByText(text);
      expect(accessibleErrorText(await registration())).toContain(text);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      opened.kyb.script.befall('uploadDocument', null);
      await opened.user.upload(await registration(), pdf('other.pdf', 1000));
      await screen.findByRole('button', { name: 'Open other.pdf' });
      expect(screen.queryByText(text)).toBeNull();
    },
  );

  test('that prove who somebody is may be pictures, which is said of one that the server refuses [S5.52][A-191]', async () => {
    const calls = { uploadDocument: { kind: 'refused', code: ERROR_CODES.unsupportedFileType } } as const;
    const record = { ...WHOLE, dossier: { ...ACME, idDocuments: {} } };
    const opened = await openKyb({ record, path: at('idDocuments'), calls });
    const [paper] = await screen.findAllByLabelText<HTMLInputElement>(/./, { selector: 'input[type=file]' });
    await opened.user.upload(paper!, pdf('passport.pdf', 1000));
    expect(
      await screen.findByText(/^This file cannot be used. Choose another picture, of at most 50 megapixels, or a PDF/),
    ).toBeTruthy();
  });

  test('whose session has ended close the dossier [S4.82]', async () => {
    const opened = await openKyb({ record: BEGUN, path: at('company'), endsAt: 'uploadDocument' });
    await opened.user.upload(await registration(), pdf('kbis.pdf', 1000));
    expect(await screen.findByText('Your access to the dossier has ended')).toBeTruthy();
    expect(opened.shop.tab.getItem('kybToken:FR')).toBeNull();
  });
});

const declared = () =>
  screen.getByRole('meter', { name: 'Capital declared' }).getAttribute('aria-valuetext')?.replaceAll(/\s/gu, ' ');

describe('people', () => {
  test('are added, filled in and removed after a question', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('representatives') });
    await press(opened, 'Add a legal representative');
    // Filled in above the button: the focus goes there, or Tab would lead past it.
    await waitFor(() => expect(document.activeElement?.closest('[data-open] .kyb-person-text')).toBeTruthy());
    await fill(opened, 'First name', 'Ousmane');
    await fill(opened, 'Last name', 'Diallo');
    await screen.findByRole('group', { name: 'Ousmane Diallo' });
    await press(opened, 'Remove Ousmane Diallo');
    const question = await screen.findByRole('alertdialog', { name: 'Remove Ousmane Diallo?' });
    await opened.user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Ousmane Diallo')).toBeNull());
  });

  test('a shareholder has a form from 25 % on, not below [S5.61][A-80]', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('shareholders') });
    await press(opened, 'Change Thomas Morel');
    expect(screen.queryByLabelText('Birth date')).toBeNull();
    await fill(opened, 'Share of capital', '25');
    expect(await screen.findByLabelText('Birth date')).toBeTruthy();
    await fill(opened, 'Share of capital', '24.9999');
    expect(screen.queryByLabelText('Birth date')).toBeNull();
    await fill(opened, 'Share of votes', '25');
    expect(await screen.findByLabelText('Birth date')).toBeTruthy();
  });

  test('shares add up as they are typed, and stop at 100 [A-80]', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('shareholders') });
    await press(opened, 'Change Thomas Morel');
    expect(declared()).toBe('97,99 % of 100 %');
    await fill(opened, 'Share of capital', '27.01');
    expect(declared()).toBe('100,01 % of 100 %');
    mayNotSave();
  });

  test('a company may state that nobody holds 25 % [A-140]', async () => {
    const record = { ...WHOLE, dossier: { ...ACME, shareholders: { isNobodyAtThreshold: false, holders: [] } } };
    const opened = await openKyb({ record, path: at('shareholders') });
    await opened.user.click(await screen.findByRole('checkbox', { name: /^Nobody holds 25.% or more/u }));
    await press(opened, 'Save');
    await screen.findByText('Saved at 14:30');
    expect(opened.kyb.record().dossier.shareholders.isNobodyAtThreshold).toBe(true);
  });

  test('with a form are asked for their tax residence, natural persons for their papers too [S2.90]', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('taxResidence') });
    await heading('Tax residence');
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Claire Morel Legal representative',
      'Claire Morel Shareholder',
      'SCI Belvédère Shareholder',
    ]);
    opened.place.navigate(at('idDocuments'));
    await heading('Identity documents');
    expect(document.querySelectorAll('legend')).toHaveLength(2);
  });
});

describe('the transfer', () => {
  test('is 10 euro, ordinary, to an account whose details are copied by a press [S4.75][S4.76]', async () => {
    const opened = await openKyb({ record: HALF, path: at('transferVerification') });
    expect((await screen.findByRole('region', { name: /^Send 10,00/ })).textContent).toContain('K-2026-7H3KQ2PD');
    expect(screen.getByText('Not an instant transfer')).toBeTruthy();
    await press(opened, 'Copy: IBAN');
    await screen.findByRole('button', { name: 'Copied: IBAN' });
    expect(await navigator.clipboard.readText()).toBe('FR1420041010050500013M02606');
  });

  test('comes from an IBAN of its country’s length: beside the field it says how many characters that are [S3.84][A-79]', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('transferVerification') });
    for (const [iban, says] of [
      ['DE89 3704 0044 0532 0130 0', 'An IBAN of this country has 22 characters, without spaces.'],
      ['ZZ89 3704 0044 0532 0130 00', 'An IBAN begins with the two letters of its country. No country has these.'],
      ['DE88 3704 0044 0532 0130 00', 'Check the IBAN: a letter or a digit is wrong or missing.'],
    ] as const) {
      await fill(opened, 'IBAN of your account', iban);
      await leave(opened);
      expect(accessibleErrorText(await input('IBAN of your account'))).toContain(says);
      mayNotSave();
    }
    await fill(opened, 'IBAN of your account', 'DE89 3704 0044 0532 0130 00');
    await press(opened, 'Save');
    await screen.findByText('Saved at 14:30');
    expect(opened.kyb.record().dossier.transferVerification.iban).toBe('DE89 3704 0044 0532 0130 00');
  });

  test('that was instant is refused [S4.76]', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('transferVerification') });
    await choose(opened, 'Instant');
    expect(await screen.findAllByText('An instant transfer cannot be used. Send an ordinary one.')).toHaveLength(2);
    mayNotSave();
    await choose(opened, 'Ordinary');
    expect(screen.queryByText('An instant transfer cannot be used. Send an ordinary one.')).toBeNull();
  });
});

describe('the embargo questionnaire', () => {
  test('asks questions 2 to 4 only after a yes to the first [S5.62][A-81]', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('embargo') });
    await choose(opened, 'Yes');
    const scopes = await screen.findByRole('radiogroup', { name: /^2\./ });
    expect(within(scopes).getAllByRole('radio')).toHaveLength(4);
    expect(screen.getByRole('textbox', { name: /^3\./ })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^4\./ })).toBeTruthy();
    await choose(opened, /^4\. The company and a list/);
    await opened.user.type(
      screen.getByRole('textbox', { name: 'Names of the subsidiaries' }),
      'Acme Nord{Enter}Acme Sud',
    );
    await press(opened, 'Save');
    await screen.findByText('Saved at 14:30');
    expect(opened.kyb.record().dossier.embargo.subsidiaries).toEqual(['Acme Nord', 'Acme Sud']);
    await choose(opened, 'No');
    expect(screen.queryByRole('radiogroup', { name: /^2\./ })).toBeNull();
    await press(opened, 'Save');
    await waitFor(() => expect(opened.kyb.record().dossier.embargo.question2).toBeNull());
  });
});
