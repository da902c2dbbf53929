import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fileOf } from '../file/testing.ts';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  BUSINESS_STEPS,
  createBusinessRegistrationMachine,
  selectBusinessDraft,
  selectBusinessNotice,
  selectBusinessProgress,
  selectBusinessRegistration,
} from './index.ts';
import type { BusinessRegistered } from './schema.ts';
import { ATELIER_COMPANY, ATELIER_CONTACT, FRENCH_REGISTRATIONS, REGISTERED_ON, documentFile } from './testing.ts';

const businessRegistrationMachine = createBusinessRegistrationMachine(numberingPlan);

const DOWN = { reason: 'network', code: '500', message: 'down', isRetryable: true };
const BAD_FORMAT = { reason: 'refused', code: '63004', isRetryable: false };
const input = { policy: FRENCH_REGISTRATIONS, today: REGISTERED_ON, draft: null };
const TRUSTED = 'https://partner.example/back';

const search = { companyName: 'Atelier', siren: '', siret: '', vatNumber: '' };
const file = documentFile();
const bad = { ...fileOf('csv'), content: '' };
const found = { companies: [], tempId: 'temp-1' };

const companyEvents = [
  { type: 'submitCompany', entry: ATELIER_COMPANY },
  { type: 'submitCompany', entry: { ...ATELIER_COMPANY, companyName: '' } },
];
const contactEvents = [
  { type: 'submitContact', entry: ATELIER_CONTACT },
  { type: 'submitContact', entry: { ...ATELIER_CONTACT, agreement: false } },
];
const documentEvents = [
  { type: 'attach', kind: 'identity', file },
  { type: 'attach', kind: 'siret', file },
  { type: 'submitDocuments', extractDate: '2026/06/14' },
  { type: 'submitDocuments', extractDate: '2026/03/14' },
  done('uploadDocument', { reference: 'file-1', name: 'kbis.pdf' }),
];
const sendingEvents = [
  { type: 'send' },
  done('registerBusiness', {}),
  done('registerBusiness', { returnUrl: TRUSTED }),
  done('registerBusiness', { returnUrl: 'https://evil.example' }),
  failed('registerBusiness', DOWN),
];

/** Three walks, each over one part in full: together they cover the whole, separately they stay small. */
const parts = [
  [
    { type: 'search', search },
    { type: 'search', search: { ...search, companyName: '' } },
    done('queryCompany', found),
    failed('queryCompany', DOWN),
    ...companyEvents,
  ],
  [...companyEvents, ...contactEvents, ...documentEvents, { type: 'back' }, ...sendingEvents].concat(
    BUSINESS_STEPS.map((step) => ({ type: 'change', step })) as never,
  ),
  [
    companyEvents[0]!,
    contactEvents[0]!,
    ...documentEvents,
    { type: 'attach', kind: 'siret', file: bad },
    { type: 'detach', kind: 'siret' },
    { type: 'stopUpload' },
    failed('uploadDocument', BAD_FORMAT),
  ],
];
const trusting = businessRegistrationMachine.provide({ guards: { isTrustedAddress: (_, url) => url === TRUSTED } });
const walks = parts.map((events) => walk(trusting, events, [input]));
const walked = {
  snapshots: walks.flatMap(({ snapshots }) => snapshots),
  steps: walks.flatMap(({ steps }) => steps),
  reached: new Set(walks.flatMap(({ reached }) => [...reached])),
  notTaken: walks.map(({ notTaken }) => notTaken).reduce((all, some) => all.filter((one) => some.includes(one))),
};
const at = (snapshot: (typeof walked.snapshots)[number]) => JSON.stringify(snapshot.value);
const stepsFrom = (state: string, type: string) =>
  walked.steps.filter(({ from, event }) => at(from).includes(state) && event.type === type);

/** Both documents, and a recent extract. */
const hasAll = ({ context: { documents, draft } }: (typeof walked.snapshots)[number]): boolean =>
  documents.identity !== undefined && documents.siret !== undefined && draft.extractDate === '2026/06/14';

