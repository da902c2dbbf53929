import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { newLine } from '../cart/index.ts';
import { done, failed, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { leaveSteps, needsConfirmation } from '../leave-guard/index.ts';
import { euro } from '../money/testing.ts';
import {
  AUTOSAVE_MS,
  createDraft,
  DEFAULT_DRAFT,
  DRAFT_CHANGED_CODE,
  DRAFT_GONE_CODE,
  openedDraft,
  resetDraft,
  salesmanDraftMachine,
  selectDraft,
  selectDraftFailure,
  selectStanding,
  selectStoredDraft,
} from './index.ts';
import type { DraftToSave, OpenedDraft, SalesmanDraftEvent, SalesmanDraftInput, StoredDraft } from './index.ts';

const ACME = { customerId: 'C1', name: 'Acme', contractLevel: 'registered' } as const;
const BRIO = { customerId: 'C2', name: 'Brio', contractLevel: 'light' } as const;
const LINES = [newLine('L1', 'GC1', euro)];
const OTHER_LINES = [newLine('L2', 'GC2', euro)];
const PURCHASE = { source: null, address: null, purchaseOrder: 'PO-7' };
const STORED: StoredDraft = { draftId: 'D1', customerId: 'C1', revision: 1 };
const OPENED = openedDraft({ draftId: 'D2', customerId: 'C2', revision: 5 }, BRIO, {
  invoicingAddress: null,
  purchaseOrder: '',
  lines: OTHER_LINES,
});
const refused = (code: string) => ({ reason: 'refused', code, message: 'no', isRetryable: false });
const CHANGED = refused(DRAFT_CHANGED_CODE);
const GONE = refused(DRAFT_GONE_CODE);
const REFUSED = refused('20001');
const UNLISTED = { ...REFUSED, detail: { field: 'custId', reason: 'CustomerNotListed' } };

const EVENTS = {
  change: { type: 'change', values: { lines: LINES } },
  begin: { type: 'begin', customer: ACME },
  open: { type: 'open', opened: OPENED },
  save: { type: 'save' },
  overwrite: { type: 'overwrite' },
  reread: { type: 'reread' },
  reset: { type: 'reset' },
  leave: { type: 'leave' },
  placed: { type: 'placed' },
} as const satisfies Readonly<Record<SalesmanDraftEvent['type'], SalesmanDraftEvent>>;

const AUTOSAVE = { type: 'xstate.after.autosave.salesmanDraft.open.changed' };
const answers: readonly WalkEvent[] = [
  ...[STORED, { ...OPENED.stored, revision: 6 }].map((stored) => done('saveDraft', stored)),
  ...(['saveDraft', 'readDraft', 'resetDraft', 'deleteDraft'] as const).flatMap((call) =>
    [CHANGED, GONE, REFUSED, UNLISTED].map((error) => failed(call, error)),
  ),
  done('readDraft', OPENED),
  done('resetDraft', { ...STORED, revision: 2 }),
  done('deleteDraft'),
];
const NEW: SalesmanDraftInput = { draft: DEFAULT_DRAFT, stored: null, isSaved: true };
const LEFT: SalesmanDraftInput = {
  draft: createDraft({ customer: ACME, lines: LINES }),
  stored: STORED,
  isSaved: false,
};
const walked = walk(
  salesmanDraftMachine,
  [
    ...Object.values(EVENTS),
    { type: 'begin', customer: BRIO },
    { type: 'change', values: { lines: [], invoicing: PURCHASE } },
    AUTOSAVE,
    ...answers,
  ],
  [NEW, LEFT],
);
type Snapshot = (typeof walked.snapshots)[number];
const isSaved = (snapshot: Snapshot) => snapshot.matches({ open: 'saved' });
const isMade = (from: Snapshot, event: WalkEvent) => from.can(event as never);
const contentOf = (snapshot: Snapshot) => JSON.stringify(selectDraft(snapshot));

const ended = (state: 'deleting' | 'resetting') =>
  walked.steps.filter(({ from, to }) => from.matches(state) && !to.matches(state));

describe('every path of a draft order', () => {
  test('reaches every state and takes every transition [S4.118][S4.119][S4.120][S4.121]', () => {
    expect(walked.notTaken).toEqual([]);
    expect(walked.notReached).toEqual([]);
  });

  test('is saved by itself after every change that there is somebody to save it for [S4.119][S4.120]', () => {
    for (const { from, event, to } of walked.steps) {
      if (
        event.type !== 'change' ||
        !isMade(from, event) ||
        from.matches('saving') ||
        selectStanding(from) === 'newerThere'
      )
        continue;
      const { customer, lines } = selectDraft(to);
      const isToSave = customer !== null && (lines.length > 0 || selectStoredDraft(to) !== null);
      expect(to.value).toEqual({ open: isToSave ? 'changed' : 'saved' });
    }
    expect(walked.steps.some(({ from, event, to }) => event === AUTOSAVE && from !== to && to.matches('saving'))).toBe(
      true,
    );
  });

  test('what was changed while it was being saved is saved again [S4.120]', () => {
    const overtaken = walked.steps.filter(
      ({ from, event }) => from.matches('saving') && from.context.isOvertaken && event.type.startsWith('xstate.done'),
    );
    expect(overtaken.length).toBeGreaterThan(0);
    for (const { to } of overtaken) expect(to.matches({ open: 'changed' })).toBe(true);
  });

  test('never replaces a later one of another tab unless told to [S4.120][A-84]', () => {
    for (const { from, event, to } of walked.steps) {
      if (!from.matches('saving') || event['error'] !== CHANGED || selectStoredDraft(from) === null) continue;
      expect([to.value, contentOf(to)]).toEqual([{ open: 'newerThere' }, contentOf(from)]);
    }
    for (const snapshot of walked.snapshots) {
      const isAsked = snapshot.matches({ open: 'newerThere' });
      for (const type of ['overwrite', 'reread'] as const) expect(snapshot.can({ type })).toBe(isAsked);
      if (isAsked)
        for (const type of ['save', 'begin', 'open'] as const) expect(snapshot.can(EVENTS[type])).toBe(false);
      if (isAsked) expect(snapshot.can(AUTOSAVE as never)).toBe(false);
      if (snapshot.context.isOverwriting) expect(selectStoredDraft(snapshot)).not.toBeNull();
    }
  });

  test('one that another tab deleted is saved as a new one [S4.120]', () => {
    const gone = walked.steps.filter(
      ({ from, event }) => from.matches('saving') && event['error'] === GONE && selectStoredDraft(from) !== null,
    );
    expect(gone.length).toBeGreaterThan(0);
    for (const { from, to } of gone) {
      expect(selectStoredDraft(to)).toBeNull();
      expect(contentOf(to)).toBe(contentOf(from));
    }
  });

  test('what is open is saved before another draft is begun or opened, and no card of it goes along [S4.119][S6.17]', () => {
    for (const { from, event, to } of walked.steps) {
      if (!['begin', 'open'].includes(event.type) || !isMade(from, event)) continue;
      const { customer } = event as unknown as { customer?: typeof ACME };
      if (customer !== undefined && customer.customerId === selectDraft(from).customer?.customerId)
        expect(contentOf(to)).toBe(contentOf(from));
      else if (from.hasTag('unsaved')) expect([to.value, contentOf(to)]).toEqual(['saving', contentOf(from)]);
    }
    const turned = walked.steps.filter(
      ({ from, event, to }) =>
        from.matches('saving') && from.context.next !== null && event.type.startsWith('xstate.done') && isSaved(to),
    );
    expect(turned.length).toBeGreaterThan(0);
    for (const { from, to } of turned)
      expect([contentOf(to), selectStoredDraft(to)]).toEqual([
        JSON.stringify(from.context.next?.draft),
        from.context.next?.stored,
      ]);
  });

  test('cards that were chosen before the customer are the customer’s [S3.20][S5.64][S8.29]', () => {
    const first = walked.steps.filter(
      ({ from, event, to }) =>
        event.type === 'begin' &&
        selectDraft(from).customer === null &&
        selectDraft(from).lines.length > 0 &&
        from !== to,
    );
    expect(first.length).toBeGreaterThan(0);
    for (const { from, to } of first) {
      expect(selectDraft(to).lines).toHaveLength(selectDraft(from).lines.length);
      for (const { customerId } of selectDraft(to).lines) expect(customerId).toBe(selectDraft(to).customer?.customerId);
    }
  });

  test('an invoice is chosen only for a customer [S5.64][S8.29]', () => {
    const invoices = walked.snapshots.filter((snapshot) => selectDraft(snapshot).invoicing.purchaseOrder !== '');
    expect(invoices.length).toBeGreaterThan(0);
    for (const snapshot of invoices) expect(selectDraft(snapshot).customer).not.toBeNull();
  });

  test('leaving deletes it on the server and resets it, a reset empties it there and here; neither makes an unnecessary call [S4.118][S4.121][A-84]', () => {
    for (const { from, event, to } of walked.steps) {
      if (!isMade(from, event)) continue;
      const isStored = selectStoredDraft(from) !== null;
      if (event.type === 'leave') expect(to.matches('deleting')).toBe(isStored && !from.context.isUnlisted);
      if (event.type === 'reset') expect(to.matches('resetting')).toBe(isStored);
    }
    expect([ended('deleting').length > 1, ended('resetting').length > 1]).toEqual([true, true]);
    for (const { to } of ended('deleting')) {
      expect([selectDraft(to), selectStoredDraft(to), selectStanding(to)]).toEqual([DEFAULT_DRAFT, null, 'none']);
    }
    for (const { from, event, to } of ended('resetting')) {
      const isEmptied = event['error'] === undefined || event['error'] === GONE;
      expect(selectDraft(to)).toEqual(isEmptied ? resetDraft(selectDraft(from)) : selectDraft(from));
    }
  });

  test('once ordered nothing of it is left but the customer, whatever was being saved [S4.118]', () => {
    const placed = walked.steps.filter(({ from, event }) => event.type === 'placed' && isMade(from, event));
    expect(placed.some(({ from }) => from.matches('saving'))).toBe(true);
    for (const { from, to } of placed)
      expect([to.value, selectDraft(to), selectStoredDraft(to)]).toEqual([
        { open: 'saved' },
        resetDraft(selectDraft(from)),
        null,
      ]);
  });

  test('a customer who was taken away meanwhile is said to be so, until the next saving [S6.17][A-189]', () => {
    const unlisted = walked.steps.filter(({ from, event }) => from.matches('saving') && event['error'] === UNLISTED);
    expect(unlisted.length).toBeGreaterThan(0);
    for (const { from, to } of unlisted)
      expect([selectStanding(to), contentOf(to)]).toEqual(['unlisted', contentOf(from)]);
    for (const { to } of walked.steps) if (to.matches('saving')) expect(to.context.isUnlisted).toBe(false);
  });

  test('a failed call leaves its reason and everything that was made; the next saving clears it [S4.120]', () => {
    for (const { from, event, to } of walked.steps) {
      if (event['error'] === REFUSED && from !== to && !from.matches('deleting')) {
        expect([selectDraftFailure(to)?.code, contentOf(to)]).toEqual(['20001', contentOf(from)]);
        expect(selectStanding(to)).toBe(from.matches('reading') ? 'newerThere' : 'failed');
      }
      if (to.matches('saving') && !from.matches('saving')) expect(selectDraftFailure(to)).toBeNull();
    }
  });
});

interface Call {
  readonly call: string;
  readonly input: unknown;
}

const desk = (input: SalesmanDraftInput, befall: Readonly<Record<string, unknown>> = {}) => {
  const calls: Call[] = [];
  const clock = new SimulatedClock();
  let revision = 0;
  const answering = <Output, Input>(call: string, answer: (input: Input) => Output) =>
    fromPromise<Output, Input>(async ({ input: asked }) => {
      calls.push({ call, input: asked });
      if (befall[`${call} ${calls.length}`] !== undefined) throw befall[`${call} ${calls.length}`];
      return answer(asked);
    });
  const actor = createActor(
    salesmanDraftMachine.provide({
      actors: {
        saveDraft: answering<StoredDraft, DraftToSave | null>('save', (draft) => ({
          draftId: draft?.draftId ?? 'D1',
          customerId: draft?.customerId ?? '',
          revision: (revision += 1),
        })),
        readDraft: answering<OpenedDraft, StoredDraft | null>('read', () => OPENED),
        resetDraft: answering<StoredDraft, StoredDraft | null>('reset', (stored) => ({ ...stored!, revision: 9 })),
        deleteDraft: answering<unknown, StoredDraft | null>('delete', () => null),
      },
    }),
    { input, clock },
  ).start();
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches('open'));
  return { actor, calls, clock, settled };
};

