/**
 * The form of one card as a value: its entries, its defaults, and the conversion from a cart line back to the form.
 * Changes are plain functions. Source: spec sections 2 and 3, A-26, A-27, A-43, A-55, A-169. Amounts are decimal
 * strings.
 */
import { EMPTY_RECEIVER } from '../address/index.ts';
import type { AddressPolicy, Receiver } from '../address/index.ts';
import type { CartLine } from '../cart/index.ts';
import type { AdditionalProduct, Product } from '../catalogue/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { cheapestLetter } from '../delivery/index.ts';
import type { DeliverTo, DeliveryType, LetterType, Sender } from '../delivery/index.ts';
import { withoutCurrencyMark } from '../locale/index.ts';
import { encodeAmount } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import { VALIDITY_DEFAULT_MONTHS, WHOLE_STORE } from '../personalisation/index.ts';
import type { RedeemablePlace } from '../personalisation/index.ts';
import type { PhoneCreditPolicy } from '../phone-credit/index.ts';
import { keptPhoto, storedPhoto } from './chosen-photo.ts';
import type { ChosenPhoto } from './chosen-photo.ts';
import type { SoldProduct } from './made-line.ts';

/**
 * `preset` is one of the suggested amounts; it applies while `ownAmount` is empty. `placeText` applies only to another
 * place. `day` and `time` are an ISO date and a minute of the day; the time may be empty. `customerId` and `validMonths` are of companies and
 * salesmen; without months the product's own validity holds.
 */
export interface CardForm {
  readonly faceId: string | null;
  readonly preset: string | null;
  readonly ownAmount: string;
  readonly quantity: number;
  readonly message: string;
  readonly message2: string;
  readonly photo: ChosenPhoto | null;
  readonly place: RedeemablePlace['type'];
  readonly placeText: string;
  readonly isForSelf: boolean;
  readonly deliveryType: DeliveryType;
  readonly letterTypeId: string | null;
  readonly extraCode: string | null;
  readonly receiver: Receiver;
  readonly sender: Sender;
  readonly customerId: string;
  readonly validMonths: string;
  readonly isScheduled: boolean;
  readonly day: string;
  readonly time: string;
}

/** A face of the card. */
export interface CardFace {
  readonly id: string;
  readonly images: readonly string[];
  readonly imageUrl: string;
}

/**
 * The options and limits of the form. `country` is the unit's; `phoneCredit` is null for every other product.
 */
export interface CardFormFacts {
  readonly product: SoldProduct & Pick<Product, 'maxAmount' | 'suggestedAmounts' | 'hasTemplates' | 'usableAt'>;
  readonly buyer: CustomerKind;
  readonly faces: readonly CardFace[];
  readonly deliveryTypes: readonly DeliveryType[];
  readonly letterTypes: readonly LetterType[];
  readonly additionalProducts: readonly AdditionalProduct[];
  readonly phoneCredit: PhoneCreditPolicy | null;
  readonly country: string;
  readonly timeZone: string;
  readonly addressPolicy: AddressPolicy;
}

/** The page of the line, depending on who gets the card. */
export const DRAFT_PATHS = { self: 'buying-self', friend: 'buying-friend' } as const satisfies Record<
  DeliverTo,
  string
>;

/** The middle suggested amount, so that a new card has a preview. */
const middlePreset = (amounts: readonly Money[]): string | null => {
  const middle = amounts[Math.floor(amounts.length / 2)];
  return middle === undefined ? null : encodeAmount(middle);
};

/** A new form: the first face, the middle amount, the first delivery type, the cheapest letter. */
export const startForm = (facts: CardFormFacts, to: DeliverTo = 'friend'): CardForm => ({
  faceId: facts.faces[0]?.id ?? null,
  preset: middlePreset(facts.product.suggestedAmounts),
  ownAmount: '',
  quantity: 1,
  message: '',
  message2: '',
  photo: null,
  place: WHOLE_STORE.type,
  placeText: '',
  isForSelf: to === 'self',
  deliveryType: facts.deliveryTypes[0] ?? 'email',
  letterTypeId: cheapestLetter(facts.letterTypes)?.id ?? null,
  extraCode: null,
  receiver: {
    ...EMPTY_RECEIVER,
    address: { ...EMPTY_RECEIVER.address, countryCode: facts.addressPolicy.countries?.[0] ?? facts.country },
  },
  sender: { name: '', email: '' },
  customerId: '',
  validMonths: '',
  isScheduled: false,
  day: '',
  time: '',
});

/** Choosing a suggested amount replaces a typed one. */
export const choosePreset = (form: CardForm, preset: string): CardForm => ({ ...form, preset, ownAmount: '' });

/** Typing an amount replaces the suggested one. */
export const typeOwnAmount = (form: CardForm, ownAmount: string): CardForm => ({ ...form, ownAmount, preset: null });

/** Leaving the field of an own amount drops the currency's sign or code, which stands beside the field. */
export const leaveOwnAmount = (form: CardForm, { product }: Pick<CardFormFacts, 'product'>): CardForm => ({
  ...form,
  ownAmount: withoutCurrencyMark(form.ownAmount, product.minAmount.currency),
});

/** The form with the sender who is known already, unless another is typed. */
export const withKnownSender = (form: CardForm, { name, email }: Sender): CardForm =>
  form.sender.name === '' && form.sender.email === '' ? { ...form, sender: { name, email } } : form;

/** The form as it outlives its page, which is loaded anew in another language: everything but a photo on its way. */
export const keptForm = (form: CardForm): CardForm => ({ ...form, photo: keptPhoto(form.photo) });

/** The chosen face; null if the product has none. */
export const faceOf = <Face extends CardFace>(
  { faceId }: CardForm,
  { faces }: { readonly faces: readonly Face[] },
): Face | null => faces.find(({ id }) => id === faceId) ?? null;

const presetOf = (text: string, { product }: CardFormFacts): string | null =>
  product.suggestedAmounts.some((suggested) => encodeAmount(suggested) === text) ? text : null;

const placeFields = (place: RedeemablePlace) => ({
  place: place.type,
  placeText: place.type === 'freeText' ? place.text : '',
});

const scheduleFields = ({ date }: CartLine['delivery']) => {
  const [day = '', time = ''] = (date ?? '').split(' ');
  return { isScheduled: date !== null, day: day.replaceAll('/', '-'), time };
};

/** The form filled from a cart line, for editing it. Values that the line does not have are the defaults. */
export const formOfLine = (line: CartLine, facts: CardFormFacts): CardForm => {
  const start = startForm(facts);
  const amount = encodeAmount(line.amount);
  const preset = presetOf(amount, facts);
  const { receiver } = line;
  return {
    ...start,
    ...placeFields(line.redeemablePlace),
    ...scheduleFields(line.delivery),
    faceId: line.templateId ?? start.faceId,
    preset,
    ownAmount: preset === null ? amount : '',
    quantity: line.quantity,
    message: line.message,
    message2: line.message2,
    photo: line.photoUrl === null ? null : storedPhoto(line.photoUrl),
    isForSelf: line.draftPath === DRAFT_PATHS.self,
    deliveryType: line.delivery.type,
    letterTypeId: line.letter?.typeId ?? start.letterTypeId,
    extraCode: line.extra?.itemCode ?? null,
    receiver: receiver.address.countryCode === '' ? { ...receiver, address: start.receiver.address } : receiver,
    sender: line.sender,
    customerId: line.customerId ?? '',
    validMonths: line.validMonths === VALIDITY_DEFAULT_MONTHS ? '' : String(line.validMonths),
  };
};
