/** Every transition of the registration's machine as a press: the screen shows the state that the chart is in, after each of them. */
import {
  createBusinessRegistrationMachine,
  companySearchOf,
  emptyBusinessDraft,
} from '@offrande/domain/business-registration';
import {
  ATELIER_COMPANY,
  ATELIER_CONTACT,
  documentFile,
  FRENCH_REGISTRATIONS,
} from '@offrande/domain/business-registration/testing';
import { fileOf } from '@offrande/domain/file/testing';
import { done, failed, notTaken, type WalkEvent } from '@offrande/domain/gateway/testing';
import { numberingPlan } from '@offrande/domain/phone';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getInitialSnapshot, getNextSnapshot, type SnapshotFrom } from 'xstate';
import {
  choose,
  dateExtract,
  completeChosen,
  EXTRACT_FIELD,
  fileWith,
  fill,
  goOn,
  heading,
  IDENTITY_FIELD,
  open,
  type Opened,
  passContact,
  press,
  upload,
} from './testing/open-registration.tsx';
import { PASSWORD, WHOLE } from './testing/company-world.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The day of the shop in memory, and one before it. */
const TODAY = { year: 2026, month: 6, day: 12 };
const EXTRACT_DAY = '2026/06/01';

const TRUSTED = 'https://id.example/in';
const DOWN = { reason: 'unreachable', code: null, isRetryable: true };
const machine = createBusinessRegistrationMachine(numberingPlan).provide({
  guards: { isTrustedAddress: (_, url) => url === TRUSTED },
});
type Snapshot = SnapshotFrom<typeof machine>;
type Call = Parameters<Opened['register']['script']['befall']>[0];

/** An event of the chart, with what a person does for it; without, it is the answer of a call. */
interface Move {
  readonly event: WalkEvent;
  readonly act?: (opened: Opened) => Promise<unknown>;
}

const answered = (call: Call, output: unknown = {}): Move => ({ event: done(call, output) });
const unanswered = (call: Call): Move => ({ event: failed(call, DOWN) });
const search = (companyName: string, act: Required<Move>['act']): Move => ({
  event: { type: 'search', search: companySearchOf(companyName, '') },
  act,
});
const submitCompany = (isRight: boolean, act: Required<Move>['act'] = goOn): Move => ({
  event: { type: 'submitCompany', entry: isRight ? ATELIER_COMPANY : { ...ATELIER_COMPANY, companyName: '' } },
  act,
});
const submitContact = (isRight: boolean, act: Required<Move>['act'] = goOn): Move => ({
  event: { type: 'submitContact', entry: { ...ATELIER_CONTACT, agreement: isRight } },
  act,
});
const attach = (kind: 'siret' | 'identity', isRight = true): Move => ({
  event: { type: 'attach', kind, file: isRight ? documentFile() : { ...fileOf('csv'), content: '' } },
  act: (opened) =>
    upload(
      opened,
      kind === 'siret' ? EXTRACT_FIELD : IDENTITY_FIELD,
      isRight ? fileWith('pdf', `${kind}.pdf`, 1000) : fileWith('csv', `${kind}.csv`, 100),
    ),
});
const pressed = (event: WalkEvent, name: string): Move => ({ event, act: (opened) => press(opened, name) });
const submitDocuments = (extractDate = EXTRACT_DAY): Move => ({
  event: { type: 'submitDocuments', extractDate },
  act: async (opened) => {
    dateExtract(extractDate.replaceAll('/', '-'));
    await goOn(opened);
  },
});
const back = pressed({ type: 'back' }, 'Back');
const send = pressed({ type: 'send' }, 'Send the registration');
const uploaded = answered('uploadDocument', { reference: 'document-1', name: 'kbis.pdf' });

const fillContact = async (opened: Opened): Promise<void> => {
  await fill(opened, 'First name', 'Léa');
  await fill(opened, 'Last name', 'Roy');
  await fill(opened, 'Work email', 'lea@atelier.fr');
  await fill(opened, 'Mobile or landline', '02 40 12 34 56');
  await passContact(opened);
};