describe('a salesman’s draft order', () => {
  test('is saved a moment after the last change, each time over the revision it knows [S4.119][S4.120][S6.17]', async () => {
    const { actor, calls, clock, settled } = desk(NEW);
    actor.send(EVENTS.begin);
    actor.send(EVENTS.change);
    clock.increment(AUTOSAVE_MS - 1);
    actor.send({ type: 'change', values: { invoicing: PURCHASE } });
    clock.increment(AUTOSAVE_MS - 1);
    expect(calls).toEqual([]);
    clock.increment(1);
    await settled();
    actor.send({ type: 'change', values: { lines: [] } });
    clock.increment(AUTOSAVE_MS);
    await settled();
    const saved = { customerId: 'C1', invoicingAddress: null, purchaseOrder: 'PO-7' };
    const { lines } = createDraft({ customer: ACME, lines: LINES });
    expect(calls).toEqual([
      { call: 'save', input: { draftId: null, revision: null, ...saved, lines } },
      { call: 'save', input: { draftId: 'D1', revision: 1, ...saved, lines: [] } },
    ]);
    expect(selectStanding(actor.getSnapshot())).toBe('saved');
  });

  test('asks which of two versions stands: the other is read, or replaced whatever it is [S4.120][A-84]', async () => {
    for (const answer of ['overwrite', 'reread'] as const) {
      const { actor, calls, clock, settled } = desk(LEFT, { 'save 1': CHANGED });
      clock.increment(AUTOSAVE_MS);
      await settled();
      expect(selectStanding(actor.getSnapshot())).toBe('newerThere');
      actor.send({ type: answer });
      await settled();
      const { draft, stored } = actor.getSnapshot().context;
      if (answer === 'reread') expect({ draft, stored }).toEqual(OPENED);
      else expect(calls[1]).toMatchObject({ call: 'save', input: { draftId: 'D1', revision: null } });
      expect(selectStanding(actor.getSnapshot())).toBe('saved');
    }
  });

  test('leaving means a confirmed leave of the buying pages, with the draft among its steps; checkout is not leaving [S4.118][A-84]', async () => {
    expect(needsConfirmation('/salesman/buying', '/salesman')).toBe(true);
    expect(needsConfirmation('/salesman/buying', '/salesman/buying/checkout')).toBe(false);
    const facts = { page: 'buying', unconfirmedOrderNo: null, isPaymentFormOpen: false, draftId: 'D1' } as const;
    expect(leaveSteps(facts, '/salesman')).toContainEqual({ step: 'deleteDraft', draftId: 'D1' });
    const { actor, calls, settled } = desk({ ...LEFT, isSaved: true });
    actor.send(EVENTS.leave);
    await settled();
    actor.send(EVENTS.leave);
    expect(calls).toEqual([{ call: 'delete', input: STORED }]);
  });
});
