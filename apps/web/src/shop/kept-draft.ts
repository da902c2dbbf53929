/** What a salesman's tab keeps of its draft from page to page; the lines are in the tab's cart. Source: S4.119, A-84. */
import { ReceiverSchema } from '@offrande/domain/address/schema';
import { storageNameOf } from '@offrande/domain/browser-storage';
import { CONTRACT_LEVELS } from '@offrande/domain/customer';
import { INVOICING_SOURCES, USUAL_INVOICING } from '@offrande/domain/invoicing';
import type { SalesmanDraftInput } from '@offrande/domain/salesman-draft';
import { Result, Schema } from 'effect';
import { readJson, writeJson } from './key-value-store.ts';
import type { Shop } from './shop.ts';

const Kept = Schema.Struct({
  customer: Schema.NullOr(
    Schema.Struct({
      customerId: Schema.NonEmptyString,
      name: Schema.String,
      contractLevel: Schema.Literals(CONTRACT_LEVELS),
    }),
  ),
  invoicing: Schema.Struct({
    source: Schema.NullOr(Schema.Literals(INVOICING_SOURCES)),
    address: Schema.NullOr(ReceiverSchema),
    purchaseOrder: Schema.String,
  }),
  stored: Schema.NullOr(
    Schema.Struct({ draftId: Schema.NonEmptyString, customerId: Schema.NonEmptyString, revision: Schema.Int }),
  ),
});

const NOTHING: typeof Kept.Type = { customer: null, invoicing: USUAL_INVOICING, stored: null };

type Tab = Pick<Shop, 'unitId' | 'tab' | 'cart'>;

/** The draft as the tab left it; a cart that was changed before this code had come is not saved yet. */
export const readKeptDraft = ({ unitId, tab, cart }: Tab): SalesmanDraftInput => {
  const text = readJson(tab, storageNameOf('salesmanDraft:{unit}', unitId));
  const kept = Result.getOrElse(Schema.decodeUnknownResult(Kept)(text), () => NOTHING);
  const { customer, invoicing, stored } = kept;
  const isSaved = tab.getItem(storageNameOf('salesmanDraftChanged:{unit}', unitId)) !== 'true';
  return { draft: { customer, invoicing, lines: cart.get().lines }, stored, isSaved };
};

export const keepDraft = ({ unitId, tab }: Tab, { draft, stored, isSaved }: SalesmanDraftInput): void => {
  const { customer, invoicing } = draft;
  writeJson(tab, storageNameOf('salesmanDraft:{unit}', unitId), { customer, invoicing, stored });
  tab.setItem(storageNameOf('salesmanDraftChanged:{unit}', unitId), String(!isSaved));
  tab.setItem(storageNameOf('orderedFor:{unit}', unitId), customer?.customerId ?? '');
};
