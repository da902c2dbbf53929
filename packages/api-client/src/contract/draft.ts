/**
 * Draft orders of salesmen, companies and individuals. Source: spec sections 4 and 7 (S7.115, S7.116), A-29, A-84, A-101. A line is the wire's draft line, which the domain's `draftLineFromWire` reads in the unit's currency.
 */
import { ReceiverSchema } from '@offrande/domain/address/schema';
import { ContractLevelFromCode } from '@offrande/domain/customer/schema';
import { PURCHASE_ORDER_MAX } from '@offrande/domain/invoicing';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Amount, Count, Text, UnitId } from './wire.ts';

const LINES_MAX = 1000;

/** A line of the cart, complete. */
export const DraftLineWire = Schema.Record(Schema.String, Schema.Json);
const DraftReference = { aggregatorBuId: UnitId, custId: Text, tempId: Text };
/** How often it was written, from 1. */
const Revision = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1));
const PurchaseOrder = Schema.NonEmptyString.check(Schema.isMaxLength(PURCHASE_ORDER_MAX));

/** Makes a draft, or takes over the one that `tempId` names. `custId` is for whom it is. */
export const saveDraft = defineCall('saveDraft', {
  method: 'POST',
  path: '/order/saveDraft',
  auth: 'member',
  request: Schema.Struct({
    ...DraftReference,
    tempId: Schema.optionalKey(Text),
    invoicingAddress: Schema.optionalKey(ReceiverSchema),
    /** The company's own number of the purchase, for the invoice. */
    purchaseOrder: Schema.optionalKey(PurchaseOrder),
    /** What is replaced; refused with `draftChanged` if there is a later one. Without it, whatever there is. */
    revision: Schema.optionalKey(Revision),
    lines: Schema.Array(DraftLineWire).check(Schema.isMaxLength(LINES_MAX)),
  }),
  response: Schema.Struct({ tempId: Text, custId: Text, revision: Revision }),
});

/** Empties a draft; its name stays. */
export const resetDraft = defineCall('resetDraft', {
  method: 'POST',
  path: '/order/resetDraft',
  auth: 'member',
  request: Schema.Struct(DraftReference),
  response: Schema.Struct({ tempId: Text, custId: Text, revision: Revision }),
});

/** The caller's drafts that hold cards, the one changed last first. Of a salesman's, those of customers still listed. */
export const getDrafts = defineCall('getDrafts', {
  method: 'POST',
  path: '/order/getDrafts',
  auth: 'member',
  request: Schema.Struct({ aggregatorBuId: UnitId }),
  response: Schema.Struct({
    drafts: Schema.Array(
      Schema.Struct({
        tempId: Text,
        custId: Text,
        custName: Text,
        contractTypeId: ContractLevelFromCode,
        qty: Count,
        /** As its cards cost when it was saved. */
        orderAmtTot: Amount,
        updatedAt: Text,
      }),
    ),
  }),
});

/** A draft whole. */
export const readDraft = defineCall('readDraft', {
  method: 'POST',
  path: '/order/readDraft',
  auth: 'member',
  request: Schema.Struct(DraftReference),
  response: Schema.Struct({
    tempId: Text,
    custId: Text,
    custName: Text,
    contractTypeId: ContractLevelFromCode,
    revision: Revision,
    invoicingAddress: Schema.NullOr(ReceiverSchema),
    purchaseOrder: Schema.NullOr(PurchaseOrder),
    lines: Schema.Array(DraftLineWire),
  }),
});

/** Deletes a draft. Deleting twice answers the same. */
export const deleteDraft = defineCall('deleteDraft', {
  method: 'POST',
  path: '/order/deleteDraft',
  auth: 'member',
  request: Schema.Struct(DraftReference),
  response: Schema.Struct({ tempId: Text }),
});
