/**
 * The buying form as a value: what somebody has entered, the cart line it stands for as long as nothing is checked, and
 * back from a line of the cart to the form. Changes are plain functions. Source: spec sections 2 and 3, A-26, A-27, A-55.
 */
import { EMPTY_RECEIVER, namesOf, type Receiver } from '@offrande/domain/address';
import { productLine, type CartLine } from '@offrande/domain/cart';
import { checkAmountEntry } from '@offrande/domain/catalogue';
import { goesToBuyer, type DeliveryType, type Sender } from '@offrande/domain/delivery';
import { encodeAmount, zero, type Money } from '@offrande/domain/money';
import { type RedeemablePlace, WHOLE_STORE } from '@offrande/domain/personalisation';
import { Result } from 'effect';
import type { CardFaceFacts, ProductFacts } from './product-facts.ts';

/** The giver's photo: `src` shows it here, `url` is where the shop keeps it, null while it is on its way. */
export interface ChosenPhoto {
  readonly name: string | null;
  readonly src: string;
  readonly url: string | null;
}

export interface ProductForm {
  readonly faceId: string | null;
  /** One of the suggested amounts as a decimal string; it counts while `ownAmount` is empty. */
  readonly preset: string | null;
  readonly ownAmount: string;
  readonly quantity: number;
  readonly message: string;
  readonly message2: string;
  readonly photo: ChosenPhoto | null;
  /** Where the receiver may spend the card; the text counts for another place alone. */
  readonly place: RedeemablePlace['type'];
  readonly placeText: string;
  readonly isForSelf: boolean;
  readonly deliveryType: DeliveryType;
  readonly letterTypeId: string | null;
  readonly extraCode: string | null;
  readonly receiver: Receiver;
  readonly sender: Sender;
  readonly isScheduled: boolean;
  /** ISO day and minute of the day, as the browser's inputs give them; the time may stay empty. */
  readonly day: string;
  readonly time: string;
}

const DRAFT_PATHS = { self: 'buying-self', friend: 'buying-friend' } as const;

/** Who gets the card, where the page's address settles it. */
export type Receiving = keyof typeof DRAFT_PATHS;

/** The suggested amount in the middle, so that a new card shows what it will look like. */
const firstPreset = (amounts: readonly Money[]): string | null => {
  const middle = amounts[Math.floor(amounts.length / 2)];
  return middle === undefined ? null : encodeAmount(middle);
};

export const startForm = (facts: ProductFacts, receiving: Receiving = 'friend'): ProductForm => ({
  faceId: facts.faces[0]?.id ?? null,
  preset: firstPreset(facts.product.suggestedAmounts),
  ownAmount: '',
  quantity: 1,
  message: '',
  message2: '',
  photo: null,
  place: WHOLE_STORE.type,
  placeText: '',
  isForSelf: receiving === 'self',
  deliveryType: facts.deliveryTypes[0] ?? 'email',
  letterTypeId: facts.letterTypes[0]?.id ?? null,
  extraCode: null,
  receiver: {
    ...EMPTY_RECEIVER,
    phone: { areaCode: '', number: '' },
    address: { ...EMPTY_RECEIVER.address, countryCode: facts.addressPolicy.countries?.[0] ?? facts.country },
  },
  sender: { name: '', email: '' },
  isScheduled: false,
  day: '',
  time: '',
});

export const choosePreset = (form: ProductForm, preset: string): ProductForm => ({ ...form, preset, ownAmount: '' });

/** Typing an own amount takes the place of the suggested one. */
export const typeOwnAmount = (form: ProductForm, ownAmount: string): ProductForm => ({
  ...form,
  ownAmount,
  preset: null,
});

/** What the amount rule reads. */
export const amountText = ({ ownAmount, preset }: ProductForm): string => preset ?? ownAmount;

export const faceOf = ({ faceId }: ProductForm, { faces }: ProductFacts): CardFaceFacts | null =>
  faces.find(({ id }) => id === faceId) ?? null;

/** The picture that the card wears. */
export const artOf = (form: ProductForm, facts: ProductFacts): string =>
  faceOf(form, facts)?.imageUrl ?? facts.product.imageUrl;

/** The amount as long as it can be read and is allowed; null otherwise. */
export const amountOf = (form: ProductForm, { product }: ProductFacts): Money | null =>
  Result.getOrElse(checkAmountEntry(amountText(form), product), () => null);

