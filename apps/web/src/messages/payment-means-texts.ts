/** Names and icons of the payment methods, and why one is unavailable. Source: S6.29, A-88. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MeansNote } from '@offrande/domain/checkout';
import type { Money } from '@offrande/domain/money';
import type { MeansObstacle, PaymentMeans } from '@offrande/domain/payment';
import type { IconName } from '@offrande/ui-kit/Icon';

interface MeansWords {
  readonly title: MessageDescriptor;
  readonly icon: IconName;
}

export const MEANS: Readonly<Record<PaymentMeans, MeansWords>> = {
  creditCard: { title: msg`Bank card`, icon: 'card' },
  debitCard: { title: msg`Debit card`, icon: 'card' },
  paypal: { title: msg`PayPal`, icon: 'wallet' },
  instantTransfer: { title: msg`Instant bank transfer`, icon: 'bank' },
  asynchronousTransfer: { title: msg`Bank payment`, icon: 'bank' },
  bankTransfer: { title: msg`Bank transfer`, icon: 'bank' },
  bankCheck: { title: msg`Bank cheque`, icon: 'bank' },
  wallet: { title: msg`Wallet`, icon: 'wallet' },
  giftCard: { title: msg`Gift card`, icon: 'gift' },
  thirdPartyCoupon: { title: msg`Third-party coupon`, icon: 'gift' },
  internalUse: { title: msg`Nothing to pay`, icon: 'check-circle' },
};

const OBSTACLES: Readonly<Record<MeansObstacle, MessageDescriptor>> = {
  needsAccount: msg`Only with an account`,
};

/** The note next to a payment method; `money` formats an amount. */
export const meansNoteText = (note: MeansNote, money: (amount: Money) => string): MessageDescriptor => {
  if (note._tag === 'MeansOff') return OBSTACLES[note.obstacle];
  const held = money(note.balance);
  return note.isShort ? msg`Balance ${held}, less than this order costs` : msg`Balance ${held}`;
};
