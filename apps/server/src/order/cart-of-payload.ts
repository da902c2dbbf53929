/**
 * The cart that a checkout payload stands for, rebuilt from the unit's own catalogue: the payload says which product, how
 * many and for whom, and every price comes from here. Each field is checked by the domain's rule for it. Source: A-29,
 * Where the payload names a draft, what the draft says beyond the payload's line is taken from there.
 */
import { type Cart, type CartLine, emptyCart, productLine } from '@offrande/domain/cart';
import { checkAmount, type Product } from '@offrande/domain/catalogue';
import { type CheckedDelivery, checkDelivery, checkSender } from '@offrande/domain/delivery';
import { decodeAmount, type Money } from '@offrande/domain/money';
import type { OrderPayloadLine } from '@offrande/domain/order/schema';
import { numberingPlan } from '@offrande/domain/phone';
import { checkCreditDelivery, isPhoneCredit } from '@offrande/domain/phone-credit';
import { Result } from 'effect';
import { textIn } from '../catalogue/unit-catalogue.ts';
import type { DraftLine } from '../draft/load-draft.ts';
import { draftValues } from './draft-values.ts';
import { type FieldRefused, firstOf, type PayloadContext, refused } from './field-refused.ts';
import { goodsOf } from './goods-of-payload.ts';
import { receiverOf } from './receiver-of-payload.ts';

/** The amounts of a file were checked row by row, and their sum obeys no limit. */
const amountOf = (
  line: OrderPayloadLine,
  product: Product,
  draft: DraftLine | null,
): Result.Result<Money, FieldRefused> => {
  const sent = decodeAmount(line.amount, product.minAmount.currency);
  const isFile = draft !== null && draft.rows !== null;
  const amount = Result.flatMap(sent, (value): Result.Result<Money, { readonly _tag: string }> =>
    isFile ? Result.succeed(value) : checkAmount(value, product),
  );
  return Result.isFailure(amount) ? refused('amount', amount.failure._tag) : Result.succeed(amount.success);
};

const deliveryOf = (
  line: OrderPayloadLine,
  product: Product,
  draft: DraftLine | null,
  context: PayloadContext,
): Result.Result<CheckedDelivery, FieldRefused> => {
  const choice = {
    type: line.deliverType,
    date: line.deliverDate ?? null,
    // The cards of a file go each to its own receiver; any of them stands for the line.
    receiver: draft?.rows?.[0]?.receiver ?? draft?.line.receiver ?? receiverOf(line),
    letterTypeId: line.letterTypeId ?? null,
  };
  const checked = checkDelivery(
    choice,
    {
      kind: product.kind,
      buyer: context.buyer,
      now: context.now.getTime(),
      zone: context.unit.timeZone,
      addressPolicy: context.unit.addressPolicy,
      letterTypes: context.unit.letterTypes(context.language),
    },
    numberingPlan,
  );
  if (Result.isFailure(checked)) {
    const { path, reason } = firstOf(checked.failure);
    return refused(path, reason);
  }
  return creditedTo(product, checked.success, context);
};

/** Phone credit goes by SMS to a mobile of a country that is credited. */
const creditedTo = (
  product: Product,
  checked: CheckedDelivery,
  { unit }: PayloadContext,
): Result.Result<CheckedDelivery, FieldRefused> => {
  if (!isPhoneCredit(product, unit.phoneCreditPolicy)) return Result.succeed(checked);
  const { delivery, receiver } = checked;
  const asked = { type: delivery.type, phone: receiver.phone };
  const refusals = checkCreditDelivery(asked, unit.phoneCreditPolicy, numberingPlan);
  if (refusals === null) return Result.succeed(checked);
  const { path, reason } = firstOf(refusals);
  return refused(path, reason);
};

const senderOf = (line: OrderPayloadLine): Result.Result<CartLine['sender'], FieldRefused> => {
  const checked = checkSender({ name: line.senderName ?? '', email: line.senderEmail ?? '' });
  if (Result.isSuccess(checked)) return Result.succeed(checked.success);
  const { path, reason } = firstOf(checked.failure);
  return refused(path === 'name' ? 'senderName' : 'senderEmail', reason);
};

const lineOf = (
  line: OrderPayloadLine,
  at: number,
  draft: DraftLine | null,
  context: PayloadContext,
): Result.Result<CartLine, FieldRefused> =>
  Result.gen(function* () {
    const { catalogue, defaultLanguage } = context.unit;
    const product = catalogue.products.get(line.itemCode);
    const data = catalogue.unit.products.find(({ itemCode }) => itemCode === line.itemCode);
    if (product === undefined || data === undefined) return yield* refused('itemCode', 'ProductNotFound');
    const amount = yield* amountOf(line, product, draft);
    const goods = yield* goodsOf(line, product, draft?.line ?? null, context);
    const { delivery, receiver, letterType } = yield* deliveryOf(line, product, draft, context);
    const sender = yield* senderOf(line);
    const made: CartLine = {
      ...productLine(String(at), product),
      ...goods,
      productName: textIn(data.name, context.language, defaultLanguage),
      productImageUrl: catalogue.art.urlOf(data.art),
      amount,
      quantity: line.qty,
      extraCardMadeFee: goods.extra === null ? null : product.extraCardMadeFee,
      letter: letterType === null ? null : { typeId: letterType.id, price: letterType.price, salesmanDiscount: null },
      delivery,
      deliveryTimeZone: context.unit.timeZone,
      receiver,
      sender,
    };
    return draft === null ? made : yield* draftValues(made, draft.line, context.buyer);
  });

/** Refuses the first field that does not hold, named as in the payload: `lines.2.receiver.email`. */
export const cartOfPayload = (
  lines: readonly OrderPayloadLine[],
  context: PayloadContext,
  draft: readonly DraftLine[] | null = null,
): Result.Result<Cart, FieldRefused> => {
  const cartLines: CartLine[] = [];
  for (const [at, line] of lines.entries()) {
    const made = lineOf(line, at, draft?.[at] ?? null, context);
    if (Result.isFailure(made)) return refused(`lines.${at}.${made.failure.field}`, made.failure.reason);
    cartLines.push(made.success);
  }
  return Result.succeed({ ...emptyCart(context.unit.currency), lines: cartLines });
};
