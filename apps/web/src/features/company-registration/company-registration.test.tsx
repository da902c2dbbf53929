import { ERROR_CODES } from '@offrande/api-client/contract';
import { MEMORY_COMPANIES } from '@offrande/api-client/testing';
import { type BusinessDraft, emptyBusinessDraft } from '@offrande/domain/business-registration';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accessibleErrorText } from '../form/testing/accessible-error.ts';
import {
  companyWorld,
  type CompanyWorldOptions,
  EXTRACT,
  PASSPORT,
  PASSWORD,
  SECOND_STEP,
  WHOLE,
} from './testing/company-world.ts';
import {
  byHand,
  choose,
  completeChosen,
  dateExtract,
  EXTRACT_FIELD,
  fileWith,
  fill,
  goOn,
  heading,
  IDENTITY_FIELD,
  input,
  open,
  type Opened,
  passContact,
  press,
  show,
  upload,
} from './testing/open-registration.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const errors = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);
const storedDraft = ({ shop }: Opened): { readonly savedAt: number; readonly draft: BusinessDraft } | null =>
  JSON.parse(shop.local.getItem('companyRegistration:FR') ?? 'null');
const steps = () =>
  within(screen.getByRole('navigation', { name: 'Steps of the registration' }))
    .getAllByRole('listitem')
    .map((step) => [step.textContent.replace(/^\d/, ''), step.getAttribute('aria-current')]);

const toReview = async (draft: BusinessDraft = WHOLE, options: CompanyWorldOptions = {}) => {
  const opened = await open({ draft, ...options });
  await passContact(opened);
  await heading('Check your registration');
  return opened;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const at = ({ place }: Opened) => place.history.at(-1);
const rowOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

const optionsOf = (name: string) =>
  within(screen.getByLabelText(name))
    .getAllByRole('option')
    .map((option) => option.textContent);
const choice = (name: string) => within(screen.getByRole('radiogroup', { name }));
const extractDate = () => input('Date of the extract');
const toDocuments = async (options: CompanyWorldOptions = {}) => {
  const opened = await open({ draft: SECOND_STEP, ...options });
  await passContact(opened);
  await heading('Documents');
  return opened;
};
const sent = async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const opened = await toReview();
  await press(opened, 'Send the registration');
  await heading('One more step: confirm your email');
  return opened;
};

