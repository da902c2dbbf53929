import { type KybRecord, missing } from '@offrande/domain/dossier';
import { ACME, FACTS, requiredFields, without } from '@offrande/domain/dossier/testing';
import { numberingPlan } from '@offrande/domain/phone';
import { newRepresentative, PEOPLE_MAX } from '@offrande/domain/stakeholder';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ASKED, BEGUN, HALF, WHOLE } from './testing/kyb-world.tsx';
import {
  addressOf,
  choose,
  at,
  fill,
  follow,
  heading,
  input,
  openKyb,
  type OpenedKyb,
  press,
  sessionOf,
} from './testing/open-kyb.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const save = (opened: OpenedKyb) => press(opened, 'Save');
const rows = async () => {
  const list = (await screen.findAllByRole('list')).find((one) => one.classList.contains('kyb-rows'))!;
  return within(list).getAllByRole('listitem');
};
const rowOf = async (name: string) => (await rows()).find((row) => within(row).queryByText(name) !== null)!;

/** Everything is answered, with a registration document of this day. */
const issued = (registrationDocumentDate: string): Partial<KybRecord> => {
  const profile = { ...ACME.company.profile, registrationDocumentDate };
  return { ...WHOLE, dossier: { ...ACME, company: { ...ACME.company, profile } } };
};