const BY_PRESSES: readonly Move[] = [
  search('', (opened) => press(opened, 'Search')),
  search('Acme', async (opened) => {
    await fill(opened, 'Company name', 'Acme');
    await press(opened, 'Search');
  }),
  unanswered('queryCompany'),
  search('Acme', choose),
  answered('queryCompany', { companies: [], tempId: 'temp-1' }),
  submitCompany(false),
  submitCompany(true, async (opened) => {
    await completeChosen(opened);
    await goOn(opened);
  }),
  submitContact(false),
  back,
  submitCompany(true),
  submitContact(true, fillContact),
  attach('siret', false),
  attach('identity'),
  unanswered('uploadDocument'),
  attach('identity'),
  pressed({ type: 'stopUpload' }, 'Stop sending'),
  submitDocuments(''),
  attach('siret'),
  uploaded,
  pressed({ type: 'detach', kind: 'siret' }, 'Remove: Company registration extract'),
  attach('siret'),
  uploaded,
  back,
  submitContact(true),
  attach('identity'),
  uploaded,
  submitDocuments(),
  pressed({ type: 'change', step: 'company' }, 'Change the company'),
  submitCompany(true),
  pressed({ type: 'change', step: 'contact' }, 'Change the contact and the addresses'),
  submitContact(true),
  pressed({ type: 'change', step: 'documents' }, 'Change the documents'),
  submitDocuments(),
  back,
  submitDocuments(),
  send,
  unanswered('registerBusiness'),
  send,
  answered('registerBusiness'),
];

const FROM_A_DRAFT: readonly Move[] = [
  submitContact(true, passContact),
  send,
  answered('registerBusiness', { returnUrl: TRUSTED }),
];

const TITLES: readonly (readonly [Parameters<Snapshot['matches']>[0], string])[] = [
  ['company', 'Your company'],
  ['contact', 'Contact and addresses'],
  ['documents', 'Documents'],
  ['review', 'Check your registration'],
  ['underReview', 'One more step: confirm your email'],
];

const expectShown = async (snapshot: Snapshot, { shop }: Opened): Promise<void> => {
  if (snapshot.hasTag('busy')) return;
  if (snapshot.matches('redirecting')) return waitFor(() => expect(shop.left).toEqual([TRUSTED]));
  const [, title] = TITLES.find(([state]) => snapshot.matches(state))!;
  expect(await heading(title)).toBeTruthy();
};

/** The calls answer as the moves that follow say; one that is stopped does not. */
const prepare = ({ register }: Opened, next: Move | undefined): void => {
  if (next?.event.type === 'stopUpload') register.script.befall('uploadDocument', { kind: 'silent' });
  const [, outcome, call] = /^xstate\.(done|error)\.actor\.(\w+)$/u.exec(next?.event.type ?? '') ?? [];
  if (call !== undefined) register.script.befall(call as Call, outcome === 'error' ? { kind: 'unreachable' } : null);
};

/** Makes the moves on the chart and on the screen; returns the transitions that the chart took. */
const make = async (opened: Opened, start: Snapshot, moves: readonly Move[]): Promise<ReadonlySet<unknown>> => {
  const taken = new Set<unknown>();
  let snapshot = start;
  for (const [at, { event, act }] of moves.entries()) {
    prepare(opened, moves[at + 1]);
    await act?.(opened);
    for (const transition of machine.getTransitionData(snapshot, event as never)) taken.add(transition);
    snapshot = getNextSnapshot(machine, snapshot, event as never);
    await expectShown(snapshot, opened);
  }
  return taken;
};

const startOf = (draft: typeof WHOLE): Snapshot =>
  getInitialSnapshot(machine, { policy: FRENCH_REGISTRATIONS, today: TODAY, draft });

test('every transition of the registration is a press, or the answer to one, and leads to the page of its state [S2.84][S2.85][S2.86][S2.87][S4.65]', async () => {
  const opened = await open();
  const byPresses = await make(opened, startOf(emptyBusinessDraft('FR')), BY_PRESSES);
  expect(screen.queryByText(PASSWORD)).toBeNull();
  cleanup();
  const later = await open({ draft: WHOLE, shop: { businessRegistered: { returnUrl: TRUSTED } } });
  const fromDraft = await make(later, startOf(WHOLE), FROM_A_DRAFT);
  expect(notTaken(machine, new Set([...byPresses, ...fromDraft]))).toEqual([]);
});