describe('every path of the registration of a business', () => {
  test('reaches every state but the one it passes through, and takes every transition [S4.65]', () => {
    expect(stateIds(businessRegistrationMachine).filter((id) => !walked.reached.has(id))).toEqual([
      'businessRegistration.deciding',
    ]);
    expect(walked.notTaken).toEqual([]);
  });

  test('has three steps: company, contact with addresses, documents; then the documents are reviewed [S4.65]', () => {
    expect(BUSINESS_STEPS).toEqual(['company', 'contact', 'documents']);
    for (const { from, to } of walked.steps) {
      if (to.matches('contact') && from.matches('company')) expect(to.context.company).not.toBeNull();
      if (to.matches('documents') && from.matches('contact')) expect(to.context.contact).not.toBeNull();
      if (to.matches('review') && !from.matches('review')) expect(selectBusinessRegistration(to)).not.toBeNull();
      if (to.matches('underReview')) expect(from.matches('registering') || from.matches('underReview')).toBe(true);
    }
  });

  test('accepts each event in its own step and refuses it in all others [S4.65]', () => {
    for (const snapshot of walked.snapshots) {
      const is = (state: Parameters<typeof snapshot.matches>[0]) => snapshot.matches(state);
      const label = at(snapshot);
      expect(snapshot.can({ type: 'search', search }), label).toBe(is({ company: 'shown' }));
      expect(snapshot.can({ type: 'submitCompany', entry: ATELIER_COMPANY }), label).toBe(is({ company: 'shown' }));
      expect(snapshot.can({ type: 'submitContact', entry: ATELIER_CONTACT }), label).toBe(is('contact'));
      expect(snapshot.can({ type: 'attach', kind: 'siret', file }), label).toBe(is({ documents: 'shown' }));
      expect(snapshot.can({ type: 'submitDocuments', extractDate: '' }), label).toBe(is({ documents: 'shown' }));
      expect(snapshot.can({ type: 'detach', kind: 'siret' }), label).toBe(
        is({ documents: 'shown' }) && snapshot.context.documents.siret !== undefined,
      );
      expect(snapshot.can({ type: 'stopUpload' }), label).toBe(is({ documents: 'uploading' }));
      expect(snapshot.can({ type: 'back' }), label).toBe(is('contact') || is({ documents: 'shown' }) || is('review'));
      expect(snapshot.can({ type: 'change', step: 'company' }), label).toBe(is('review'));
      expect(snapshot.can({ type: 'send' }), label).toBe(is('review'));
      expect(snapshot.hasTag('busy'), label).toBe(
        is({ company: 'searching' }) || is({ documents: 'uploading' }) || is('registering'),
      );
      for (const step of BUSINESS_STEPS) expect(snapshot.hasTag(step), label).toBe(is(step));
    }
  });

  test('a step that passed leads to the first that has not; a correction from the review leads back to it [S4.65]', () => {
    for (const type of ['submitCompany', 'submitContact', 'submitDocuments']) {
      for (const { from, event, to } of walked.steps.filter(({ event }) => event.type === type)) {
        if (!from.can(event as never)) continue;
        const { company, contact } = to.context;
        const first = company === null ? 'company' : contact === null ? 'contact' : hasAll(to) ? 'review' : 'documents';
        expect(to.matches(first), `${at(from)} ${type} ${at(to)}`).toBe(true);
      }
    }
    for (const { from, event, to } of walked.steps) {
      if (from.matches('review') && event.type === 'change') expect(to.matches(event['step'] as 'company')).toBe(true);
      if (from.matches('contact') && event.type === 'back') expect(to.matches('company')).toBe(true);
      if (from.matches({ documents: 'shown' }) && event.type === 'back') expect(to.matches('contact')).toBe(true);
      if (from.matches('review') && event.type === 'back') expect(to.matches('documents')).toBe(true);
    }
  });

  test('each step is shown, has passed, or is still to do [S4.65]', () => {
    for (const snapshot of walked.snapshots) {
      const { company, contact } = snapshot.context;
      const passed = { company: company !== null, contact: contact !== null, documents: hasAll(snapshot) };
      for (const step of BUSINESS_STEPS) {
        const expected = snapshot.hasTag(step) ? 'current' : passed[step] ? 'done' : 'todo';
        expect(selectBusinessProgress(snapshot)[step]).toBe(expected);
      }
    }
  });

  test('a step with a refusal is not left, and says every field; the next entry forgets it', () => {
    for (const { event, to } of stepsFrom('{"company":"shown"}', 'submitCompany')) {
      const isRight = event['entry'] === ATELIER_COMPANY;
      expect(to.context.companyRefusals).toEqual(isRight ? null : { companyName: { _tag: 'Required' } });
      expect(to.context.company?.siren).toBe(isRight ? '123456782' : undefined);
    }
    for (const { event, to } of stepsFrom('"contact"', 'submitContact')) {
      const isRight = event['entry'] === ATELIER_CONTACT;
      expect(to.context.contactRefusals).toEqual(isRight ? null : { agreement: { _tag: 'AgreementRequired' } });
      expect(to.context.contact?.agreement).toBe(isRight ? true : undefined);
    }
    for (const { from, event, to } of stepsFrom('{"documents":"shown"}', 'submitDocuments')) {
      const { identity, siret } = from.context.documents;
      const missing = { _tag: 'DocumentMissing' };
      const isRecent = event['extractDate'] === '2026/06/14';
      const refusals = {
        ...(identity ? {} : { identity: missing }),
        ...(siret ? {} : { siret: missing }),
        ...(isRecent ? {} : { extractDate: { _tag: 'DocumentTooOld', months: 3 } }),
      };
      expect(to.context.documentRefusals).toEqual(identity && siret && isRecent ? null : refusals);
    }
  });

  test('a search without a criterion is refused; a failed one is reported and changes nothing else [S5.63]', () => {
    for (const { event, to } of stepsFrom('{"company":"shown"}', 'search')) {
      const isRight = event['search'] === search;
      expect(to.matches({ company: isRight ? 'searching' : 'shown' })).toBe(true);
      expect(to.context.searchRefusal).toEqual(isRight ? null : { _tag: 'CriterionMissing' });
      expect(to.context.searchFailure).toBeNull();
      if (isRight) expect([to.context.search, to.context.companies]).toEqual([search, null]);
    }
    for (const { from, event, to } of walked.steps) {
      if (!from.matches({ company: 'searching' }) || !event.type.endsWith('.queryCompany')) continue;
      expect(to.matches({ company: 'shown' })).toBe(true);
      const isFound = event.type.startsWith('xstate.done');
      expect([to.context.companies, to.context.tempId]).toEqual(isFound ? [[], 'temp-1'] : [null, from.context.tempId]);
      expect(to.context.searchFailure?.code).toBe(isFound ? undefined : '500');
      expect(selectBusinessNotice(to)).toEqual(selectBusinessNotice(from));
    }
  });

  test('a file is uploaded only if its type and size are valid, and its refusal is at its document [S5.53][S5.54]', () => {
    for (const { from, event, to } of stepsFrom('{"documents":"shown"}', 'attach')) {
      const kind = event['kind'] as 'identity' | 'siret';
      const isRight = event['file'] === file;
      expect(to.matches({ documents: isRight ? 'uploading' : 'shown' })).toBe(true);
      expect(to.context.documentRefusals?.[kind]?._tag).toBe(isRight ? undefined : 'UnsupportedFileType');
      expect(to.context.documents).toEqual(from.context.documents);
      if (isRight) expect(to.context.uploading).toEqual({ kind, sizeBytes: file.size });
      const other = kind === 'siret' ? 'identity' : 'siret';
      expect(to.context.documentRefusals?.[other]).toEqual(from.context.documentRefusals?.[other]);
      const { [kind]: _forgotten, ...others } = from.context.documentRefusals ?? {};
      if (isRight) expect(to.context.documentRefusals ?? {}).toEqual(others);
    }
  });

  test('an upload that is stopped leaves the documents as they were, and no refusal [S3.78]', () => {
    const stops = stepsFrom('{"documents":"uploading"}', 'stopUpload');
    expect(stops.length).toBeGreaterThan(3);
    for (const { from, to } of stops) {
      expect(to.matches({ documents: 'shown' })).toBe(true);
      const { documents, documentRefusals } = from.context;
      expect(to.context).toMatchObject({ documents, documentRefusals, uploading: null });
    }
  });

  test('an upload is stored by its reference; a failed one keeps the previous document [S3.78][S8.17]', () => {
    const answers = walked.steps.filter(
      ({ from, event }) => from.matches({ documents: 'uploading' }) && event.type.endsWith('.uploadDocument'),
    );
    expect(answers.length).toBeGreaterThan(3);
    for (const { from, event, to } of answers) {
      const { kind } = from.context.uploading!;
      expect([to.context.uploading, to.matches({ documents: 'shown' })]).toEqual([null, true]);
      if (event.type.startsWith('xstate.done')) {
        expect(to.context.documents).toEqual({
          ...from.context.documents,
          [kind]: { reference: 'file-1', name: 'kbis.pdf', sizeBytes: file.size },
        });
      } else {
        expect(to.context.documents).toEqual(from.context.documents);
        expect(to.context.documentRefusals?.[kind]).toEqual({ _tag: 'WrongFileFormat', code: '63004' });
      }
    }
    for (const { from, to } of stepsFrom('{"documents":"shown"}', 'detach')) {
      if (from.context.documents.siret === undefined) continue;
      const { siret: _gone, ...rest } = from.context.documents;
      expect(to.context.documents).toEqual(rest);
    }
  });

  test('a returnUrl that the unit trusts is followed; without one, or with another, the documents are reviewed [S2.110][S4.65][A-48]', () => {
    const ended = walked.steps.filter(({ from, to }) => from.matches('registering') && to.status === 'done');
    expect(ended.length).toBeGreaterThanOrEqual(3);
    for (const { to } of walked.steps) {
      expect(to.status === 'done').toBe(to.matches('underReview') || to.matches('redirecting'));
    }
    for (const { event, to } of ended) {
      const isTrusted = (event['output'] as BusinessRegistered).returnUrl === TRUSTED;
      expect(to.output).toEqual(
        isTrusted ? { _tag: 'ToAddress', url: TRUSTED } : { _tag: 'UnderReview', email: 'lea@atelier.fr' },
      );
      expect(selectBusinessNotice(to)).toEqual(
        isTrusted ? null : { _tag: 'RegistrationUnderReview', email: 'lea@atelier.fr', businessDays: 5 },
      );
      expect([to.context.contact, to.context.documents]).toEqual([null, {}]);
    }
  });

  test('a failed registration leads back to the review, shows the reason, and may be sent again', () => {
    for (const { from, event, to } of walked.steps) {
      if (from.matches('registering') && event['error'] === DOWN) {
        expect(to.matches('review')).toBe(true);
        expect(selectBusinessNotice(to)).toMatchObject({ _tag: 'RegistrationFailed', failure: { code: '500' } });
      }
      if (from.matches('review') && event.type === 'send') expect(selectBusinessNotice(to)).toBeNull();
    }
  });

  test('a registration can be sent only once every step is valid [S4.65]', () => {
    for (const snapshot of walked.snapshots) {
      const { company, contact } = snapshot.context;
      const isWhole = company !== null && contact !== null && hasAll(snapshot);
      expect(selectBusinessRegistration(snapshot) !== null).toBe(isWhole);
    }
  });

  test('the stored draft never contains a password [A-82]', () => {
    for (const snapshot of walked.snapshots) {
      const { contact } = selectBusinessDraft(snapshot);
      expect([contact.password, contact.confirmPassword]).toEqual(['', '']);
    }
  });
});