describe('the overview', () => {
  test('has a row for each of the eight parts [S2.90]', async () => {
    await openKyb({ record: WHOLE });
    const names = (await rows()).map((row) => within(row).getByRole('heading').textContent);
    expect(names).toEqual([
      'Company details',
      'Legal representatives',
      'Shareholders',
      'Transfer verification',
      'Tax residence',
      'Identity documents',
      'Embargo questionnaire',
      'Check and submit',
    ]);
  });

  test('leads to every part that can be opened, each with its own page [S2.90]', async () => {
    const opened = await openKyb({ record: WHOLE });
    for (const name of [
      'Company details',
      'Legal representatives',
      'Shareholders',
      'Transfer verification',
      'Tax residence',
      'Identity documents',
      'Embargo questionnaire',
      'Check and submit',
    ]) {
      await follow(opened, name);
      await heading(name);
      await follow(opened, 'All parts of the dossier');
      await heading('Company verification');
    }
  });

  test('a part, and the way back from it, have the focus at their heading, however late the answers come', async () => {
    const opened = await openKyb({ record: WHOLE });
    for (const isLate of [false, true]) {
      const answer = Promise.withResolvers<void>();
      if (isLate) opened.kyb.script.befall('readTab', { kind: 'late', until: answer.promise });
      await follow(opened, 'Embargo questionnaire');
      await waitFor(async () => expect(await heading('Embargo questionnaire')).toBe(document.activeElement));
      answer.resolve();
      await screen.findByRole('button', { name: 'Save' });
      await waitFor(async () => expect(await heading('Embargo questionnaire')).toBe(document.activeElement));
      await follow(opened, 'All parts of the dossier');
      await waitFor(async () => expect(await heading('Company verification')).toBe(document.activeElement));
    }
  });

  test('says how far each part is, and links none that waits for others [S8.41]', async () => {
    await openKyb({ record: HALF });
    const words = (await rows()).map((row) => {
      const name = within(row).getByRole('heading').textContent;
      const word = row.querySelector('.o-tag')?.textContent;
      return `${name}: ${word}, ${within(row).queryByRole('link') === null ? 'closed' : 'open'}`;
    });
    expect(words).toEqual([
      'Company details: Completed, open',
      'Legal representatives: In progress, open',
      'Shareholders: Not yet started, open',
      'Transfer verification: Not yet started, open',
      'Tax residence: Cannot start yet, closed',
      'Identity documents: Cannot start yet, closed',
      'Embargo questionnaire: Not yet started, open',
      'Check and submit: Cannot start yet, closed',
    ]);
    expect((await rowOf('Tax residence')).textContent).toContain('After: Legal representatives, Shareholders');
    expect((await rowOf('Company details')).textContent).toContain('Saved at 10:32');
  });

  test('an answer that has become wrong is a problem of its part', async () => {
    const profile = { ...ACME.company.profile, registrationDocumentDate: '2026/01/02' };
    await openKyb({ record: { ...WHOLE, dossier: { ...ACME, company: { ...ACME.company, profile } } } });
    expect((await rowOf('Company details')).textContent).toContain('There is a problem');
  });

  test('says before which day to finish: on that day the registration document is too old [S5.55][S9.13]', async () => {
    await openKyb({ record: issued('2026/03/13') });
    const about = (await screen.findByRole('heading', { name: 'Finish before' })).parentElement!;
    expect(about.textContent).toContain('2026/06/13');
    expect(about.textContent).toContain('is 3 months old, and a newer one is needed.');
  });

  test.each([
    ['without a date of issue', issued('')],
    ['whose document is too old already', issued('2026/03/12')],
    ['that is submitted', { ...issued('2026/03/13'), state: 'submitted' } as const],
  ])('of a dossier %s names no such day', async (_, record) => {
    await openKyb({ record });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Finish before')).toBeNull();
  });

  test('is handed over by inviting a colleague; a wrong email is said, a refusal too, and nothing is lost [A-183]', async () => {
    const opened = await openKyb({ record: HALF });
    await press(opened, 'Invite a colleague');
    await press(opened, 'Send the invitation');
    const email = await screen.findByRole('textbox', { name: 'Email of your colleague' });
    expect(email.getAttribute('aria-invalid')).toBe('true');
    opened.kyb.script.befall('handOver', { kind: 'unreachable' });
    await opened.user.type(email, 'max@acme.example');
    await press(opened, 'Send the invitation');
    expect(await screen.findByText(/not reach|connection|Try again/i)).toBeTruthy();
    opened.kyb.script.befall('handOver', null);
    await press(opened, 'Send the invitation');
    expect(await screen.findByText(/on its way to max@acme\.example/)).toBeTruthy();
    expect(opened.kyb.handedTo).toEqual(['max@acme.example']);
  });

  test('lists exactly what the rules miss, and counts it the same everywhere [S4.74]', async () => {
    await openKyb({ record: HALF });
    const lacking = missing(HALF.dossier!, FACTS, numberingPlan);
    await screen.findByText(`${lacking.length} answers are missing before the submit`);
    const list = screen.getByRole('region', { name: 'What is missing' });
    const hrefs = within(list)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      lacking.map(({ tab, path }) => `/auth/kyb/register?tab=${tab}&field=${encodeURIComponent(path)}`),
    );
    const counted = (await rows()).flatMap((row) => /(\d+) answers? missing/u.exec(row.textContent ?? '')?.[1] ?? []);
    const notWaiting = lacking.filter(({ tab }) => tab !== 'taxResidence' && tab !== 'idDocuments');
    expect(counted.reduce((sum, count) => sum + Number(count), 0)).toBe(notWaiting.length);
  });

  test('lists what the rules miss of any dossier with gaps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([...requiredFields(ACME)], { minLength: 1 }), async (gaps) => {
        const dossier = gaps.reduce(without, ACME);
        const lacking = missing(dossier, FACTS, numberingPlan);
        await openKyb({ record: { ...WHOLE, dossier } });
        const links = await screen.findAllByRole('link', { name: /./, hidden: true });
        const hrefs = links.map((link) => link.getAttribute('href')).filter((href) => href?.includes('&field='));
        expect(hrefs).toEqual(
          lacking.map(({ tab, path }) => `/auth/kyb/register?tab=${tab}&field=${encodeURIComponent(path)}`),
        );
        cleanup();
      }),
      { numRuns: 8 },
    );
  });

  test('leads from what is missing to its field, whoever it is about', async () => {
    const opened = await openKyb({ record: HALF });
    await opened.user.click(await screen.findByText('Legal representatives: 2 answers'));
    await follow(opened, 'Claire Morel, Job title');
    await heading('Legal representatives');
    await waitFor(async () => expect(document.activeElement).toBe(await input('Job title')));
  });

  test('names the dossier by its reference', async () => {
    await openKyb({ record: WHOLE });
    expect((await screen.findAllByText(/K-2026-7H3KQ2PD/)).length).toBeGreaterThan(0);
  });
});

