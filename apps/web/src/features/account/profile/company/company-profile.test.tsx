import { ERROR_CODES } from '@offrande/api-client/contract';
import { NUMBER_TAKEN } from '@offrande/domain/profile';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { fillIn } from '../../../form/testing/fill-in.ts';
import {
  type CompanyProfileWorld,
  companyProfileWorld,
  CompanyProfileStage,
  companyWith,
  peopleWith,
  PUBLIC_BODY,
} from './testing/company-profile-story.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const show = async (world: CompanyProfileWorld = companyProfileWorld()) => {
  await act(async () => {
    render(<CompanyProfileStage world={world} />);
  });
  return { ...world, user: userEvent.setup({ delay: null }) };
};
type Opened = Awaited<ReturnType<typeof show>>;

const at = (tab: string, member = companyWith()) => show(companyProfileWorld(member, `/account?tab=${tab}`));
const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }));
const field = (label: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name: label });
const type = async ({ user }: Opened, label: RegExp, text: string) => {
  const control = await field(label);
  await user.clear(control);
  if (text !== '') await fillIn(user, control, text);
};
const profileOf = ({ shop }: Opened) => shop.account.profile.fetchProfile({ custId: 'B1' });
const edits = () => screen.queryAllByRole('button', { name: /^Edit/ });

const EDIT_COMPANY = 'Edit the company’s data';

