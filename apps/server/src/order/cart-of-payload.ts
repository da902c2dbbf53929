/**
 * The cart that a checkout payload stands for, rebuilt from the unit's own catalogue: the payload says which product, how
 * many and for whom, and every price comes from here. Each field is checked by the domain's rule for it. Source: A-29,
 * A-35, A-159 (a cart without a draft).
 */
import { type Cart, type CartLine, emptyCart, productLine } from '@offrande/domain/cart';
import { checkAmount, type Product } from '@offrande/domain/catalogue';
import { type CheckedDelivery, checkDelivery, checkSender } from '@offrande/domain/delivery';
import { decodeAmount, type Money } from '@offrande/domain/money';
import type { OrderPayloadLine } from '@offrande/domain/order/schema';
import { numberingPlan } from '@offrande/domain/phone';
import { Result } from 'effect';
import { textIn } from '../catalogue/unit-catalogue.ts';
import { type FieldRefused, firstOf, type PayloadContext, refused } from './field-refused.ts';
import { goodsOf } from './goods-of-payload.ts';
import { receiverOf } from './receiver-of-payload.ts';

const amountOf = (line: OrderPayloadLine, product: Product): Result.Result<Money, FieldRefused> => {
  const amount = Result.flatMap(decodeAmount(line.amount, product.minAmount.currency), (value) =>
    checkAmount(value, product),
  );
  return Result.isFailure(amount) ? refused('amount', amount.failure._tag) : Result.succeed(amount.success);
};

const deliveryOf = (
  line: OrderPayloadLine,
  product: Product,
  context: PayloadContext,
): Result.Result<CheckedDelivery, FieldRefused> => {
  const choice = {
    type: line.deliverType,
    date: line.deliverDate ?? null,
    receiver: receiverOf(line),
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
  if (Result.isSuccess(checked)) return Result.succeed(checked.success);
  const { path, reason } = firstOf(checked.failure);
  return refused(path, reason);
};

const senderOf = (line: OrderPayloadLine): Result.Result<CartLine['sender'], FieldRefused> => {
  const checked = checkSender({ name: line.senderName ?? '', email: line.senderEmail ?? '' });
  if (Result.isSuccess(checked)) return Result.succeed(checked.success);
  const { path, reason } = firstOf(checked.failure);
  return refused(path === 'name' ? 'senderName' : 'senderEmail', reason);
};

const lineOf = (line: OrderPayloadLine, at: number, context: PayloadContext): Result.Result<CartLine, FieldRefused> =>
  Result.gen(function* () {
    const { catalogue, defaultLanguage } = context.unit;
    const product = catalogue.products.get(line.itemCode);
    const data = catalogue.unit.products.find(({ itemCode }) => itemCode === line.itemCode);
    if (product === undefined || data === undefined) return yield* refused('itemCode', 'ProductNotFound');
    const amount = yield* amountOf(line, product);
    const goods = yield* goodsOf(line, product, context);
    const { delivery, receiver, letterType } = yield* deliveryOf(line, product, context);
    const sender = yield* senderOf(line);
    return {
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
  });

/** Refuses the first field that does not hold, named as in the payload: `lines.2.receiver.email`. */
export const cartOfPayload = (
  lines: readonly OrderPayloadLine[],
  context: PayloadContext,
): Result.Result<Cart, FieldRefused> => {
  const cartLines: CartLine[] = [];
  for (const [at, line] of lines.entries()) {
    const made = lineOf(line, at, context);
    if (Result.isFailure(made)) return refused(`lines.${at}.${made.failure.field}`, made.failure.reason);
    cartLines.push(made.success);
  }
  return Result.succeed({ ...emptyCart(context.unit.currency), lines: cartLines });
};