/** The company under another name. */
const renamed = (legalName: string) => ({
  tab: 'company' as const,
  answers: { ...ACME.company, identity: { ...ACME.company.identity, legalName } },
});

/** Saves the company after somebody else did. */
const meetAnother = async () => {
  const opened = await openKyb({ record: WHOLE, path: at('company') });
  await input('Legal name');
  opened.kyb.saveElsewhere(renamed('Acme Océan SAS'));
  await fill(opened, 'Legal name', 'Acme SARL');
  await save(opened);
  const notice = await screen.findByText('Somebody else saved this part while you were filling it in');
  return { opened, notice: notice.closest<HTMLElement>('.o-notice')! };
};

describe('a part', () => {
  test('that waits for others does not open, and the overview says for which [S8.41]', async () => {
    const opened = await openKyb({ record: HALF, path: at('taxResidence') });
    expect(await screen.findByText('Tax residence: this part cannot be opened yet')).toBeTruthy();
    expect(screen.getByText('First answer: Legal representatives, Shareholders.')).toBeTruthy();
    expect(addressOf(opened)).toBe('/auth/kyb/register');
  });

  test('whose answers do not come is not available, and can be opened again [S8.41]', async () => {
    const opened = await openKyb({ record: WHOLE, calls: { readTab: { kind: 'unreachable' } } });
    await follow(opened, 'Embargo questionnaire');
    expect(await screen.findByText('Embargo questionnaire: this part is not available')).toBeTruthy();
    opened.kyb.script.befall('readTab', null);
    await follow(opened, 'Embargo questionnaire');
    await heading('Embargo questionnaire');
  });

  test('of the transfer says that the bank details did not come [S8.40]', async () => {
    const opened = await openKyb({ record: WHOLE, calls: { readBankInfo: { kind: 'unreachable' } } });
    await follow(opened, 'Transfer verification');
    expect(await screen.findByText('The bank details could not be loaded')).toBeTruthy();
    opened.kyb.script.befall('readBankInfo', null);
    await follow(opened, 'Transfer verification');
    await heading('Transfer verification');
  });

  test('is saved on its own, with gaps, and says when [S4.74]', async () => {
    const opened = await openKyb({ record: BEGUN, path: at('company') });
    await fill(opened, 'Legal name', 'Acme Atlantique SAS');
    await save(opened);
    expect(await screen.findByText('Saved at 14:30')).toBeTruthy();
    expect(opened.kyb.record().dossier.company.identity.legalName).toBe('Acme Atlantique SAS');
    expect(opened.kyb.record().saves.company.revision).toBe(1);
    expect(opened.kyb.record().saves.representatives.revision).toBe(0);
    await follow(opened, 'All parts of the dossier');
    expect((await rowOf('Company details')).textContent).toContain('In progress');
  });

  test('of people offers no more than a dossier may name [A-191]', async () => {
    const count = PEOPLE_MAX - ACME.shareholders.holders.length;
    const people = Array.from({ length: count }, (_, number) => newRepresentative(`n${number}`));
    const full = { ...ACME, representatives: { people } };
    await openKyb({ record: { ...WHOLE, dossier: full }, path: at('representatives') });
    expect(await screen.findByText('A dossier names at most 99 people.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a legal representative' })).toBeNull();
  });

  test('that did not arrive stays as it was typed, and is saved by another press [S4.74]', async () => {
    const opened = await openKyb({ record: BEGUN, path: at('company'), calls: { saveTab: { kind: 'unreachable' } } });
    await fill(opened, 'Legal name', 'Acme');
    await save(opened);
    await screen.findByRole('alert');
    expect((await input('Legal name')).value).toBe('Acme');
    opened.kyb.script.befall('saveTab', null);
    await save(opened);
    expect(await screen.findByText('Saved at 14:30')).toBeTruthy();
  });

  test('is in the address: Back closes it', async () => {
    const opened = await openKyb({ record: WHOLE });
    await follow(opened, 'Shareholders');
    await heading('Shareholders');
    expect(addressOf(opened)).toBe(at('shareholders'));
    opened.place.navigate('/auth/kyb/register');
    await heading('Company verification');
  });

  test('that is left with answers not saved keeps them in the tab, also over a reload', async () => {
    const opened = await openKyb({ record: BEGUN, path: at('company') });
    await fill(opened, 'Legal name', 'Acme Atlantique SAS');
    await follow(opened, 'All parts of the dossier');
    expect((await rowOf('Company details')).textContent).toContain('Not saved yet');
    const again = await opened.reload();
    await follow(again, 'Company details');
    await waitFor(async () => expect((await input('Legal name')).value).toBe('Acme Atlantique SAS'));
    await save(again);
    await screen.findByText('Saved at 14:30');
    expect(again.shop.tab.getItem('kybDraft:FR')).toBeNull();
  });

  test('can be undone, after a question, to what was last saved', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('company') });
    await fill(opened, 'Legal name', 'Acme');
    await press(opened, 'Undo the changes');
    const question = await screen.findByRole('alertdialog', { name: 'Undo the changes?' });
    await opened.user.click(within(question).getByRole('button', { name: 'Undo the changes' }));
    await waitFor(async () => expect((await input('Legal name')).value).toBe('Acme Atlantique SAS'));
    expect(opened.shop.tab.getItem('kybDraft:FR')).toBeNull();
  });

  test('that somebody else saved meanwhile shows both answers, and keeps mine if I say so [S4.74]', async () => {
    const { opened, notice } = await meetAnother();
    const [difference] = within(notice).getAllByRole('listitem');
    expect(difference?.textContent).toBe('Legal nameTheirs: Acme Océan SASYours: Acme SARL');
    expect(opened.kyb.record().dossier.company.identity.legalName).toBe('Acme Océan SAS');
    await press(opened, 'Keep my answers and save');
    await screen.findByText('Saved at 14:30');
    expect(opened.kyb.record().dossier.company.identity.legalName).toBe('Acme SARL');
  });

  test('that somebody else saved meanwhile takes theirs if I say so [S4.74]', async () => {
    const { opened } = await meetAnother();
    await press(opened, 'Take their answers');
    await waitFor(async () => expect((await input('Legal name')).value).toBe('Acme Océan SAS'));
    expect(opened.kyb.record().saves.company.revision).toBe(2);
    expect(opened.shop.tab.getItem('kybDraft:FR')).toBeNull();
  });
});