describe('the tabs of a company’s profile', () => {
  test('are company cI, contact cD and addresses ad, each at an address of its own [S3.91][S4.57]', async () => {
    const opened = await show();
    const nav = within(await screen.findByRole('navigation', { name: 'Parts of the company’s profile' }));
    const links = nav.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Company', '/account?tab=cI'],
      ['Contact', '/account?tab=cD'],
      ['Addresses', '/account?tab=ad'],
    ]);
    expect(screen.getByText('Atelier & Fils')).toBeTruthy();
    await opened.user.click(nav.getByRole('link', { name: 'Contact' }));
    expect(await screen.findByText('achats@exemple.fr')).toBeTruthy();
    expect(screen.queryByText('Atelier & Fils')).toBeNull();
    expect(nav.getByRole('link', { name: 'Contact' }).getAttribute('aria-current')).toBe('page');
    await opened.user.click(nav.getByRole('link', { name: 'Addresses' }));
    const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(titles.slice(0, 3)).toEqual(['Head office', 'Invoices', 'Deliveries']);
  });

  test('wait while a section is changed: what is typed is not lost by a press [S4.57]', async () => {
    const opened = await show();
    await press(opened, EDIT_COMPANY);
    const nav = within(screen.getByRole('navigation', { name: 'Parts of the company’s profile' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Company']);
    await press(opened, 'Cancel');
    expect(nav.getAllByRole('link')).toHaveLength(3);
  });
});

describe('a section of a company’s profile', () => {
  test('is changed by itself, nothing else is sent, and the focus returns to its button [S1.22][S4.55][S4.57][S4.58]', async () => {
    const opened = await show();
    await press(opened, EDIT_COMPANY);
    const name = await field(/^Company name/);
    expect(document.activeElement).toBe(name);
    expect(edits()).toHaveLength(0);
    await type(opened, /^Company name/, 'Atelier neuf');
    await press(opened, 'Save');
    const said = await screen.findByText('Your changes were saved.');
    expect(said.closest('[role=status]')).toBeTruthy();
    expect(screen.getByText('Atelier neuf')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: EDIT_COMPANY }));
    expect(await profileOf(opened)).toEqual({
      ...companyWith().member,
      company: { ...companyWith().member.company, companyName: 'Atelier neuf' },
    });
  });

  test('is refused beside its fields, all at once, by the rules of the company’s country [S4.57]', async () => {
    const opened = await show();
    await press(opened, EDIT_COMPANY);
    await type(opened, /^Company name/, '');
    await type(opened, /^SIREN number/, '000000000');
    await press(opened, 'Save');
    expect(screen.getByText('This field is required.')).toBeTruthy();
    expect(screen.getByText('No company has this number. Check the digits.')).toBeTruthy();
    expect(document.activeElement).toBe(await field(/^Company name/));
    expect(opened.shop.identity.script.made).not.toContain('updateProfile');
  });

  test('with the number of another company is refused beside that field until it is changed [S4.57]', async () => {
    const opened = await show();
    const { script } = opened.shop.identity;
    script.befall('updateProfile', {
      kind: 'refused',
      code: ERROR_CODES.profileRefused,
      detail: { field: 'siren', reason: NUMBER_TAKEN },
    });
    await press(opened, EDIT_COMPANY);
    await type(opened, /^SIREN number/, '552100554');
    await press(opened, 'Save');
    const taken = /^Another company has an account with this number/;
    await screen.findByText(taken);
    expect((await field(/^SIREN number/)).getAttribute('aria-invalid')).toBe('true');
    script.befall('updateProfile', null);
    await type(opened, /^SIREN number/, '732829320');
    expect(screen.queryByText(taken)).toBeNull();
    await press(opened, 'Save');
    await screen.findByText('Your changes were saved.');
  });

  test('that could not be saved keeps what was typed, and may be sent again or left [S4.55][S4.56]', async () => {
    const opened = await at('cD');
    opened.shop.identity.script.befall('updateProfile', { kind: 'unreachable' });
    await press(opened, 'Edit the contact');
    await type(opened, /^First name/, 'Agnès');
    await press(opened, 'Save');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((await field(/^First name/)).value).toBe('Agnès');
    opened.shop.identity.script.befall('updateProfile', null);
    await press(opened, 'Save');
    expect(await screen.findByText('Agnès Marchand')).toBeTruthy();
    await press(opened, 'Edit the contact');
    await press(opened, 'Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit the contact' }));
  });

  test('of the activity offers the unit’s own categories', async () => {
    const opened = await show(
      companyProfileWorld(companyWith(), '/account', { accountCategories: ['Industry', 'Retail'] }),
    );
    await press(opened, EDIT_COMPANY);
    await opened.user.selectOptions(await screen.findByRole('combobox', { name: 'Activity' }), 'Retail');
    await press(opened, 'Save');
    expect(await screen.findByText('Retail')).toBeTruthy();
  });

  test('is read, not changed, where the flag or the role closes it; password and newsletter stay [S6.16][S3.87][A-183]', async () => {
    const opened = await at('ad', companyWith({ allowsUpdate: false }));
    expect(await screen.findByText(/contact the business service/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
    expect(edits()).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Change the password' })).toBeTruthy();
    await opened.user.click(screen.getByRole('switch'));
    expect(await screen.findByText('Your choice about the newsletter was saved.')).toBeTruthy();
  });
});

