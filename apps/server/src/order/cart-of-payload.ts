/**
 * The cart that a checkout payload stands for, rebuilt from the unit's own catalogue: the payload says which product, how
 * many and for whom, and every price comes from here. Each field is checked by the domain's rule for it. Source: A-29,
 * A-35, A-159 (a guest's cart has no draft).
 */
import { EMPTY_ADDRESS, type Receiver } from '@offrande/domain/address';
import { type Cart, type CartLine, emptyCart, newLine } from '@offrande/domain/cart';
import { checkAmount, type Product } from '@offrande/domain/catalogue';
import { type CheckedDelivery, checkDelivery, checkSender } from '@offrande/domain/delivery';
import { decodeAmount, type Money } from '@offrande/domain/money';
import type { OrderPayloadLine } from '@offrande/domain/order';
import { checkPersonalisation, EMPTY_PERSONALISATION } from '@offrande/domain/personalisation';
import { Result } from 'effect';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { textIn } from '../catalogue/unit-catalogue.ts';
import type { Unit } from '../unit/unit.ts';
import { ownPhoto } from './own-photo.ts';

/** Which field of the payload was refused, and the tag of the domain's refusal. */
export interface FieldRefused {
  readonly _tag: 'FieldRefused';
  readonly field: string;
  readonly reason: string;
}

export interface PayloadContext {
  readonly unit: Unit;
  readonly language: string;
  readonly now: Date;
  readonly publicOrigin: string;
}

const refused = (field: string, reason: string) => Result.fail<FieldRefused>({ _tag: 'FieldRefused', field, reason });

/** The first refusal of a form, with its path. */
const firstOf = (refusals: object): { readonly path: string; readonly reason: string } => {
  const [path, refusal] = Object.entries(refusals)[0] as [string, { readonly _tag: string }];
  return { path, reason: refusal._tag };
};

const phoneOf = (text: string): Receiver['phone'] => {
  const number = parsePhoneNumberFromString(text);
  return number === undefined
    ? { areaCode: '', number: text }
    : { areaCode: `+${number.countryCallingCode}`, number: number.nationalNumber };
};

/** The payload joins first and last name by a blank; the first blank parts them again. */
const namesOf = (name: string): Pick<Receiver, 'firstName' | 'lastName'> => {
  const [firstName = '', ...rest] = name.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
};

const receiverOf = (line: OrderPayloadLine): Receiver => ({
  civility: null,
  ...namesOf(line.receiverName ?? ''),
  email: line.receiverEmail ?? '',
  phone: phoneOf(line.receiverMobileNo ?? ''),
  vatNumber: line.receiverVatNumber ?? '',
  address: {
    ...EMPTY_ADDRESS,
    line1: line.receiverAddress ?? '',
    zipCode: line.receiverZipCode ?? '',
    city: line.receiverCity ?? '',
    countryCode: line.receiverCountryCode ?? '',
  },
});

const amountOf = (line: OrderPayloadLine, product: Product): Result.Result<Money, FieldRefused> => {
  const amount = Result.flatMap(decodeAmount(line.amount, product.minAmount.currency), (value) =>
    checkAmount(value, product),
  );
  return Result.isFailure(amount) ? refused('amount', amount.failure._tag) : Result.succeed(amount.success);
};

type Goods = Pick<CartLine, 'extra' | 'message' | 'message2' | 'templateId' | 'templateImageUrl' | 'photoUrl'>;

const extraOf = (
  line: OrderPayloadLine,
  { unit, language }: PayloadContext,
): Result.Result<CartLine['extra'], FieldRefused> => {
  if (line.extraItemCode === undefined) return Result.succeed(null);
  const extra = unit.catalogue.additionalProducts.get(line.extraItemCode);
  const data = unit.catalogue.unit.additionalProducts.find(({ itemCode }) => itemCode === line.extraItemCode);
  if (extra === undefined || data === undefined) return refused('extraItemCode', 'NotInList');
  const name = textIn(data.name, language, unit.defaultLanguage);
  return Result.succeed({
    itemCode: extra.itemCode,
    name,
    imageUrl: extra.imageUrl,
    amount: extra.amount,
    discount: null,
  });
};

const goodsOf = (
  line: OrderPayloadLine,
  product: Product,
  context: PayloadContext,
): Result.Result<Goods, FieldRefused> =>
  Result.gen(function* () {
    const { unit: data, art } = context.unit.catalogue;
    const templateId = line.templateId === undefined ? null : String(line.templateId);
    const template = data.templates.find(({ id }) => String(id) === templateId);
    const photoUrl = ownPhoto(line.personalImageUrl ?? null, context.unit.id, context.publicOrigin);
    if (photoUrl === undefined) return yield* refused('personalImageUrl', 'NotOwnAddress');
    const entry = {
      ...EMPTY_PERSONALISATION,
      message: line.message ?? '',
      message2: line.message2 ?? '',
      templateId,
      templateImageUrl: template ? art.urlOf(template.art) : null,
      photoUrl,
    };
    const templates = data.templates.map(({ id }) => ({ id: String(id), images: [] }));
    const checked = checkPersonalisation(entry, { product, templates, buyer: 'guest' });
    if (Result.isFailure(checked)) {
      const { path, reason } = firstOf(checked.failure);
      return yield* refused(path, reason);
    }
    const extra = yield* extraOf(line, context);
    return { ...checked.success, extra };
  });

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
  const checked = checkDelivery(choice, {
    kind: product.kind,
    buyer: 'guest',
    now: context.now.getTime(),
    zone: context.unit.timeZone,
    addressPolicy: context.unit.addressPolicy,
    letterTypes: context.unit.letterTypes(context.language),
  });
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
    const { catalogue, currency, defaultLanguage } = context.unit;
    const product = catalogue.products.get(line.itemCode);
    const data = catalogue.unit.products.find(({ itemCode }) => itemCode === line.itemCode);
    if (product === undefined || data === undefined) return yield* refused('itemCode', 'ProductNotFound');
    const amount = yield* amountOf(line, product);
    const goods = yield* goodsOf(line, product, context);
    const { delivery, receiver, letterType } = yield* deliveryOf(line, product, context);
    const sender = yield* senderOf(line);
    return {
      ...newLine(String(at), product.itemCode, currency),
      ...goods,
      parentItemCode: product.parentItemCode,
      categoryId: product.categoryId,
      productName: textIn(data.name, context.language, defaultLanguage),
      productImageUrl: catalogue.art.urlOf(data.art),
      kind: product.kind,
      sort: product.sort,
      amount,
      quantity: line.qty,
      productDiscountRate: product.discountRate,
      cardMadeFee: product.cardMadeFee,
      extraCardMadeFee: goods.extra === null ? null : product.extraCardMadeFee,
      letter: letterType === null ? null : { typeId: letterType.id, price: letterType.price, salesmanDiscount: null },
      delivery,
      deliveryTimeZone: context.unit.timeZone,
      receiver,
      sender,
      productTaxRate: product.productTaxRate,
      additionalTaxRate: product.additionalTaxRate,
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