/** `yyyy/MM/dd` or `yyyy/MM/dd HH:mm`; null for at once. Cards for the buyer are never put off. */
export const scheduleOf = ({ isScheduled, day, time, deliveryType }: ProductForm): string | null => {
  if (!isScheduled || goesToBuyer(deliveryType)) return null;
  return `${day.replaceAll('-', '/')} ${time}`.trim();
};

/** Who gets the card: the entered receiver, or the buyer under the name and email given as sender. */
export const receiverOf = ({ isForSelf, receiver, sender }: ProductForm): Receiver =>
  isForSelf ? { ...receiver, ...namesOf(sender.name), email: sender.email } : receiver;

/** The place that the form stands for. */
export const placeOf = ({ place, placeText }: ProductForm): RedeemablePlace =>
  place === 'freeText' ? { type: place, text: placeText } : { type: place };

const extraOf = ({ extraCode }: ProductForm, { additionalProducts }: ProductFacts): CartLine['extra'] => {
  const extra = additionalProducts.find(({ itemCode }) => itemCode === extraCode);
  return extra === undefined ? null : { ...extra, discount: null };
};

const letterOf = ({ deliveryType, letterTypeId }: ProductForm, { letterTypes }: ProductFacts): CartLine['letter'] => {
  const letter = deliveryType === 'physical' ? letterTypes.find(({ id }) => id === letterTypeId) : undefined;
  return letter === undefined ? null : { typeId: letter.id, price: letter.price, salesmanDiscount: null };
};

/** The line that the form stands for, unchecked: what the preview and the total show. No readable amount counts as 0. */
export const draftLine = (form: ProductForm, facts: ProductFacts, lineId: string): CartLine => {
  const { product, currency } = facts;
  const extra = extraOf(form, facts);
  return {
    ...productLine(lineId, { ...product, images: [product.imageUrl] }),
    draftPath: form.isForSelf ? DRAFT_PATHS.self : DRAFT_PATHS.friend,
    amount: amountOf(form, facts) ?? zero(currency),
    quantity: form.quantity,
    extraCardMadeFee: extra && product.extraCardMadeFee,
    extra,
    letter: letterOf(form, facts),
    delivery: { type: form.deliveryType, date: scheduleOf(form) },
    deliveryTimeZone: facts.timeZone,
    receiver: receiverOf(form),
    sender: form.sender,
    message: form.message,
    message2: form.message2,
    templateId: product.hasTemplates ? form.faceId : null,
    templateImageUrl: faceOf(form, facts)?.imageUrl ?? null,
    photoUrl: form.photo?.url ?? null,
    redeemablePlace: placeOf(form),
  };
};

const presetOf = (amount: Money, { product }: ProductFacts): string | null => {
  const text = encodeAmount(amount);
  return product.suggestedAmounts.some((suggested) => encodeAmount(suggested) === text) ? text : null;
};

/** The form filled with what a line of the cart says, for changing it. */
export const formOfLine = (line: CartLine, facts: ProductFacts): ProductForm => {
  const start = startForm(facts);
  const preset = presetOf(line.amount, facts);
  const [day = '', time = ''] = (line.delivery.date ?? '').split(' ');
  return {
    ...start,
    faceId: line.templateId ?? start.faceId,
    preset,
    ownAmount: preset === null ? encodeAmount(line.amount) : '',
    quantity: line.quantity,
    message: line.message,
    message2: line.message2,
    photo: line.photoUrl === null ? null : { name: null, src: line.photoUrl, url: line.photoUrl },
    place: line.redeemablePlace.type,
    placeText: line.redeemablePlace.type === 'freeText' ? line.redeemablePlace.text : '',
    isForSelf: line.draftPath === DRAFT_PATHS.self,
    deliveryType: line.delivery.type,
    letterTypeId: line.letter?.typeId ?? start.letterTypeId,
    extraCode: line.extra?.itemCode ?? null,
    receiver:
      line.receiver.address.countryCode === '' ? { ...line.receiver, address: start.receiver.address } : line.receiver,
    sender: line.sender,
    isScheduled: line.delivery.date !== null,
    day: day.replaceAll('/', '-'),
    time,
  };
};
