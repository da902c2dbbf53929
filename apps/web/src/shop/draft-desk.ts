/**
 * The draft of a salesman's tab: one running machine for all pages of the tab, fed by the cart and written back to it. Loaded for salesmen
 * alone. Source: S4.118 to S4.121, A-84, A-101, A-176.
 */
import {
  type DraftSummary,
  type SalesmanDraft,
  salesmanDraftMachine,
  type SalesmanDraftSnapshot,
  selectDraft,
  selectDraftFailure,
  selectStanding,
  selectStoredDraft,
} from '@offrande/domain/salesman-draft';
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { companyGateways } from './company-calls.ts';
import { keepDraft, readKeptDraft } from './kept-draft.ts';
import { given } from './machines.ts';
import type { Shop } from './shop.ts';

export type DraftDesk = ActorRefFrom<typeof salesmanDraftMachine>;

const machineWith = (shop: Shop) => {
  const { drafts } = companyGateways(shop);
  return salesmanDraftMachine.provide({
    actors: {
      saveDraft: fromPromise(({ input }) => drafts.saveDraft(given(input))),
      readDraft: fromPromise(({ input }) => drafts.openDraft(given(input))),
      resetDraft: fromPromise(({ input }) => drafts.resetDraft(given(input))),
      deleteDraft: fromPromise(({ input }) => drafts.deleteDraft(given(input))),
    },
  });
};

/** The cart shows the draft's lines and its customer; a customer's coupons are not another's. */
const showInCart = ({ cart, visit }: Shop, { customer, lines }: SalesmanDraft, isOthers: boolean): void => {
  const shown = cart.get();
  const customerContractLevel = customer?.contractLevel ?? null;
  if (isOthers) visit.saveCoupons([]);
  if (shown.lines !== lines || shown.customerContractLevel !== customerContractLevel)
    cart.set({ ...shown, lines, customerContractLevel });
};

const open = (shop: Shop): DraftDesk => {
  const actor = createActor(machineWith(shop), { input: readKeptDraft(shop) });
  let customerId = selectDraft(actor.getSnapshot()).customer?.customerId;
  actor.subscribe((snapshot) => {
    const draft = selectDraft(snapshot);
    const isOthers = draft.customer?.customerId !== customerId;
    customerId = draft.customer?.customerId;
    showInCart(shop, draft, isOthers);
    keepDraft(shop, { draft, stored: selectStoredDraft(snapshot), isSaved: !snapshot.hasTag('unsaved') });
  });
  actor.start();
  shop.cart.subscribe(() => {
    const { lines } = shop.cart.get();
    if (lines !== selectDraft(actor.getSnapshot()).lines) actor.send({ type: 'change', values: { lines } });
  });
  return actor;
};

const opened = new WeakMap<Shop, DraftDesk>();

/** The desk of this page, the same at every call. */
export const draftDesk = (shop: Shop): DraftDesk => {
  const desk = opened.get(shop) ?? open(shop);
  opened.set(shop, desk);
  return desk;
};

const isSettled = (snapshot: SalesmanDraftSnapshot): boolean =>
  !snapshot.hasTag('busy') && selectStanding(snapshot) !== 'unsaved';

/** Saves now what is not saved yet. Rejects with the failure; another tab's later draft is one too. */
export const saveNow = async (desk: DraftDesk): Promise<{ readonly draftId: string }> => {
  desk.send({ type: 'save' });
  const snapshot = await waitFor(desk, isSettled);
  const stored = selectStoredDraft(snapshot);
  if (selectStanding(snapshot) === 'saved' && stored !== null) return stored;
  throw selectDraftFailure(snapshot) ?? new Error('The draft has nothing to save');
};

/** Saves what is open, then continues this draft. */
export const openStored = async (
  shop: Shop,
  { draftId, customer }: Pick<DraftSummary, 'draftId' | 'customer'>,
): Promise<void> => {
  const read = await companyGateways(shop).drafts.openDraft({ draftId, customerId: customer.customerId });
  const desk = draftDesk(shop);
  desk.send({ type: 'open', opened: read });
  await waitFor(desk, isSettled);
};
