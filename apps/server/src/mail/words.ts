/**
 * The texts that the shop sends and prints: mails, text messages, cards, letters, invoices, and the plain pages behind their URLs.
 * `{name}` is a placeholder for a value, which is escaped when inserted into HTML.
 */
import { languageOf } from '@offrande/domain/locale';
import { knownLanguage, translated } from './catalogue-texts.ts';

const TEXTS = {
  labelled: '{label}: {value}',
  cardSubject: '{sender} has sent you a gift card of {amount}',
  cardTitle: 'A card for you',
  cardFrom: 'From {sender}',
  cardIntro: '{receiver}, here is your {product} gift card.',
  cardAttached: 'The card to print is attached.',
  cardNumber: 'Card number',
  pin: 'PIN',
  expiresOn: 'Valid until',
  howToUse: 'How to use it',
  placeExceptFood: 'Valid in the whole store except food.',
  placeOther: 'Valid at: {place}.',
  scan: 'To scan at the till',
  keepSafe: 'Keep this card like cash: whoever has the number and the PIN can use it.',
  openPrintable: 'Open the card to print',
  openCard: 'Open the card, or add it to your phone',
  passApple: 'Add to Apple Wallet',
  passGoogle: 'Add to Google Wallet',
  passDescription: 'Gift card {product}',
  passBalance: 'Balance',
  passAsOf: 'Balance of',
  passStale: 'The balance shown is of {date}. Ask at the till or in your account for what is left today.',
  passWords: 'Message',
  passPin: 'The PIN is never on this pass: it stays in your account or in the email.',
  statementTitle: 'Card statement',
  statementCard: 'Card',
  statementPeriod: 'Period',
  statementMade: 'Made on',
  statementOpening: 'Opening balance',
  statementClosing: 'Closing balance',
  statementDate: 'Date',
  statementWhat: 'Movement',
  statementBalance: 'Balance',
  statementNone: 'Nothing moved in this period.',
  statementCut: 'Only the last {count} movements are listed; what was before is in the opening balance.',
  movementActivate: 'Card issued',
  movementReload: 'Top-up',
  movementTransfer: 'Sent on',
  movementRedeem: 'Spent',
  movementReceived: 'Received',
  movementVoid: 'Given back',
  lockedSubject: 'Your gift card ending in {digits} is locked',
  lockedTitle: 'Your card is locked',
  lockedIntro:
    'Somebody entered a wrong PIN for your gift card ending in {digits} five times in a row. So that nobody can guess it, the card is locked; its value of {amount} is safe.',
  lockedWhat: 'If it is in your account, unlock it there under your cards. Otherwise write to {contact}.',
  reminderSubject: '{amount} left on your gift card, until {date}',
  reminderTitle: '{amount} to spend by {date}',
  reminderIntro:
    'Your {product} card ending in {digits} can be used until {date}. After that day the {amount} left on it are lost.',
  reminderIntroGift:
    'Your {product} card from {giver}, ending in {digits}, can be used until {date}. After that day the {amount} left on it are lost.',
  reminderLeft: 'Left',
  reminderOf: '{amount} of {initial}',
  reminderWhere: 'See where to spend it',
  reminderOpen: 'Open the card',
  reminderPlaces: 'Where it is taken',
  reminderWhy: 'You get this email because a gift card of yours ends soon; we write a few times at most.',
  reminderStop: 'No more reminders of this card',
  reminderStopTitle: 'Reminders of this card',
  reminderStopAsk:
    'The card ending in {digits} can be used until {date}. Do you want no more reminders before it ends?',
  reminderStopped: 'You get no more reminders of the card ending in {digits}. It can still be used until {date}.',
  reminderAgain: 'Remind me again',
  reminderGone: 'The address is not complete, or the card has another holder by now.',
  sms: '{sender} has sent you a {product} gift card of {amount}. Number {number}, PIN {pin}, valid until {expiry}.',
  codeSubject: 'Your code for {shop}',
  codeIntro: 'Enter this code to confirm that this email is yours. It is valid for {minutes} minutes.',
  codeSignIn: 'Enter this code to sign in. It is valid for {minutes} minutes.',
  codeOrder: 'Enter this code to see your order {order} in another browser. It is valid for {minutes} minutes.',
  codeFiles: 'Enter this code to get the files of your order {order} again. It is valid for {minutes} minutes.',
  orderInAccountSubject: 'Your order {order} is in your account',
  orderInAccountIntro:
    'Somebody, perhaps you, wanted to see your order {order} in another browser. It is in your account with {shop}: sign in to see it. If it was not you, do nothing: nothing was shown.',
  codeSecret: 'If you did not ask for it, do nothing. Never tell this code to anybody, us included.',
  codeSms: '{shop}: your code is {code}. Valid for {minutes} minutes. Never tell it to anybody.',
  existsSubject: 'You already have an account with {shop}',
  existsIntro:
    'Somebody, perhaps you, wanted to register with this email. You have an account already: sign in with your password.',
  signInButton: 'Sign in',
  existsReset:
    'If you have forgotten your password, the sign-in page lets you set a new one. If it was not you, do nothing.',
  welcomeSubject: 'Welcome to {shop}',
  welcomeIntro: 'Your account is open. Confirm that it was you who registered.',
  welcomeButton: 'Confirm',
  resetSubject: 'Your new password for {shop}',
  resetIntro: 'Choose a new password on this page. The link is valid for 24 hours and can be used once.',
  resetButton: 'Set a new password',
  resetIgnore: 'If you did not ask for it, do nothing: your password stays as it is.',
  changedSubject: 'Your password for {shop} was changed',
  changedIntro:
    'The password of your account was changed, and you are signed out on other devices. If it was not you, set a new one at once.',
  emailChangedSubject: 'Your email for {shop} was changed',
  emailChangedIntro:
    'Your account has another email from now on, and this one is no longer used. If it was you, there is nothing to do.',
  emailChangedButton: 'It was not me: take it back',
  emailChangedOnce: 'The link is valid for 7 days.',
  emailTakenBackSubject: 'Your email for {shop} is as before',
  emailTakenBackIntro: 'The change was taken back, and your account is signed out everywhere. Set a new password now.',
  emailBackTitle: 'Take back the change of email',
  emailBackAsk: 'Your account gets its old email again and is signed out everywhere. Then set a new password.',
  emailBackButton: 'Take it back',
  emailBackDone: 'Your account has its old email again and is signed out everywhere. Set a new password now.',
  emailBackGone: 'The link is no longer valid: its time is over, or the change was taken back already.',
  failuresSubject: 'Failed sign-ins to your account with {shop}',
  failuresIntro:
    'Somebody has entered a wrong password for your account several times. If it was not you, nobody came in; a new password that you use nowhere else keeps it so.',
  membershipSubject: '{member} asks to be a member of your programme',
  membershipIntro:
    '{member} ({email}, employee ID {employee}) has given your corporate code at {shop} and asks to be a member of {employer}’s programme.',
  membershipButton: 'Approve or reject',
  membershipOnce: 'The link is valid for 14 days and decides once. If you do not know this person, reject the request.',
  receiptSubject: 'Order {order} confirmed',
  receiptTitle: 'Order confirmed',
  receiptIntro: 'Thank you, {buyer}. Your order {order} is paid.',
  receiptLines: '{quantity} × {product}, {amount}, for {receiver}',
  giftLine: '{card} (a gift with this order)',
  receiptBonus: 'Cashback: {amount} added to your wallet.',
  receiptTotal: 'Total paid: {total}',
  receiptPosted: 'Posted cards arrive in 3 to 4 days and stay locked until you confirm that they have arrived.',
  receiptCards: 'The cards to print are attached.',
  receiptCardsLater: 'Your cards come in a message of their own, as soon as they are ready or on the day you chose.',
  returnedSubject: 'Refund for order {order}',
  returnedTitle: 'Your order was taken back',
  returnedIntro:
    'Your order {order} was taken back, in part or whole, for {price}. Cards of it that were taken back can no longer be used.',
  returnedMoney: '{money} goes back to what you paid with, within a few days.',
  returnedValue: '{value} is on your gift cards again.',
  returnedCreditNote: 'The credit note is attached.',
  returnedAsk: 'A question? Write to {contact}.',
  ownCardsSubject: 'Your gift cards of order {order}',
  ownCardsTitle: 'Your cards are ready',
  ownCardsCount: 'Order {order}, number of cards: {count}.',
  seeOrder: 'See your order',
  filesOnce:
    'Each link downloads its file once, within {hours} hours. For {days} days you get a new link on the page of your order. Whoever has the file can use the cards: keep it safe.',
  takeButton: 'Download the file',
  takeGoneTitle: 'There is no file here',
  takeGone:
    'It has been downloaded already, its time is over, or the address is not complete. You get a new link on the page of your order.',
  cardGoneTitle: 'There is no card here',
  cardGone: 'Check that the address is complete.',
  undeliveredSubject: 'Your card for {receiver} did not arrive',
  undeliveredTitle: 'The card did not arrive',
  undeliveredIntro:
    '{product}, {amount}. Could not be delivered: {address}. Correct the address and the card is sent again, or open it and hand it over yourself.',
  undeliveredCorrect: 'Correct the address',
  undeliveredManySubject: 'Order {order}, number of cards that did not arrive: {count}',
  undeliveredManyTitle: 'These cards did not arrive',
  undeliveredManyIntro:
    'They could not be delivered. Correct their addresses on the page of your order, and they are sent again.',
  undeliveredManyCard: '{receiver}, {address}: {product}, {amount}',
  undeliveredManyMore: 'More on the page of your order: {count}',
  cardMovedTitle: 'This card was sent to another address',
  cardMoved:
    '{sender} has sent this card again, to another address, and what was sent before no longer opens it. If it was meant for you, ask {sender}: the card can be sent to you again. A question? Write to {contact}.',
  columnProduct: 'Card',
  columnAmount: 'Amount',
  columnReceiver: 'Receiver',
  columnAddress: 'Address',
  letterUnlockTitle: 'Has your card arrived?',
  letterUnlock:
    'It stays locked until its arrival is confirmed. Scan this code, or open {address} and enter the reference.',
  letterUnlockReference: 'Unlock reference',
  labelSender: 'Sender',
  labelParcel: 'Order {order}, parcel {parcel}',
  parcelSubject: 'Parcel {parcel} of order {order}',
  parcelTitle: 'A parcel to send',
  parcelIntro: 'Print the letter and the label, and send them by: {letter}. Number of cards: {count}.',
  parcelExtra: 'Put in with each card: {extra}.',
  parcelTag: 'Write on the tag of each: {words}',
  parcelPlainLetter: 'ordinary letter',
  invoiceTitle: 'Invoice',
  invoiceNumber: 'Invoice number',
  invoiceDate: 'Date of invoice',
  invoicePaidOn: 'Date of payment',
  invoiceOrder: 'Order',
  invoicePurchaseOrder: 'Your reference',
  invoiceChorus: 'Chorus number',
  invoiceSeller: 'Seller',
  invoiceBuyer: 'Customer',
  invoiceVat: 'VAT number',
  invoiceRegistration: 'Company number',
  invoiceDescription: 'Description',
  invoiceQuantity: 'Quantity',
  invoiceUnitPrice: 'Unit price',
  invoiceAmount: 'Amount',
  invoiceDiscount: 'Discount',
  invoiceTotal: 'Total with tax',
  invoiceNet: 'Total without tax',
  invoiceTax: 'Tax contained',
  invoiceCoupon: 'Paid with the card ending in {digits}',
  invoicePaid: 'Paid otherwise',
  partGoods: 'Gift cards',
  partExtra: 'Additional products',
  partCardMade: 'Making of the cards',
  partLetter: 'Postage',
  taxTitle: 'Tax contained, by part and rate',
  taxPart: 'Part',
  taxRate: 'Rate',
  taxNet: 'Without tax',
  taxAmount: 'Tax',
  taxGross: 'With tax',
  voucherSinglePurpose: 'Single-purpose voucher: tax falls due at the sale.',
  voucherMultiPurpose: 'Multi-purpose voucher: tax falls due when the card is used; its sale contains none.',
  voucherPromotional: 'Promotional card, given away: no tax falls due.',
};

