/**
 * Projects a cart to the checkout payload: only the listed fields are sent. Other values of a line are in the draft,
 * which the payload references. Source: S3.45 to S3.48, A-18, A-29, A-35, A-100, A-101, A-157, A-159, A-166,
 *
 */
import { Result } from 'effect';
import { fullNameOf, joinedAddressLines, phoneWithAreaCode } from '../address/index.ts';
import { cardsOf } from '../cart/index.ts';
import type { Cart, CartLine } from '../cart/index.ts';
import type { CartTotal } from '../pricing/index.ts';
import type { AppliedCoupon } from '../coupon/index.ts';
import { postedLetter } from '../delivery/index.ts';
import type { IdentityDocument } from '../customer/index.ts';
import type { Reward } from '../discount/index.ts';
import { encodeAmount, isPositive, isZero } from '../money/index.ts';
import { meansOfOrder } from '../payment/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import type { CheckoutPayload, OrderPayloadLine, PayloadCoupon } from './payload.schema.ts';

type WithoutEmpty<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], null> };

/** Omits empty values: A-35. */
const withoutEmpty = <Fields extends Readonly<Record<string, unknown>>>(fields: Fields): WithoutEmpty<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== ''),
  ) as WithoutEmpty<Fields>;

/** Template ids are digits in the catalogue and a number in the payload (S3.47); any other id is a defect. */
const templateNumber = (templateId: string | null): number | null => {
  if (templateId === null) return null;
  if (!/^\d{1,15}$/u.test(templateId)) throw new TypeError(`Not a template number: ${templateId}`);
  return Number(templateId);
};

const receiverFields = ({ address, email, vatNumber, ...receiver }: CartLine['receiver']) => ({
  receiverAddress: joinedAddressLines(address),
  receiverCity: address.city,
  receiverCountryCode: address.countryCode,
  receiverEmail: email,
  receiverMobileNo: phoneWithAreaCode(receiver.phone),
  receiverName: fullNameOf(receiver),
  receiverVatNumber: vatNumber,
  receiverZipCode: address.zipCode,
});

/** The line of the payload for a line of the cart. A file line sends the sum of its file and the number of its cards. */
export const orderPayloadLine = (line: CartLine): OrderPayloadLine => ({
  amount: encodeAmount(line.amount),
  deliverType: line.delivery.type,
  itemCode: line.itemCode,
  qty: cardsOf(line),
  ...withoutEmpty({
    deliverDate: line.delivery.date,
    extraItemCode: line.extra?.itemCode ?? null,
    letterTypeId: postedLetter(line)?.typeId ?? null,
    message: line.message,
    message2: line.message2,
    personalImageUrl: line.photoUrl,
    ...receiverFields(line.receiver),
    senderEmail: line.sender.email,
    senderName: line.sender.name,
    templateId: templateNumber(line.templateId),
  }),
});

const couponOf = ({ coupon, applied }: AppliedCoupon): PayloadCoupon => ({
  cardNumber: coupon.cardNumber,
  appliedAmount: encodeAmount(applied),
  code: coupon.isThirdParty ? 'thirdPartyCoupon' : 'giftCard',
});

const rewardFields = (reward: Reward | null) => ({
  rewardType: reward?.form ?? null,
  freeItem: reward?.form === 'freeGiftCard' ? reward.itemCode : null,
  freeItemQty: reward?.form === 'freeGiftCard' ? reward.quantity : null,
});

const documentFields = (document: IdentityDocument | null) => ({
  docType: document?.documentType ?? null,
  idCardNo: document?.documentNumber ?? null,
});

/** The numbers of the quotations that lines of the cart came from, each once, in the order of the lines. */
const quotationsOf = ({ lines }: Cart): readonly string[] => [
  ...new Set(lines.flatMap(({ quotationNo }) => quotationNo ?? [])),
];

/** The facts of an order besides the cart. `customerId` is null for a guest. */
export interface OrderFacts {
  readonly unitId: string;
  readonly customerId: string | null;
  readonly chosenMeans: PaymentMeans;
  readonly reward: Reward | null;
  readonly imageUrl: string | null;
  readonly draftId: string | null;
  /** Only where the unit needs one of its guests. */
  readonly guestDocument?: IdentityDocument | null;
}

/** The payload of a priced cart. Coupons that pay nothing are not sent. `total` must be the total of this cart. */
export const checkoutPayload = (cart: Cart, total: CartTotal, facts: OrderFacts): CheckoutPayload => {
  const paying = total.coupons.filter(({ applied }) => isPositive(applied));
  const coupons = paying.map(({ coupon }) => coupon);
  const quotations = quotationsOf(cart);
  return {
    aggregatorBuId: facts.unitId,
    lines: cart.lines.map(orderPayloadLine),
    paymentMean: meansOfOrder(facts.chosenMeans, isZero(total.total), coupons),
    ...withoutEmpty({
      custId: facts.customerId,
      orderImageUrl: facts.imageUrl,
      ...rewardFields(facts.reward),
      tempId: facts.draftId,
      ...documentFields(facts.guestDocument ?? null),
      couponList: paying.length === 0 ? null : paying.map(couponOf),
      orderAmtTot: encodeAmount(total.total),
      quotationList: quotations.length === 0 ? null : quotations,
    }),
  };
};

/** `DraftDiffers`: the payload does not match its draft; `at` is the first line that differs or is missing. */
export interface DraftDiffers {
  readonly _tag: 'DraftDiffers';
  readonly at: number;
}

const sorted = (line: OrderPayloadLine | undefined): string => JSON.stringify(Object.entries(line ?? {}).toSorted());

/** Accepts payload lines that equal those of their draft, in order and in every common field. */
export const checkAgainstDraft = (
  lines: readonly OrderPayloadLine[],
  draft: readonly CartLine[],
): Result.Result<void, DraftDiffers> => {
  const drafted = draft.map(orderPayloadLine);
  const longer = lines.length > drafted.length ? lines : drafted;
  const at = longer.findIndex((_, at) => sorted(lines[at]) !== sorted(drafted[at]));
  return at === -1 ? Result.void : Result.fail({ _tag: 'DraftDiffers', at });
};
