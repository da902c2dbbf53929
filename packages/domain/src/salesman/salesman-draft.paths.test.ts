import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { EMPTY_RECEIVER } from '../address/index.ts';
import type { Receiver } from '../address/index.ts';
import { newLine } from '../cart/index.ts';
import { leaveSteps, needsConfirmation } from '../leave-guard/index.ts';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  createDraft,
  defaultDraft,
  NO_PARTIES,
  createSalesmanDraftMachine,
  selectDraft,
  selectDraftFailure,
  selectDraftId,
  selectParties,
  updateDraft,
} from './index.ts';
import type { DraftToSave, SalesmanDraftEvent, StoredDraft } from './index.ts';

const salesmanDraftMachine = createSalesmanDraftMachine(numberingPlan);

const ACME = { customerId: 'C1', name: 'Acme', contractLevel: 'registered' } as const;
const BRIO = { customerId: 'C2', name: 'Brio', contractLevel: 'light' } as const;
const INVOICED: Receiver = {
  ...EMPTY_RECEIVER,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  address: { line1: '1 rue A', line2: '', zipCode: '59000', city: 'Lille', countryCode: 'FR' },
};
const STORED: StoredDraft = { draftId: 'D1', customerId: 'C1' };
const REFUSED = { reason: 'refused', code: '40001', message: 'no', isRetryable: false };
const LINES = [newLine('L1', 'GC1', euro)];
const FIRST = { itemCode: 'GC1', amount: money(50, euro) };

const EVENTS = {
  create: { type: 'create', values: FIRST },
  update: { type: 'update', values: { message: 'Bravo' } },
  chooseCustomer: { type: 'chooseCustomer', customer: ACME },
  chooseInvoicingAddress: { type: 'chooseInvoicingAddress', receiver: INVOICED },
  save: { type: 'save', lines: LINES },
  reset: { type: 'reset' },
  leave: { type: 'leave' },
} as const satisfies Readonly<Record<SalesmanDraftEvent['type'], SalesmanDraftEvent>>;

const answers = (['saveDraft', 'resetDraft', 'deleteDraft'] as const).flatMap((call) => [
  done(call, call === 'saveDraft' ? STORED : undefined),
  failed(call, REFUSED),
]);
const walked = walk(salesmanDraftMachine, [...Object.values(EVENTS), ...answers], [{ currency: euro }]);
const isAtStart = (snapshot: (typeof walked.snapshots)[number]) => snapshot.matches({ open: 'start' });

