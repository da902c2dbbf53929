/**
 * The only mapping from the domain's refusals to messages: what is wrong, then what to do. Texts given by the
 * specification are used verbatim. Source: spec sections 5 and 8, A-61.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FileType } from '@offrande/domain/file';
import type { Money } from '@offrande/domain/money';
import { formatDate } from '@offrande/domain/time';
import type { Refusal } from './refusal.ts';
import { textWithCode } from './server-refusal-text.ts';

/** Formats values for messages in the unit's style; `say` translates a text inside another. */
export interface ValueWriter {
  readonly money: (amount: Money) => string;
  readonly number: (value: number) => string;
  readonly say: (text: MessageDescriptor) => string;
}

type Tag = Refusal['_tag'];

/** As the hints beside the fields have it. */
const fileTypeName = (type: FileType): string => (type === 'jpeg' ? 'JPG' : type.toUpperCase());

type Wordings = {
  readonly [T in Tag]: (refusal: Extract<Refusal, { readonly _tag: T }>, write: ValueWriter) => MessageDescriptor;
};

const WORDINGS: Wordings = {
  Required: () => msg`This field is required.`,
  OnlyBlanks: () => msg`Write something here, not only blank spaces.`,
  ControlCharacter: () => msg`This text contains hidden characters. Type it again.`,
  AttackPattern: () => msg`The field you entered may contain illegal attack characters`,
  NotDigits: () => msg`Number only.`,
  NotLettersAndDigits: () => msg`Letters and numbers only.`,
  TooLong: ({ max, length }) => msg`Write between 0 and ${max} characters. There are ${length}.`,
  LengthOutside: ({ min, max, length }) => msg`Write between ${min} and ${max} characters. There are ${length}.`,
  HasSpace: () => msg`No space.`,
  HasSingleQuote: () => msg`This field cannot contain single quote.`,
  NotACode: () => msg`Letters A to Z, digits and hyphens only.`,
  NotAName: () => msg`Letters only, no digits or signs.`,
  NameWithoutSpace: () => msg`Enter first and last name, with a space between them.`,
  NotInList: ({ value }) => msg`${value} not found in the list.`,
  WrongFormat: ({ format }) => msg`Format should be ${format}.`,

  PasswordTooShort: ({ min }) => msg`Write at least ${min} characters.`,
  NoLowercaseLetter: () => msg`At least 1 lowercase.`,
  NoUppercaseLetter: () => msg`At least 1 uppercase.`,
  PasswordBreached: () => msg`This password has appeared in a data breach. Choose another.`,
  PasswordsDiffer: () => msg`The two passwords must be the same.`,
  WrongCode: ({ triesLeft }) =>
    triesLeft === 0
      ? msg`The code is wrong. Ask for a new one.`
      : msg`The code is wrong, please try again. Tries left: ${triesLeft}.`,

  NotAnEmail: () => msg`This is not valid email format. Example: name@example.com`,
  EmailsDiffer: () => msg`Confirm email must match.`,
  AreaCodeUnknown: () => msg`Choose a country code from the list.`,
  PhoneLengthOutside: ({ min, max }) => msg`Wrong phone number. Enter between ${min} and ${max} digits.`,
  WrongPhoneNumber: () => msg`Wrong phone number. Check the country code and the digits.`,
  PhoneKindNotAccepted: ({ accepted }) =>
    accepted === 'mobile'
      ? msg`Wrong phone number. A text message needs a mobile number.`
      : msg`Wrong phone number. Enter a mobile or a fixed line.`,

  AmountMalformed: () => msg`Write the amount in digits, for example 50.`,
  AmountTooLarge: ({ maxDigits }) => msg`Write at most ${maxDigits} digits before the decimal sign.`,
  AmountAmbiguous: () => msg`Write thousands without a sign, for example 1000.`,
  TooManyDecimals: ({ max }) => msg`Write at most ${max} digits after the decimal sign.`,
  AmountBelowMinimum: ({ min }, write) => msg`Enter an amount greater or equal to ${write.money(min)}.`,
  AmountAboveMaximum: ({ max }, write) => msg`Enter an amount less or equal to ${write.money(max)}.`,

  MixedKinds: () => msg`Posted and digital cards cannot share one order.`,
  SecondProduct: () => msg`One order holds one product.`,
  DeliveryTypeDiffers: () => msg`One order has one way of delivery.`,
  QuantityBelowMinimum: ({ min }) => msg`Choose at least ${min} card.`,
  MaxQuantityExceeded: ({ max }) => msg`Maximum quantity exceeded: ${max} cards at most in one order.`,
  LineNotFound: () => msg`This card is no longer in the cart.`,
  FileLine: () => msg`The uploaded file says how many cards there are.`,
  FileInCart: () => msg`This file is in your cart already. Its cards are ordered once.`,
  NotAWholeNumber: () => msg`Enter a whole number.`,
  NewBeneficiariesOutOfRange: ({ min, max }) => msg`Enter a number between ${min} and ${max}.`,
  ProductNotFound: () => msg`This card is no longer sold.`,

  NotOffered: () => msg`This cannot be chosen here.`,
  DeliveryTypeNotOffered: () => msg`Choose one of the deliveries listed.`,
  NotADate: ({ format }) => msg`Format should be ${format}.`,
  DateInPast: () => msg`Choose a moment that is not in the past.`,
  AddressNotServed: () => msg`Invalid address, please update your delivery address`,
  ValidityOutside: ({ min, max }) => msg`Enter a number of months between ${min} and ${max}.`,
  ValidityNotOffered: ({ months }) => msg`Cards are valid for ${months} months.`,

  FileEmpty: () => msg`This file is empty. Choose another.`,
  FileTooBig: ({ statedMegabytes }, write) => {
    const size = write.number(statedMegabytes);
    return msg`File too big. Choose one of ${size} MB at most.`;
  },
  UnsupportedFileType: ({ accepted }) =>
    msg`Unsupported type. Choose one of these: ${accepted.map(fileTypeName).join(', ')}.`,

  CardExpired: ({ expiredOn }) => {
    const day = formatDate(expiredOn);
    return msg`This card could be used until ${day}.`;
  },
  CardLocked: () => msg`This card is locked. Contact support.`,
  CardBlocked: () => msg`This card is blocked. Unblock it first.`,
  CardNotUsableInCountry: () => msg`This card can be used in another country only.`,
  CountryNotOffered: () => msg`Numbers of this country cannot be credited.`,
  CardEmpty: () => msg`Nothing is left on this card.`,
  CardNotReloadable: () => msg`This card cannot be topped up.`,
  CardNotTransferable: () => msg`This card cannot be sent to a friend.`,
  WalletNotOffered: () => msg`There is no wallet to top up.`,
  WalletNotReloadable: () => msg`The wallet cannot be topped up at the moment.`,
  TransferToOneself: () => msg`This is you. Enter somebody else.`,
  NotTheAccountsEmail: () => msg`This is not the email of your account.`,
  EmailUnchanged: () => msg`This is your email already.`,
  PhoneUnchanged: () => msg`This is your number already.`,
  AddressNameTaken: () => msg`Another address has this name.`,

  DatesReversed: () => msg`The first day comes after the last.`,

  CouponInvalid: () => msg`Invalid Coupon`,
  CouponInsufficientBalance: () => msg`Insufficient Card Balance`,
  CouponNotUsable: () => msg`Card is not usable in this order`,
  CouponImportFailed: () => msg`Import Coupon fail!`,
  CouponRefused: ({ code, brands }, write) => {
    const said = textWithCode(code, write.say);
    return brands.length === 0 ? msg`${said}` : msg`${said} ${brands.join(', ')}`;
  },
};

/** The message descriptor of a refusal, still to be translated. */
export const refusalMessage = (refusal: Refusal, write: ValueWriter): MessageDescriptor => {
  const wording = WORDINGS[refusal._tag] as (refusal: Refusal, write: ValueWriter) => MessageDescriptor;
  return wording(refusal, write);
};
