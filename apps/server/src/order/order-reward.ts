/**
 * The reward of an order: the browser names the form promised to the buyer, and the unit's own offers decide. An invalid
 * promise refuses the order, as a changed price does. Source: S3.48, A-20, A-107, decision 031.
 */
import { rewardsFor } from '@offrande/domain/business-unit';
import { type CartLine, productLine } from '@offrande/domain/cart';
import { EMPTY_RECEIVER } from '@offrande/domain/address';
import { mayChooseDiscount, type Reward, rewardOfOrder } from '@offrande/domain/discount';
import type { Money } from '@offrande/domain/money';
import type { CheckoutPayload } from '@offrande/domain/order-payload/schema';
import { type Buyer, kindOf } from '../call/buyer.ts';
import { CallRefused } from '../call/call-refused.ts';
import { localizedText } from '../catalogue/unit-catalogue.ts';
import type { Unit } from '../unit/unit.ts';

type Promised = Pick<CheckoutPayload, 'rewardType' | 'freeItem' | 'freeItemQty'>;

const isPromised = (reward: Reward, { rewardType, freeItem, freeItemQty }: Promised): boolean =>
  reward.form === rewardType &&
  (reward.form === 'freeGiftCard'
    ? freeItem === reward.itemCode && freeItemQty === reward.quantity
    : freeItem === undefined && freeItemQty === undefined);

/** Null if none is promised. `face` is the face value of the cards bought. */
export const orderReward = (promised: Promised, unit: Unit, buyer: Buyer, face: Money): Reward | null => {
  const kind = kindOf(buyer);
  const { rewardType, freeItem, freeItemQty } = promised;
  const isPlain = rewardType === undefined || (rewardType === 'discount' && mayChooseDiscount(kind));
  if (isPlain && freeItem === undefined && freeItemQty === undefined) return null;
  const offered = rewardsFor(unit.rules, kind);
  if (offered.every(({ form }) => form !== rewardType))
    throw new CallRefused('orderRefused', { field: 'rewardType', reason: 'NotOffered' });
  const reward = rewardOfOrder(offered, kind, face, rewardType ?? null);
  if (reward === null || !isPromised(reward, promised)) throw new CallRefused('priceChanged', { field: 'rewardType' });
  return reward;
};

/** The line of gift cards earned by an order: they are sent to the buyer with the receipt. */
export const giftLine = (
  { itemCode, amount, quantity }: Reward & { readonly form: 'freeGiftCard' },
  unit: Unit,
  { sender, language }: { readonly sender: CartLine['sender']; readonly language: string },
): CartLine => {
  const { catalogue } = unit;
  const product = catalogue.products.get(itemCode);
  const data = catalogue.unit.products.find((row) => row.itemCode === itemCode);
  if (product === undefined || data === undefined) throw new Error(`Unit ${unit.id} gives ${itemCode} and has none`);
  return {
    ...productLine('gift', product),
    amount,
    quantity,
    productName: localizedText(data.name, language, unit.defaultLanguage),
    productImageUrl: catalogue.art.urlOf(data.art),
    validMonths: unit.validMonths(itemCode),
    deliveryTimeZone: unit.timeZone,
    sender,
    receiver: { ...EMPTY_RECEIVER, email: sender.email },
  };
};