export type DeliveryWords = { readonly [Name in keyof typeof TEXTS]: string };

export const deliveryWords: (language: string) => DeliveryWords = translated('mail', TEXTS);

/** The `lang` and `dir` attributes for text in a language. */
export const languageAttributes = (language: string): { readonly tag: string; readonly direction: 'ltr' | 'rtl' } =>
  languageOf(knownLanguage(language));

/** Replaces the placeholders of a sentence. One without a value is a defect. */
export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${sentence}"`);
    return value;
  });

/** A value behind its label, on a line of plain text or of a printed page. */
export const labelled = (language: string, label: string, value: string): string =>
  fill(deliveryWords(language).labelled, { label, value });

/** Typographic spaces and apostrophes. A single one reduces an SMS from 160 characters to 70 (3GPP 23.038). */
const TYPOGRAPHIC_SPACE = /[\u00A0\u2009\u202F]/gu;
const PRINTERS_APOSTROPHE = /\u2019/gu;

/** Replaces the placeholders of an SMS, and typographic characters by plain ones. */
export const fillSms = (sentence: string, values: Readonly<Record<string, string>>): string =>
  fill(sentence, values).replaceAll(TYPOGRAPHIC_SPACE, ' ').replaceAll(PRINTERS_APOSTROPHE, "'");
