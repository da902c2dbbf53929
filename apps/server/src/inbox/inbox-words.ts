/** The texts of the inbox: a title and a text for every kind of message. */
import { Struct } from 'effect';
import { translated } from '../mail/catalogue-texts.ts';
import type { NoteKind } from '../note/notify.ts';

type Words = Readonly<Record<NoteKind, readonly [title: string, text: string]>>;

const TEXTS: Words = {
  welcome: ['Welcome to {shop}', 'Your account is open. Your orders, cards and messages are kept here.'],
  orderConfirmed: ['Order {order} is confirmed', 'Your order {order} is paid. Its cards are being made.'],
  cardsSent: [
    'The cards of order {order} are on their way',
    'All cards of your order {order} have been made and sent.',
  ],
  topUp: ['Top-up {order} is complete', 'The amount of your top-up {order} can be used now.'],
  orderReturned: [
    'A return on order {order}',
    'Cards of your order {order} were taken back and their price is returned.',
  ],
  cardReceived: [
    '{giver} has sent you a card',
    'A card “{product}” is waiting for you in the message that was sent to you.',
  ],
  cardLocked: [
    'Your card •••• {digits} is locked',
    'A wrong PIN was entered five times. Contact customer service to unlock it.',
  ],
  cardEnding: [
    'Your card •••• {digits} ends on {until}',
    'It can be used until the end of that day. What is left on it afterwards is lost.',
  ],
  passwordChanged: ['Your password was changed', 'If this was not you, set a new password at once.'],
  emailChanged: [
    'Your email was changed',
    'From now on you sign in with the new address. If this was not you, follow the link in the email to the old one.',
  ],
  identityLinked: [
    'A new way to sign in',
    'An account elsewhere can now be used to sign in here. If this was not you, contact customer service.',
  ],
  membershipApproved: [
    'You are a member of {employer}’s programme',
    'Your employer has confirmed you. Your account keeps its orders, cards and prices.',
  ],
  membershipRejected: [
    '{employer} has not confirmed you',
    'Your account stays as it was. Ask your employer, or check your corporate account.',
  ],
};

const parts = (kind: string) => [`${kind}.title`, `${kind}.text`] as const;

const textsIn = translated(
  'inbox',
  Object.fromEntries(
    Object.entries(TEXTS).flatMap(([kind, texts]) => parts(kind).map((name, at) => [name, texts[at]!] as const)),
  ),
);

/** The title and the text of a kind of message. */
export const inboxWords = (language: string, kind: NoteKind): readonly [title: string, text: string] => {
  const texts = textsIn(language);
  const [title, text] = parts(kind);
  return [texts[title]!, texts[text]!];
};

/** Every kind of message that has texts. */
export const INBOX_KINDS: readonly NoteKind[] = Struct.keys(TEXTS);