const untrusting = walk(businessRegistrationMachine, parts[1]!, [input]);

test('until the shell provides the trusted addresses, none is trusted [A-48]', () => {
  expect(untrusting.reached.has('businessRegistration.underReview')).toBe(true);
  expect(untrusting.reached.has('businessRegistration.redirecting')).toBe(false);
});

describe('a draft of an earlier visit', () => {
  const stored = { reference: 'file-1', name: 'kbis.pdf', sizeBytes: 1000 };
  const draft = {
    company: ATELIER_COMPANY,
    contact: ATELIER_CONTACT,
    extractDate: '2026/06/14',
    documents: { identity: stored, siret: stored },
    tempId: 'temp-1',
  };
  const start = (given: typeof draft) =>
    createActor(businessRegistrationMachine, { input: { ...input, draft: given } }).start();

  test('comes back with its documents and its tempId, without passwords [A-82]', () => {
    expect(selectBusinessDraft(start(draft).getSnapshot())).toEqual({
      ...draft,
      contact: { ...ATELIER_CONTACT, password: '', confirmPassword: '' },
    });
  });

  test('begins at the first step that has not passed: the contact’s password is never stored [A-82][S4.65]', () => {
    const actor = start(draft);
    expect(actor.getSnapshot().value).toBe('contact');
    expect(actor.getSnapshot().context.contactRefusals).toBeNull();
    actor.send({ type: 'submitContact', entry: ATELIER_CONTACT });
    expect(actor.getSnapshot().value).toBe('review');
    expect(selectBusinessRegistration(actor.getSnapshot())).toMatchObject({
      documents: { identity: 'file-1', siret: 'file-1', extractDate: '2026/06/14' },
      tempId: 'temp-1',
    });
  });

  test('whose extract has become too old since is asked for another [S5.55][S9.13]', () => {
    const actor = start({ ...draft, extractDate: '2026/03/14' });
    actor.send({ type: 'submitContact', entry: ATELIER_CONTACT });
    expect(actor.getSnapshot().value).toEqual({ documents: 'shown' });
  });

  test('whose company is not complete begins there, without a word about it [A-82]', () => {
    const actor = start({ ...draft, company: { ...ATELIER_COMPANY, companyName: '' } });
    expect(actor.getSnapshot().value).toEqual({ company: 'shown' });
    expect(actor.getSnapshot().context.companyRefusals).toBeNull();
  });
});