describe('step 1, the company', () => {
  test('has three steps, the company first [S2.84][S2.85][S4.65]', async () => {
    await open();
    expect(await heading('Your company')).toBeTruthy();
    expect(steps()).toEqual([
      ['Your company', 'step'],
      ['Contact and addresses', null],
      ['Documents', null],
    ]);
  });

  test('is searched for by name or number, and needs one of them [S5.63]', async () => {
    const opened = await open();
    await press(opened, 'Search');
    expect(accessibleErrorText(input('Company name'))).toBe('Enter a name or a number.');
    expect(opened.register.script.made).toEqual([]);
    await fill(opened, 'SIREN, SIRET or VAT number', '55210 #');
    await press(opened, 'Search');
    expect(accessibleErrorText(input('SIREN, SIRET or VAT number'))).toContain('Letters and numbers only.');
    await fill(opened, 'SIREN, SIRET or VAT number', '552 100 554');
    await press(opened, 'Search');
    expect(await screen.findByRole('heading', { name: '1 company found' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose Acme Atlantique' })).toBeTruthy();
  });

  test('of the register fills the form, and is shown as found [S3.69][S3.72]', async () => {
    const opened = await open();
    await choose(opened);
    expect(await screen.findByText('Found in the register')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Acme Atlantique' })).toBeTruthy();
    expect(rowOf('Head office')).toBe('12 quai de la Fosse, 44000 Nantes');
    await press(opened, 'Correct what the register says');
    const { siren, siret, vatNumber, address } = MEMORY_COMPANIES[0]!;
    expect(['SIREN number', /^SIRET number/, /^VAT number/, 'City'].map((name) => input(name).value)).toEqual([
      siren,
      siret,
      vatNumber,
      address.city,
    ]);
  });

  test('that was corrected stays the one found, but for another number [S3.69]', async () => {
    const opened = await open();
    await choose(opened);
    await press(opened, 'Correct what the register says');
    await fill(opened, /^Commercial name/, 'Acme Ouest');
    expect(screen.getByText('Found in the register')).toBeTruthy();
    await fill(opened, 'SIREN number', '732829320');
    expect(screen.queryByText('Found in the register')).toBeNull();
    expect(input(/^Commercial name/).value).toBe('Acme Ouest');
  });

  test('can be another than the one chosen', async () => {
    const opened = await open();
    await choose(opened);
    await press(opened, 'It is another company');
    await press(opened, 'Choose Acme Conseil');
    expect(await screen.findByRole('heading', { name: 'Acme Conseil' })).toBeTruthy();
  });

  test('that nothing is found of is said, and typed by hand', async () => {
    const opened = await open();
    await fill(opened, 'Company name', 'Nobody');
    await press(opened, 'Search');
    expect(await screen.findByText('No company found')).toBeTruthy();
    await byHand(opened);
    expect(input('Company name').value).toBe('');
    expect(screen.queryByText('Found in the register')).toBeNull();
  });

  test('is typed by hand while the register is away, which is said in place', async () => {
    const opened = await open({ calls: { queryCompany: { kind: 'unreachable' } } });
    await fill(opened, 'Company name', 'Acme');
    await press(opened, 'Search');
    expect(await screen.findByText('The register does not answer')).toBeTruthy();
    await byHand(opened);
    expect(input('SIREN number')).toBeTruthy();
  });

  test('is offered by its name once its number is typed, where it has none yet [S3.69]', async () => {
    const opened = await open();
    await byHand(opened);
    await fill(opened, 'SIREN number', '552 100 554');
    await press(opened, 'Use this name');
    expect(input('Company name').value).toBe('Acme Atlantique');
    expect(screen.queryByRole('button', { name: 'Use this name' })).toBeNull();
  });

  test('says all that is wrong at once, in a list that takes the focus and leads to each field [S3.67][S3.68][S3.69][S3.70][S3.72]', async () => {
    const opened = await open();
    await byHand(opened);
    await opened.user.selectOptions(screen.getByLabelText('Kind of organisation'), 'Private company');
    await screen.findByLabelText('Phone of the company');
    await goOn(opened);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(errors()).toEqual([
      'Company name: This field is required.',
      'SIREN number: This field is required.',
      'Street and number: This field is required.',
      'Postcode: This field is required.',
      'City: This field is required.',
      'Phone of the company: This field is required.',
    ]);
    await opened.user.click(screen.getByRole('link', { name: /^SIREN number/ }));
    expect(document.activeElement).toBe(input('SIREN number'));
  });

  test('says what is wrong with a number [S3.69]', async () => {
    const opened = await open();
    await byHand(opened);
    await fill(opened, 'SIREN number', '000 000 000');
    await fill(opened, /^SIRET number/, '55210055400039');
    await goOn(opened);
    expect(accessibleErrorText(input('SIREN number'))).toBe('No company has this number. Check the digits.');
    expect(accessibleErrorText(input(/^SIRET number/))).toBe('This SIRET does not begin with the SIREN above.');
    for (const [name, wrong, right] of [
      ['SIREN number', '552 100 545', '552 100 554'],
      [/^SIRET number/, '552 100 554 00038', '552 100 554 00039'],
      [/^VAT number/, 'FR 69 552100554', 'FR 96 552100554'],
    ] as const) {
      await fill(opened, name, wrong);
      await goOn(opened);
      expect(accessibleErrorText(input(name))).toBe('No company has this number. Check the digits.');
      await fill(opened, name, right);
      await goOn(opened);
      expect(accessibleErrorText(input(name))).toBeNull();
    }
  });

  test('opens the fields of the register where one of them is refused', async () => {
    const { company } = SECOND_STEP;
    const found = { ...company, isFoundCompany: true, address: { ...company.address, city: '' } };
    const opened = await open({ draft: { ...SECOND_STEP, company: found } });
    await screen.findByText('Found in the register');
    expect(screen.queryByLabelText('City')).toBeNull();
    await goOn(opened);
    expect(errors()).toEqual(['City: This field is required.']);
    await opened.user.click(screen.getByRole('link', { name: /^City/ }));
    expect(document.activeElement).toBe(input('City'));
  });

  test('has five kinds of organisation, and an activity from the unit’s list or in own words [S3.67][S3.68][S3.71]', async () => {
    const opened = await open({ shop: { accountCategories: ['Works council', 'Retail'] } });
    await byHand(opened);
    expect(optionsOf('Kind of organisation')).toEqual([
      'Choose',
      'Private company',
      'Public company',
      'Association',
      'Works council or employee fund',
      'Other',
    ]);
    expect(optionsOf('Activity')).toEqual(['Choose', 'Works council', 'Retail']);
    cleanup();
    const free = await open();
    await byHand(free);
    expect(input(/^Activity/)).toBeTruthy();
    expect(input(/^Number of employees/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /^An adviser/ })).toBeTruthy();
    expect(screen.getByLabelText('Country')).toBeTruthy();
  });
});

test('the company’s address offers the cities of its postcode, one press each [S7.81]', async () => {
  const opened = await open({ shop: { cities: { '91190': ['Gif-sur-Yvette', 'Saint-Aubin'] } } });
  await byHand(opened);
  await fill(opened, 'Postcode', '91190');
  await press(opened, 'Saint-Aubin');
  expect((await input('City')).value).toBe('Saint-Aubin');
});

describe('step 2, the contact and the addresses', () => {
  test('follows the company, with a landline for its phone [S2.86][S3.73]', async () => {
    const opened = await open();
    await choose(opened);
    await completeChosen(opened);
    await goOn(opened);
    expect(await heading('Contact and addresses')).toBeTruthy();
    expect(steps()).toEqual([
      ['Your company (done)', null],
      ['Contact and addresses', 'step'],
      ['Documents', null],
    ]);
  });

  test('asks for a person, a password, the agreement and, as a wish, the newsletter [S3.73][S3.74][S3.77]', async () => {
    const opened = await open({ draft: { ...SECOND_STEP, contact: emptyBusinessDraft('FR').contact } });
    await screen.findByLabelText('Mobile or landline');
    expect(
      screen
        .getAllByRole('radio')
        .slice(0, 3)
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['mr', 'mrs', 'other']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Write to me/ }).checked).toBe(false);
    await goOn(opened);
    expect(errors()).toEqual([
      'First name: This field is required.',
      'Last name: This field is required.',
      'Work email: This field is required.',
      'Mobile or landline: This field is required.',
      'Password: This field is required.',
      'Password again: This field is required.',
      'General conditions: Tick this box to go on.',
    ]);
    await opened.user.click(screen.getByRole('link', { name: /^General conditions:/ }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /^I accept/ }));
  });

  test('leads to the general conditions, in a tab of their own, where the unit has them [S2.52][S3.74]', async () => {
    await open({ draft: SECOND_STEP });
    const link = await screen.findByRole('link', { name: 'general conditions (new tab)' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/general-conditions', '_blank']);
    cleanup();
    await open({ draft: SECOND_STEP, unit: { pages: [] } });
    await screen.findByRole('checkbox', { name: 'I accept the general conditions for my company.' });
    expect(screen.queryByRole('link', { name: /general conditions/ })).toBeNull();
  });

  test('sends invoices and parcels to the head office, or each to an address of its own [S3.75][S3.76][S3.77]', async () => {
    const opened = await open({ draft: SECOND_STEP });
    await screen.findByLabelText('Mobile or landline');
    expect(screen.getAllByText('1 rue de Rivoli, 75001 Paris')).toHaveLength(2);
    expect(screen.queryByRole('group', { name: 'Address for invoices' })).toBeNull();
    await opened.user.click(choice('Invoices').getByRole('radio', { name: 'Another address' }));
    const invoices = within(screen.getByRole('group', { name: 'Address for invoices' }));
    expect(invoices.getByLabelText('Street and number')).toBeTruthy();
    await opened.user.click(choice('Deliveries').getByRole('radio', { name: 'Another address' }));
    expect(screen.getByRole('group', { name: 'Address for deliveries' })).toBeTruthy();
    await passContact(opened);
    expect(errors()).toContain('Invoices, Postcode: This field is required.');
    expect(errors()).toContain('Deliveries, Street and number: This field is required.');
    await opened.user.click(choice('Invoices').getByRole('radio', { name: 'Head office' }));
    expect(errors().some((error) => error.startsWith('Invoices'))).toBe(false);
  });

  test('goes back to the company and has all that was typed again, the password too', async () => {
    const opened = await open({ draft: SECOND_STEP });
    await fill(opened, 'Password', PASSWORD);
    await fill(opened, 'Last name', 'Roy-Dupont');
    await press(opened, 'Back');
    await heading('Your company');
    await goOn(opened);
    await heading('Contact and addresses');
    expect([input('Password').value, input('Last name').value]).toEqual([PASSWORD, 'Roy-Dupont']);
  });
});

describe('step 3, the documents', () => {
  test('are two, both needed, and their limits are said beforehand [S2.87][S3.78][S5.53][S5.54]', async () => {
    const opened = await toDocuments();
    expect(screen.getByText('Younger than 3 months. JPG, PNG or PDF, 2 MB at most.')).toBeTruthy();
    await goOn(opened);
    expect(errors()).toEqual([
      'Company registration extract: Choose a file.',
      'Date of the extract: This field is required.',
      'Identity document of the contact: Choose a file.',
    ]);
    await opened.user.click(screen.getByRole('link', { name: /^Identity document/ }));
    expect(document.activeElement).toBe(input(IDENTITY_FIELD));
  });

  test('are sent when they are chosen, and shown with their name and size [S3.78]', async () => {
    const opened = await toDocuments();
    await upload(opened, EXTRACT_FIELD, fileWith('pdf', 'kbis.pdf', 419_840));
    expect(await screen.findByText('kbis.pdf')).toBeTruthy();
    expect(screen.getByText('410 kB')).toBeTruthy();
    await upload(opened, IDENTITY_FIELD, fileWith('pdf', 'passeport.pdf', 1_887_436));
    expect(await screen.findByText('1.8 MB')).toBeTruthy();
    expect(opened.register.script.made).toEqual(['uploadDocument', 'uploadDocument']);
    dateExtract('2026-06-01');
    await goOn(opened);
    expect(await heading('Check your registration')).toBeTruthy();
    expect(rowOf('Date of the extract')).toBe('2026/06/01');
  });

  test('hold the extract to be younger than three months, by the date on it, which is kept as it is typed [S5.55][S9.13][A-82]', async () => {
    const opened = await open({ draft: { ...WHOLE, extractDate: '' } });
    await passContact(opened);
    await heading('Documents');
    dateExtract('2026-03-12');
    await goOn(opened);
    expect(accessibleErrorText(extractDate())).toContain('It must be younger than 3 months: ask for a new extract.');
    dateExtract('2026-06-13');
    expect(accessibleErrorText(extractDate())).toBeNull();
    await goOn(opened);
    expect(accessibleErrorText(extractDate())).toContain('Write a day that exists and has come.');
    dateExtract('2026-03-13');
    cleanup();
    const again = await show(opened);
    await passContact(again);
    await heading('Check your registration');
    expect(rowOf('Date of the extract')).toBe('2026/03/13');
  });

  test.each([
    ['that is too big [S5.53]', fileWith('pdf', 'x.pdf', 2 * 2 ** 20 + 1), 'File too big. Choose one of 2 MB at most.'],
    ['of another type [S5.54]', fileWith('csv', 'x.csv', 100), 'Unsupported type. Choose one of these: JPG, PNG, PDF.'],
    ['that is empty', new File([], 'x.pdf'), 'This file is empty. Choose another.'],
  ])('refuse a file %s when it is chosen, each for its cause; the other file stays', async (_, file, message) => {
    const opened = await toDocuments();
    await upload(opened, EXTRACT_FIELD, fileWith('pdf', 'kbis.pdf', 1000));
    await screen.findByText('kbis.pdf');
    await upload(opened, IDENTITY_FIELD, file);
    await waitFor(() => expect(accessibleErrorText(input(IDENTITY_FIELD))).toContain(message));
    expect(screen.getByText('kbis.pdf')).toBeTruthy();
    expect(opened.register.script.made).toEqual(['uploadDocument']);
  });

  test('say that one is on its way, and that it did not arrive', async () => {
    const opened = await toDocuments({ calls: { uploadDocument: { kind: 'silent' } } });
    await upload(opened, EXTRACT_FIELD, fileWith('pdf', 'kbis.pdf', 1000));
    expect(await screen.findByText('Sending the file')).toBeTruthy();
    cleanup();
    const failing = await toDocuments({ calls: { uploadDocument: { kind: 'unreachable' } } });
    await upload(failing, EXTRACT_FIELD, fileWith('pdf', 'kbis.pdf', 1000));
    expect(await screen.findByText(/^This file could not be sent/)).toBeTruthy();
  });

  test('say how much of one is sent, and let it be stopped and sent after all; what was there before stays [S3.78]', async () => {
    const opened = await toDocuments();
    await upload(opened, EXTRACT_FIELD, fileWith('pdf', 'old.pdf', 1000));
    await screen.findByText('old.pdf');
    opened.register.script.befall('uploadDocument', { kind: 'silent' });
    await upload(opened, EXTRACT_FIELD, fileWith('pdf', 'kbis.pdf', 1000));
    const progress = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Sending the file' });
    await waitFor(() => expect(progress.getAttribute('aria-valuetext')).toMatch(/^40.%$/u));
    await press(opened, 'Stop sending');
    expect(await screen.findByText('old.pdf')).toBeTruthy();
    expect(screen.queryByRole('progressbar', { name: 'Sending the file' })).toBeNull();
    opened.register.script.befall('uploadDocument', null);
    await press(opened, 'Try again');
    expect(await screen.findByText('kbis.pdf')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('offer another try for a file that did not arrive, and none for one that is refused [S3.78]', async () => {
    const opened = await toDocuments({ calls: { uploadDocument: { kind: 'unreachable' } } });
    await upload(opened, EXTRACT_FIELD, fileWith('pdf', 'kbis.pdf', 1000));
    await screen.findByRole('button', { name: 'Try again' });
    await upload(opened, EXTRACT_FIELD, fileWith('csv', 'kbis.csv', 100));
    await screen.findByText(/^Unsupported type/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  const NOT_USABLE =
    'This file cannot be used. Choose another picture, of at most 50 megapixels, or a PDF of at most 50 pages, without a password, scripts, forms or attached files.';

  test.each([
    ['unsupportedFileType', NOT_USABLE],
    ['fileTooBig', 'File too big. Choose one of 2 MB at most.'],
    ['wrongFileFormat', 'This file cannot be read. Choose another.'],
  ] as const)(
    'that the server refuses as %s say why, and offer no other try [S8.15][S8.16][S8.17][A-191]',
    async (name, text) => {
      const opened = await toDocuments({ calls: { uploadDocument: { kind: 'refused', code: ERROR_CODES[name] } } });
      await upload(opened, EXTRACT_FIELD, fileWith('pdf', 'kbis.pdf', 1000));
      await screen.findByText(text);
      expect(accessibleErrorText(input(EXTRACT_FIELD))).toContain(text);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      opened.register.script.befall('uploadDocument', null);
      await upload(opened, EXTRACT_FIELD, fileWith('pdf', 'other.pdf', 1000));
      await screen.findByText('other.pdf');
      expect(screen.queryByText(text)).toBeNull();
    },
  );

  test('can be replaced and removed [S3.78]', async () => {
    const opened = await toDocuments();
    await upload(opened, EXTRACT_FIELD, fileWith('pdf', 'kbis.pdf', 1000));
    await screen.findByText('kbis.pdf');
    await upload(opened, EXTRACT_FIELD, fileWith('pdf', 'kbis-2.pdf', 1000));
    expect(await screen.findByText('kbis-2.pdf')).toBeTruthy();
    await press(opened, 'Remove: Company registration extract');
    expect(screen.queryByText('kbis-2.pdf')).toBeNull();
  });
});

describe('the review', () => {
  test('shows the whole, and a change of one part leads back to it with nothing else lost [S4.65]', async () => {
    const opened = await toReview();
    expect(rowOf('Company name')).toBe('Atelier & Fils');
    expect(rowOf('Work email')).toBe('lea@atelier.fr');
    expect(rowOf('Company registration extract')).toBe(`${EXTRACT.name}, 410 kB`);
    expect(screen.queryByText(PASSWORD)).toBeNull();
    await press(opened, 'Change the company');
    await fill(opened, /^VAT number/, 'FR96552100554');
    await goOn(opened);
    await heading('Check your registration');
    expect(rowOf('VAT number')).toBe('FR96552100554');
    expect([rowOf('Work email'), rowOf('Identity document of the contact')]).toEqual([
      'lea@atelier.fr',
      `${PASSPORT.name}, 1.8 MB`,
    ]);
  });

  test('goes to every part', async () => {
    const opened = await toReview();
    await press(opened, 'Change the documents');
    await heading('Documents');
    await goOn(opened);
    await press(opened, 'Change the contact and the addresses');
    await heading('Contact and addresses');
    expect(input('Password').value).toBe(PASSWORD);
  });

  test('sends everything as one, with the id of the search and the documents [S3.78][S4.65]', async () => {
    const opened = await toReview();
    await press(opened, 'Send the registration');
    await heading('One more step: confirm your email');
    expect(opened.register.registered).toMatchObject([
      {
        company: { companyName: 'Atelier & Fils', siren: '123456782' },
        contact: { email: 'lea@atelier.fr', password: PASSWORD, agreement: true },
        documents: { identity: PASSPORT.reference, siret: EXTRACT.reference, extractDate: '2026/06/01' },
        tempId: 'temp-1',
      },
    ]);
    expect(storedDraft(opened)).toBeNull();
  });

  test('says that the registration did not go through, and sends it again [S8.68]', async () => {
    const opened = await toReview(WHOLE, { calls: { registerBusiness: { kind: 'unreachable' } } });
    await press(opened, 'Send the registration');
    expect(await screen.findByRole('alert')).toBeTruthy();
    opened.register.script.befall('registerBusiness', null);
    await press(opened, 'Send the registration');
    expect(await heading('One more step: confirm your email')).toBeTruthy();
  });

  test('goes on to an address of the answer that the unit trusts, and to no other [S2.110][A-48]', async () => {
    const trusted = await toReview(WHOLE, { shop: { businessRegistered: { returnUrl: 'https://id.example/in' } } });
    await press(trusted, 'Send the registration');
    await waitFor(() => expect(trusted.shop.left).toEqual(['https://id.example/in']));
    expect(storedDraft(trusted)).toBeNull();
    cleanup();
    const other = await toReview(WHOLE, { shop: { businessRegistered: { returnUrl: 'https://evil.example' } } });
    await press(other, 'Send the registration');
    await heading('One more step: confirm your email');
    expect(other.shop.left).toEqual([]);
  });
});

describe('what was entered', () => {
  test('is kept with each change, without the password, and comes back when the page is loaded again [A-82]', async () => {
    const opened = await open({ draft: SECOND_STEP });
    await fill(opened, 'Last name', 'Roy-Dupont');
    await fill(opened, 'Password', PASSWORD);
    expect(opened.shop.local.getItem('companyRegistration:FR')).not.toContain(PASSWORD);
    cleanup();
    await show(opened);
    await heading('Contact and addresses');
    expect([input('Last name').value, input('Password').value]).toEqual(['Roy-Dupont', '']);
  });

  test('comes back with the uploaded documents too: only the password is asked for again [A-82]', async () => {
    const opened = await open({ draft: SECOND_STEP });
    await passContact(opened);
    await upload(opened, EXTRACT_FIELD, fileWith('pdf', 'kbis.pdf', 1000));
    await screen.findByText('kbis.pdf');
    await upload(opened, IDENTITY_FIELD, fileWith('pdf', 'passeport.pdf', 1000));
    await screen.findByText('passeport.pdf');
    dateExtract('2026-06-12');
    cleanup();
    const again = await show(opened);
    await passContact(again);
    await heading('Check your registration');
    expect(rowOf('Company registration extract')).toBe('kbis.pdf, 1 kB');
  });

  test('is forgotten after 30 days [A-82]', async () => {
    const DAYS_MS = 24 * 3_600_000;
    const world = companyWorld({ draft: SECOND_STEP });
    world.shop.pass(30 * DAYS_MS - 1000);
    await show(world);
    await heading('Contact and addresses');
    cleanup();
    const old = companyWorld({ draft: SECOND_STEP });
    old.shop.pass(30 * DAYS_MS);
    await show(old);
    expect(await screen.findByRole('button', { name: 'Search' })).toBeTruthy();
  });

  test('is forgotten by starting over, once that is confirmed', async () => {
    const opened = await open({ draft: SECOND_STEP });
    await press(opened, 'Start over');
    await opened.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Start over' }));
    expect(await screen.findByRole('button', { name: 'Search' })).toBeTruthy();
    expect(storedDraft(opened)?.draft.contact.email).toBe('');
  });
});

describe('the page after sending', () => {
  test('says where the link went and what follows, and leads home after ten seconds [S2.88][S4.66][A-82]', async () => {
    const opened = await sent();
    expect(screen.getByText('lea@atelier.fr')).toBeTruthy();
    expect(screen.getByText('5 business days at most')).toBeTruthy();
    expect(screen.getByText(/^The home page opens in \d+ seconds/)).toBeTruthy();
    await pass(11_000);
    expect(at(opened)).toBe('/');
  });

  test('stays if asked to, and sends the link again once that is allowed [S2.88][S7.50]', async () => {
    const opened = await sent();
    await press(opened, 'Stay on this page');
    expect(screen.getByText('You stay on this page.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in/ }).disabled).toBe(true);
    await pass(60_000);
    expect(at(opened)).toBe('/auth/b2b/register');
    await press(opened, 'Send again');
    await waitFor(() => expect(opened.register.script.made.at(-1)).toBe('resendToken'));
    expect(await screen.findByRole('button', { name: /^Send again in/ })).toBeTruthy();
  });
});

const correct = async (opened: Opened, email: string) => {
  await press(opened, 'The address is wrong: correct it');
  await fill(opened, 'Correct email', email);
  await press(opened, 'Send the link there');
};

describe('a mistyped email', () => {
  test('is corrected on the page after sending: the link goes to the other, and the page stays', async () => {
    const opened = await sent();
    await press(opened, 'The address is wrong: correct it');
    expect(document.activeElement).toBe(input('Correct email'));
    expect(input('Correct email').value).toBe('lea@atelier.fr');
    await press(opened, 'Send the link there');
    expect(accessibleErrorText(input('Correct email'))).toBe('This is your email already.');
    await fill(opened, 'Correct email', 'leo@atelier.fr');
    await press(opened, 'Send the link there');
    expect(await screen.findByText('leo@atelier.fr')).toBeTruthy();
    expect(opened.register.corrected).toEqual([{ email: 'lea@atelier.fr', newEmail: 'leo@atelier.fr' }]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in/ }).disabled).toBe(true);
    await pass(11_000);
    expect(at(opened)).toBe('/auth/b2b/register');
  });

  test('that could not be corrected stays, with what was typed and why; or is left as it was', async () => {
    const opened = await sent();
    opened.register.script.befall('correctEmail', { kind: 'unreachable' });
    await correct(opened, 'leo@atelier.fr');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(input('Correct email').value).toBe('leo@atelier.fr');
    await press(opened, 'Cancel');
    expect(screen.getByText('lea@atelier.fr')).toBeTruthy();
  });

  test.each([
    ['confirmed', 'Somebody has opened the link at this address already. If it was not you, tell us.', 'Contact us'],
    ['unknown', 'This browser has no registration at this address any more.', 'Register again'],
  ])('that can be corrected no more, since it is %s, says what to do', async (reason, text, way) => {
    const opened = await sent();
    opened.register.script.befall('correctEmail', {
      kind: 'refused',
      code: ERROR_CODES.linkOver,
      detail: { reason },
    });
    await correct(opened, 'leo@atelier.fr');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    const link = within(alert).getByText(way);
    if (reason === 'confirmed') return expect(link.getAttribute('href')).toMatch(/\/contact$/);
    await opened.user.click(link);
    expect(await heading('Your company')).toBeTruthy();
  });

  test('can be corrected after a reload too, and by the same tab another company is registered', async () => {
    const opened = await sent();
    await correct(opened, 'leo@atelier.fr');
    await screen.findByText('leo@atelier.fr');
    cleanup();
    const again = await show(opened);
    await heading('One more step: confirm your email');
    expect(screen.getByText('leo@atelier.fr')).toBeTruthy();
    await press(again, 'Register another company');
    expect(await heading('Your company')).toBeTruthy();
    cleanup();
    await show(again);
    expect(await heading('Your company')).toBeTruthy();
  });
});

test('a window below 992 px is told that these pages need more room [S2.113]', async () => {
  await open({}, 991);
  expect(await screen.findByText(/^B2B module is not supported for mobile/)).toBeTruthy();
  cleanup();
  await open({}, 992);
  expect(await heading('Your company')).toBeTruthy();
});