describe('what is asked for again', () => {
  test('opens the questions that its answer makes necessary, as it is given [S4.78][S5.62][A-78]', async () => {
    const asked = [{ tab: 'embargo', path: 'question1', reason: 'Please look again', isAnswered: false } as const];
    const opened = await openKyb({ record: { ...WHOLE, state: 'askedAgain', asked }, path: at('embargo') });
    await choose(opened, 'Yes');
    const third = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^3\./ });
    expect(third.readOnly).toBe(false);
  });

  test('is on top with its reason, and only it can be changed [A-78]', async () => {
    const opened = await openKyb({ record: ASKED });
    expect(await screen.findByText('We ask for 2 answers again')).toBeTruthy();
    expect((await rowOf('Identity documents')).textContent).toContain('There is a problem');
    await follow(opened, 'Registered office');
    await heading('Company details');
    expect((await input('Legal name')).readOnly).toBe(true);
    expect((await input('Street and number')).readOnly).toBe(false);
    expect(screen.getByText('The seat differs from the extract: 6 rue des Calfats there.')).toBeTruthy();
    await fill(opened, 'Street and number', '6 rue des Calfats');
    await save(opened);
    expect(await screen.findByText('Changed')).toBeTruthy();
    expect(opened.kyb.record().dossier.company.identity.address.line1).toBe('6 rue des Calfats');
  });

  test('leaves the other parts to read [A-78]', async () => {
    await openKyb({ record: ASKED, path: at('representatives') });
    expect(await screen.findByText(/^Nothing in this part is asked for again/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a legal representative' })).toBeNull();
  });
});