test('with gateways in place the three steps are sent as one, with the tempId of the search [S4.65]', async () => {
  const calls: unknown[] = [];
  const actor = createActor(
    businessRegistrationMachine.provide({
      actors: {
        queryCompany: fromPromise(async ({ input }) => {
          calls.push(input);
          return found;
        }),
        uploadDocument: fromPromise(async ({ input }) => {
          calls.push(input?.kind, input?.file.content);
          return { reference: `file of ${input?.kind}`, name: 'kbis.pdf' };
        }),
        registerBusiness: fromPromise(async ({ input }) => {
          calls.push(input);
          return {};
        }),
      },
    }),
    { input },
  ).start();
  actor.send({ type: 'search', search });
  await waitFor(actor, (snapshot) => snapshot.matches({ company: 'shown' }));
  actor.send({ type: 'submitCompany', entry: ATELIER_COMPANY });
  actor.send({ type: 'submitContact', entry: { ...ATELIER_CONTACT, email: ' lea@atelier.fr ' } });
  for (const kind of ['identity', 'siret'] as const) {
    actor.send({ type: 'attach', kind, file });
    await waitFor(actor, (snapshot) => snapshot.matches({ documents: 'shown' }));
  }
  actor.send({ type: 'submitDocuments', extractDate: '2026/06/14' });
  const registration = selectBusinessRegistration(actor.getSnapshot());
  actor.send({ type: 'send' });
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  expect(output).toEqual({ _tag: 'UnderReview', email: 'lea@atelier.fr' });
  expect(selectBusinessNotice(actor.getSnapshot())).toMatchObject({ email: 'lea@atelier.fr' });
  expect(calls).toEqual([search, 'identity', 'bytes', 'siret', 'bytes', registration]);
  expect(registration).toMatchObject({
    company: { companyName: 'Atelier & Fils' },
    contact: { email: 'lea@atelier.fr', password: 'Cerisier1' },
    documents: { identity: 'file of identity', siret: 'file of siret', extractDate: '2026/06/14' },
    tempId: 'temp-1',
  });
});
