/** What a payload line puts on and beside its card: texts, face, photo, additional product. Prices come from the unit. */
import type { CartLine } from '@offrande/domain/cart';
import type { Product } from '@offrande/domain/catalogue';
import { isTrade } from '@offrande/domain/customer';
import type { OrderPayloadLine } from '@offrande/domain/order/schema';
import {
  checkPersonalisation,
  EMPTY_PERSONALISATION,
  mayChoosePlace,
  type Personalisation,
} from '@offrande/domain/personalisation';
import { Result } from 'effect';
import { textIn } from '../catalogue/unit-catalogue.ts';
import { type FieldRefused, firstOf, type PayloadContext, refused } from './field-refused.ts';
import { ownPhoto } from './own-photo.ts';

type Goods = Pick<CartLine, 'extra' | keyof Personalisation>;

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

export const goodsOf = (
  line: OrderPayloadLine,
  product: Product,
  draft: Pick<CartLine, 'redeemablePlace' | 'validMonths'> | null,
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
      ...(draft === null ? {} : { redeemablePlace: draft.redeemablePlace, validMonths: draft.validMonths }),
      message: line.message ?? '',
      message2: line.message2 ?? '',
      templateId,
      templateImageUrl: template ? art.urlOf(template.art) : null,
      photoUrl,
    };
    const templates = data.templates.map(({ id }) => ({ id: String(id), images: [] }));
    const checked = checkPersonalisation(entry, { product, templates, buyer: context.buyer });
    if (Result.isFailure(checked)) {
      const { path, reason } = firstOf(checked.failure);
      return yield* refused(path, reason);
    }
    const { redeemablePlace } = checked.success;
    if (redeemablePlace.type !== 'wholeStore' && !mayChoosePlace(product, context.buyer))
      return yield* refused('redeemablePlace', 'NotOffered');
    const extra = yield* extraOf(line, context);
    const isChosen = draft !== null && isTrade(context.buyer);
    const validMonths = isChosen ? checked.success.validMonths : context.unit.validMonths(line.itemCode);
    return { ...checked.success, validMonths, extra };
  });
