/**
 * Rebuilds the cart of a checkout payload from the unit's own catalogue: the payload names product, quantity and receiver;
 * every price comes from here. Each line is checked by the domain's rule for lines. If the payload names a draft, the fields
 * that the payload's line lacks are taken from the draft. Source.
 */
import { type Cart, type CartLine, emptyCart } from '@offrande/domain/cart';
import { isTrade } from '@offrande/domain/customer';
import { checkLine, type CheckedLine, type DraftedEntry, entryOfPayload, madeLine } from '@offrande/domain/line-entry';
import type { OrderPayloadLine } from '@offrande/domain/order-payload/schema';
import { numberingPlan } from '@offrande/domain/phone';
import { agreedLines } from '@offrande/domain/quotation';
import { Result } from 'effect';
import { localizedText } from '../catalogue/unit-catalogue.ts';
import type { DraftLine } from '../draft/load-draft.ts';
import { draftValues } from './draft-values.ts';
import { type FieldRefused, firstRefusal, type PayloadContext, refused } from './field-refused.ts';
import { createLineRules } from './line-rules.ts';
import { ownPhoto } from './own-photo.ts';

/** Each card of a file goes to its own receiver; any of them represents the line. */
const draftedEntry = ({ line, rows }: DraftLine, { buyer }: PayloadContext): DraftedEntry => ({
  redeemablePlace: line.redeemablePlace,
  validMonths: line.validMonths,
  receiver: rows?.[0]?.receiver ?? line.receiver,
  customerId: isTrade(buyer) ? line.customerId : null,
  isFile: rows !== null,
});

/** The payload's names of fields that are named differently in a line. */
const PAYLOAD_FIELDS: Readonly<Record<string, string>> = { 'sender.name': 'senderName', 'sender.email': 'senderEmail' };

/** Companies and salesmen choose the validity in their draft; for everyone else the unit decides it. */
const validityOf = (line: CheckedLine, itemCode: string, draft: DraftLine | null, context: PayloadContext): number =>
  draft !== null && isTrade(context.buyer) ? line.validMonths : context.unit.validMonths(itemCode);

const artOf = (templateId: string | null, { unit }: PayloadContext): string | null => {
  const template = unit.catalogue.unit.templates.find(({ id }) => String(id) === templateId);
  return template === undefined ? null : unit.catalogue.art.urlOf(template.art);
};

const lineOf = (
  line: OrderPayloadLine,
  at: number,
  draft: DraftLine | null,
  context: PayloadContext,
  isAgreed: boolean,
): Result.Result<CartLine, FieldRefused> =>
  Result.gen(function* () {
    const { unit, language } = context;
    const product = unit.catalogue.at(context.now).products.get(line.itemCode);
    const data = unit.catalogue.unit.products.find(({ itemCode }) => itemCode === line.itemCode);
    if (product === undefined || data === undefined) return yield* refused('itemCode', 'ProductNotFound');
    const photoUrl = ownPhoto(line.personalImageUrl ?? null, unit.id, context.publicOrigin);
    if (photoUrl === undefined) return yield* refused('personalImageUrl', 'NotOwnAddress');
    const entry = entryOfPayload(line, draft && draftedEntry(draft, context), numberingPlan);
    const checked = checkLine(entry, createLineRules(product, context), numberingPlan);
    if (Result.isFailure(checked)) {
      const { path, reason } = firstRefusal(checked.failure);
      return yield* refused(PAYLOAD_FIELDS[path] ?? path, reason);
    }
    const entered = checked.success;
    const made: CartLine = {
      ...madeLine(String(at), product, { ...entered, quantity: line.qty, deliveryTimeZone: unit.timeZone }),
      productName: localizedText(data.name, language, unit.defaultLanguage),
      productImageUrl: unit.catalogue.art.urlOf(data.art),
      templateImageUrl: artOf(entered.templateId, context),
      photoUrl,
      validMonths: validityOf(entered, line.itemCode, draft, context),
    };
    return draft === null ? made : yield* draftValues(made, draft.line, context.buyer, isAgreed);
  });

/** Refuses the first invalid field, named as in the payload: `lines.2.receiver.email`. */
export const cartOfPayload = (
  lines: readonly OrderPayloadLine[],
  context: PayloadContext,
  draft: readonly DraftLine[] | null = null,
): Result.Result<Cart, FieldRefused> => {
  const agreed = agreedLines(draft?.map(({ line }) => line) ?? [], context.quoted);
  const cartLines: CartLine[] = [];
  for (const [at, line] of lines.entries()) {
    const made = lineOf(line, at, draft?.[at] ?? null, context, agreed.has(at));
    if (Result.isFailure(made)) return refused(`lines.${at}.${made.failure.field}`, made.failure.reason);
    cartLines.push(made.success);
  }
  return Result.succeed({ ...emptyCart(context.unit.currency), lines: cartLines });
};