describe('the submit', () => {
  test('is the last page, with all answers to read; what is missing prevents it [S4.77]', async () => {
    await openKyb({ record: HALF, path: at('submit') });
    await heading('Check and submit');
    expect(await screen.findByRole('button', { name: 'Submit the dossier' })).toHaveProperty('disabled', true);
  });

  test('ends the verification: token, id and answers are gone from the tab, the reference stays [S4.77][S4.79]', async () => {
    const opened = await openKyb({ record: WHOLE, path: at('submit') });
    await press(opened, 'Submit the dossier');
    await heading('The dossier is submitted');
    expect(opened.kyb.record().state).toBe('submitted');
    await waitFor(() => expect(sessionOf(opened)).toEqual({ token: null, custId: null }));
    expect(opened.shop.tab.getItem('kybDraft:FR')).toBeNull();
    expect(screen.getAllByText('K-2026-7H3KQ2PD').length).toBeGreaterThan(0);
    expect(screen.queryByText('Acme Atlantique SAS')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('that does not arrive can be repeated [S4.77]', async () => {
    const opened = await openKyb({
      record: WHOLE,
      path: at('submit'),
      calls: { submitDossier: { kind: 'unreachable' } },
    });
    await press(opened, 'Submit the dossier');
    await screen.findByRole('alert');
    opened.kyb.script.befall('submitDossier', null);
    await press(opened, 'Submit the dossier');
    await heading('The dossier is submitted');
  });

  test.each<[KybRecord['state'], string]>([
    ['submitted', 'The dossier is submitted'],
    ['verified', 'The company is verified'],
    ['refused', 'The verification was refused'],
  ])('leaves a dossier that is %s to be read, not changed [A-78]', async (state, title) => {
    const opened = await openKyb({ record: { ...WHOLE, state } });
    await heading(title);
    await opened.user.click(screen.getByText('Company details'));
    expect(screen.getAllByText('Acme Atlantique SAS').length).toBeGreaterThan(0);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test.each([
    ['seen', 'The transfer of 10,00 € has arrived.'],
    ['notYet', 'The transfer of 10,00 € is not yet seen: the company cannot be verified before it has arrived.'],
  ] as const)('says whether the transfer was seen: %s [A-79]', async (transfer, said) => {
    await openKyb({ record: { ...WHOLE, state: 'submitted', transfer } });
    await heading('The dossier is submitted');
    const text = screen.getByRole('status').textContent.replaceAll(/\s/gu, ' ');
    expect(text).toBe(
      `We read it and answer by email within 5 business days. Until then nothing can be changed. ${said}`,
    );
    cleanup();
    const opened = await openKyb({ record: { ...WHOLE, transfer }, path: at('submit') });
    await press(opened, 'Submit the dossier');
    await heading('The dossier is submitted');
    expect(screen.getByRole('status').textContent.replaceAll(/\s/gu, ' ')).toBe(text);
  });

  test('says nothing of the transfer once it is decided [A-79]', async () => {
    await openKyb({ record: { ...WHOLE, state: 'verified', transfer: 'seen' } });
    await heading('The company is verified');
    expect(screen.queryByText(/transfer of/)).toBeNull();
  });

  test('lets its documents be opened, and says so where one cannot be read [A-78][A-191]', async () => {
    const opened = await openKyb({ record: { ...WHOLE, state: 'submitted' } });
    await heading('The dossier is submitted');
    await opened.user.click(screen.getByText('Company details'));
    const document = await screen.findByRole('button', { name: /^kbis\.pdf/u });
    await opened.user.click(document);
    await waitFor(() => expect(opened.shop.saved).toMatchObject([{ fileName: 'kbis.pdf' }]));
    opened.kyb.script.befall('readDocument', { kind: 'unreachable' });
    await opened.user.click(document);
    expect(await screen.findByRole('alert')).toBeTruthy();
  });
});