describe('every path of a draft order', () => {
  test('reaches every state and takes every transition [S4.118][S4.119][S4.120][S4.121]', () => {
    expect(stateIds(salesmanDraftMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts no event while a call is running [S4.118]', () => {
    for (const snapshot of walked.snapshots) {
      const isBusy = ['saving', 'resetting', 'deleting'].includes(String(snapshot.value));
      expect(snapshot.hasTag('busy')).toBe(isBusy);
      for (const type of ['create', 'chooseCustomer', 'reset', 'leave'] as const) {
        expect(snapshot.can(EVENTS[type]), `${type} in ${JSON.stringify(snapshot.value)}`).toBe(!isBusy);
      }
      expect(snapshot.can(EVENTS.update)).toBe(!isBusy && !isAtStart(snapshot));
    }
  });

  test('an invoicing address is accepted only after the customer, and only if complete [S5.64][S8.29]', () => {
    for (const snapshot of walked.snapshots) {
      const hasCustomer = selectParties(snapshot).customer !== null;
      expect(snapshot.can(EVENTS.chooseInvoicingAddress)).toBe(hasCustomer && !snapshot.hasTag('busy'));
      expect(snapshot.can({ type: 'chooseInvoicingAddress', receiver: EMPTY_RECEIVER })).toBe(false);
      if (selectParties(snapshot).invoicingAddress !== null) expect(hasCustomer).toBe(true);
    }
  });

  test('is saved only for a customer, while it is edited [S5.64][S6.17]', () => {
    for (const snapshot of walked.snapshots) {
      expect(snapshot.can(EVENTS.save)).toBe(
        snapshot.matches({ open: 'editing' }) && selectParties(snapshot).customer !== null,
      );
    }
  });

  test('is edited after every change, and initial after a reset or a leave that needs no call [S4.119][S4.121]', () => {
    for (const { from, event, to } of walked.steps) {
      if (from.hasTag('busy')) continue;
      if (['create', 'chooseCustomer'].includes(event.type)) expect(to.matches({ open: 'editing' })).toBe(true);
      if (event.type === 'chooseInvoicingAddress' && selectParties(from).customer !== null)
        expect(to.matches({ open: 'editing' })).toBe(true);
      if (['reset', 'leave'].includes(event.type) && selectDraftId(from) === null) expect(isAtStart(to)).toBe(true);
    }
  });

  test('after a reset or a leave the draft is the default one and nobody is chosen [S4.118][S4.121]', () => {
    const cleared = walked.steps.filter(({ from, to }) => isAtStart(to) && !isAtStart(from));
    expect(cleared.length).toBeGreaterThan(3);
    for (const { to } of cleared) {
      expect(selectDraft(to)).toEqual(defaultDraft(euro));
      expect(selectParties(to)).toEqual(NO_PARTIES);
    }
  });

  test('leaving deletes a draft order on the server, a reset resets it, and neither makes an unnecessary call [S4.118][S4.121][A-84]', () => {
    for (const { from, event, to } of walked.steps) {
      if (from.hasTag('busy')) continue;
      const isStored = selectDraftId(from) !== null;
      if (event.type === 'leave') expect(to.matches('deleting')).toBe(isStored);
      if (event.type === 'reset') expect(to.matches('resetting')).toBe(isStored);
    }
  });

  test('the id of the draft order is cleared once it is deleted, and kept by a reset, to be overwritten [S4.118][S4.121]', () => {
    for (const { from, event, to } of walked.steps) {
      if (!from.hasTag('busy') || to.hasTag('busy')) continue;
      if (from.matches('deleting')) expect([isAtStart(to), selectDraftId(to)]).toEqual([true, null]);
      if (from.matches('resetting')) {
        expect([isAtStart(to), selectDraftId(to)]).toEqual([event['error'] === undefined, 'D1']);
      }
      if (from.matches('saving') && event['error'] === undefined) {
        expect([to.matches({ open: 'saved' }), selectDraftId(to), to.context.toSave]).toEqual([true, 'D1', null]);
      }
    }
  });

  test('every call ends, whatever its answer [S4.118]', () => {
    const answered = walked.steps.filter(({ from, event }) => from.hasTag('busy') && event.type.startsWith('xstate.'));
    expect(answered).not.toHaveLength(0);
    for (const { to } of answered) expect(to.hasTag('busy')).toBe(false);
  });

  test('a failed call leaves its reason; a failed save or reset leaves the draft, for a retry; the next save clears it [S4.120]', () => {
    for (const { from, event, to } of walked.steps) {
      if (event['error'] === REFUSED && from.hasTag('busy') && !to.hasTag('busy')) {
        expect(selectDraftFailure(to)?.code).toBe('40001');
        if (!from.matches('deleting')) expect(selectDraft(to)).toEqual(selectDraft(from));
        expect(to.matches({ open: from.matches('deleting') ? 'start' : 'editing' })).toBe(true);
      }
      if (event.type === 'save' && to.matches('saving') && !from.matches('saving')) {
        expect(selectDraftFailure(to)).toBeNull();
      }
    }
  });
});

interface Call {
  readonly call: string;
  readonly input: unknown;
}

const shop = () => {
  const calls: Call[] = [];
  const noted = (call: string) =>
    fromPromise<unknown, StoredDraft | null>(async ({ input }) => void calls.push({ call, input }));
  const actor = createActor(
    salesmanDraftMachine.provide({
      actors: {
        saveDraft: fromPromise<StoredDraft, DraftToSave | null>(async ({ input }) => {
          calls.push({ call: 'save', input });
          return STORED;
        }),
        resetDraft: noted('reset'),
        deleteDraft: noted('delete'),
      },
    }),
    { input: { currency: euro } },
  ).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, calls, settled };
};

describe('a salesman’s draft order', () => {
  test('values are merged, the draft has the chosen customer, saving sends customer and lines [S3.20][S4.119][S4.120][S6.17]', async () => {
    const { actor, calls, settled } = shop();
    actor.send(EVENTS.create);
    expect(selectDraft(actor.getSnapshot())).toEqual(createDraft(FIRST, euro));
    actor.send(EVENTS.chooseCustomer);
    actor.send({ type: 'update', values: { message: 'Bravo', customerId: 'C9' } });
    actor.send(EVENTS.chooseInvoicingAddress);
    expect(selectDraft(actor.getSnapshot())).toEqual(
      updateDraft(createDraft(FIRST, euro), { message: 'Bravo', customerId: 'C1', customerName: 'Acme' }),
    );
    actor.send(EVENTS.save);
    await settled();
    actor.send(EVENTS.update);
    actor.send(EVENTS.save);
    await settled();
    const saved = { customerId: 'C1', invoicingAddress: INVOICED, purchaseOrder: '', lines: LINES };
    expect(calls).toEqual([
      { call: 'save', input: { draftId: null, ...saved } },
      { call: 'save', input: { draftId: 'D1', ...saved } },
    ]);
  });

  test('values may contain a customer as long as none is chosen from the list [S4.119]', () => {
    const { actor } = shop();
    actor.send({ type: 'create', values: { customerId: 'C9' } });
    expect(selectDraft(actor.getSnapshot()).customerId).toBe('C9');
    actor.send({ type: 'chooseCustomer', customer: BRIO });
    actor.send(EVENTS.create);
    expect(selectDraft(actor.getSnapshot())).toMatchObject({ customerId: 'C2', customerName: 'Brio', message: '' });
  });

  test('reset and delete send the draft order and its customer [S4.118][S4.121]', async () => {
    const { actor, calls, settled } = shop();
    for (const event of [EVENTS.chooseCustomer, EVENTS.save] as const) actor.send(event);
    await settled();
    for (const event of [EVENTS.reset, EVENTS.leave, EVENTS.leave] as const) {
      actor.send(event);
      await settled();
    }
    expect(calls.slice(1)).toEqual([
      { call: 'reset', input: STORED },
      { call: 'delete', input: STORED },
    ]);
  });

  test('leaving means a confirmed leave of the buying pages, with the draft among its steps; checkout is not leaving [S4.118][A-84]', () => {
    expect(needsConfirmation('/salesman/buying', '/salesman')).toBe(true);
    expect(needsConfirmation('/salesman/buying', '/salesman/buying/checkout')).toBe(false);
    const steps = leaveSteps(
      { page: 'buying', unconfirmedOrderNo: null, isPaymentFormOpen: false, draftId: 'D1' },
      '/salesman',
    );
    expect(steps).toContainEqual({ step: 'deleteDraft', draftId: 'D1' });
  });
});
