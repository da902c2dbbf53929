/**
 * Draft orders of salesmen, companies and individuals. Source: spec sections 4 and 7 (S7.115, S7.116), A-29, A-84, A-101. A line is the wire's draft line, which the domain's `draftLineFromWire` reads in the unit's currency.
 */
import { ReceiverSchema } from '@offrande/domain/address/schema';
import { PURCHASE_ORDER_MAX } from '@offrande/domain/invoicing';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Text, UnitId } from './wire.ts';

const LINES_MAX = 1000;

/** A line of the cart, complete. */
export const DraftLineWire = Schema.Record(Schema.String, Schema.Json);
const DraftReference = { aggregatorBuId: UnitId, custId: Text, tempId: Text };

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
    purchaseOrder: Schema.optionalKey(Schema.NonEmptyString.check(Schema.isMaxLength(PURCHASE_ORDER_MAX))),
    lines: Schema.Array(DraftLineWire).check(Schema.isMaxLength(LINES_MAX)),
  }),
  response: Schema.Struct({ tempId: Text, custId: Text }),
});

/** Empties a draft; its name stays. */
export const resetDraft = defineCall('resetDraft', {
  method: 'POST',
  path: '/order/resetDraft',
  auth: 'member',
  request: Schema.Struct(DraftReference),
  response: Schema.Struct({ tempId: Text }),
});

/** Deletes a draft. Deleting twice answers the same. */
export const deleteDraft = defineCall('deleteDraft', {
  method: 'POST',
  path: '/order/deleteDraft',
  auth: 'member',
  request: Schema.Struct(DraftReference),
  response: Schema.Struct({ tempId: Text }),
});