describe('the addresses of a company', () => {
  test('begin with the head office where nobody is named yet, and are checked where the unit delivers [S3.88][A-38]', async () => {
    const opened = await at('ad');
    expect(await screen.findByText('The head office, as long as nothing else is stated here.')).toBeTruthy();
    await press(opened, 'Edit where deliveries go');
    expect((await field(/^Street and number/)).value).toBe('1 rue de Rivoli');
    await type(opened, /^Postcode/, '97110');
    await press(opened, 'Save');
    expect(await screen.findByText('Invalid address, please update your delivery address')).toBeTruthy();
    await type(opened, /^Postcode/, '75002');
    await press(opened, 'Save');
    await waitFor(async () => expect((await profileOf(opened)).delivery?.address.zipCode).toBe('75002'));
    expect((await profileOf(opened)).company?.address.zipCode).toBe('75001');
  });

  test('of the company are changed without those of its invoices and deliveries [S4.57][S4.58]', async () => {
    const opened = await at('ad');
    await press(opened, 'Edit the address of the head office');
    await type(opened, /^Street and number/, '3 rue de Rivoli');
    await press(opened, 'Save');
    await waitFor(async () => expect((await profileOf(opened)).company?.address.line1).toBe('3 rue de Rivoli'));
    expect((await profileOf(opened)).invoicing).toEqual(companyWith().member.invoicing);
  });

  test('of invoices may carry a public body’s Chorus number, which nobody else is asked for [S5.22][S5.23]', async () => {
    const opened = await at('ad', PUBLIC_BODY);
    await press(opened, 'Edit where invoices go');
    await type(opened, /^Chorus number/, 'EJ 2026');
    await press(opened, 'Save');
    expect((await field(/^Chorus number/)).getAttribute('aria-invalid')).toBe('true');
    await type(opened, /^Chorus number/, 'EJ-2026/041');
    await press(opened, 'Save');
    expect(await screen.findByText('EJ-2026/041')).toBeTruthy();
    cleanup();
    await press(await at('ad'), 'Edit where invoices go');
    expect(screen.queryByRole('textbox', { name: /^Chorus number/ })).toBeNull();
  });

  test('are kept in a book beside them, as an individual’s are [S2.71][S3.89]', async () => {
    const opened = await at('ad');
    await press(opened, 'Add an address');
    await type(opened, /^Name of the address/, 'Warehouse');
    await type(opened, /^First name/, 'Camille');
    await type(opened, /^Last name/, 'Roux');
    await type(opened, /^Street and number/, '2 rue du Port');
    await type(opened, /^Postcode/, '33000');
    await type(opened, /^City/, 'Bordeaux');
    await press(opened, 'Save the address');
    expect(await screen.findByRole('heading', { level: 3, name: 'Warehouse' })).toBeTruthy();
  });
});

const documents = async () => within((await screen.findByRole('heading', { name: 'Documents' })).closest('section')!);

describe('the documents of a company', () => {
  test('are listed with their size and day, and each is saved as it was sent [A-191]', async () => {
    const opened = await show();
    const section = await documents();
    expect(await section.findByText('Company registration extract')).toBeTruthy();
    expect(section.getByText('470 kB · received on May 4, 2026')).toBeTruthy();
    expect(section.getByText(/deleted 60 months after/)).toBeTruthy();
    await opened.user.click(section.getByRole('button', { name: 'Download carte-identite.jpg' }));
    await waitFor(() =>
      expect(opened.shop.saved).toEqual([
        {
          fileName: 'carte-identite.jpg',
          contentType: 'image/jpeg',
          content: new Uint8Array([0x25, 0x50, 0x44, 0x46]),
        },
      ]),
    );
  });

  test('are kept for as many months after the company left as its unit states [A-191]', async () => {
    await show(companyProfileWorld(companyWith(), '/account', { monthsAfterLeaving: 1 }));
    expect((await documents()).getByText(/deleted 1 month after/)).toBeTruthy();
  });

  test('that cannot be read say so, and are read by another try', async () => {
    const world = companyProfileWorld();
    world.shop.company.documents.script.befall('fetchDocuments', { kind: 'unreachable' });
    const opened = await show(world);
    const section = await documents();
    world.shop.company.documents.script.befall('fetchDocuments', null);
    await opened.user.click(await section.findByRole('button', { name: 'Try again' }));
    world.shop.company.documents.script.befall('readDocument', { kind: 'unreachable' });
    await opened.user.click(await section.findByRole('button', { name: 'Download kbis.pdf' }));
    expect(await section.findByRole('alert')).toBeTruthy();
    expect(opened.shop.saved).toEqual([]);
    world.shop.company.documents.script.befall('readDocument', null);
    await opened.user.click(section.getByRole('button', { name: 'Download kbis.pdf' }));
    await waitFor(() => expect(opened.shop.saved).toHaveLength(1));
    expect(section.queryByRole('alert')).toBeNull();
  });

  test('are its administrators’: nobody else asks for them, and reads who changes the profile [A-183]', async () => {
    const world = companyProfileWorld(companyWith({ allowsUpdate: false }), '/account', {
      people: peopleWith('buyer'),
    });
    await show(world);
    expect(await screen.findByText(/ask its administrators/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull();
    expect(world.shop.company.documents.script.made).toEqual([]);
  });
});
