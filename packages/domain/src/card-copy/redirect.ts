/**
 * A card that was sent wrong is sent again by its buyer, to the same or a corrected address. From a correction on, what was
 * sent before is void. Source: S7.94, A-95, decision 033.
 */
import { Result } from 'effect';
import { deliveryTargets } from '../delivery/index.ts';
import type { DeliveryType } from '../delivery/index.ts';
import { checkConfirmEmail, checkEmail, isSameEmail } from '../email/index.ts';
import type { EmailRefusal } from '../email/index.ts';
import { checkFields } from '../form/index.ts';
import type { RefusalOf } from '../form/index.ts';
import { equals } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { NumberingPlan, PhoneRefusal } from '../phone/index.ts';

/** Where a card goes; null on a channel that its delivery does not use. `mobile` is international. */
export interface CardReceiver {
  readonly email: string | null;
  readonly mobile: string | null;
}

/** `balance` is what can be spent, without what orders have reserved. `isTaken`: somebody proved number and PIN. */
export interface SentCardFacts {
  readonly balance: Money;
  readonly initialBalance: Money;
  readonly isTaken: boolean;
}

/** `CardTaken`: it is in somebody's account. `CardUsed`: something was spent of it, or is reserved. */
export type RedirectRefusal = { readonly _tag: 'CardTaken' } | { readonly _tag: 'CardUsed' };

/** Why a sent card stays where it is; null if it may go elsewhere. */
export const redirectRefusal = ({ balance, initialBalance, isTaken }: SentCardFacts): RedirectRefusal | null => {
  if (isTaken) return { _tag: 'CardTaken' };
  return equals(balance, initialBalance) ? null : { _tag: 'CardUsed' };
};

/** The channels over which such a card reaches its receiver, of those whose address can be corrected. */
export const sendingChannels = (type: DeliveryType): { readonly email: boolean; readonly sms: boolean } => {
  const toReceiver = deliveryTargets(type).filter(({ whom }) => whom === 'receiver');
  const isBy = (wanted: string): boolean => toReceiver.some(({ channel }) => channel === wanted);
  return { email: isBy('email'), sms: isBy('sms') };
};

/** True if a card goes to somebody else than before, letter case of an email ignored. */
export const isCorrection = (before: CardReceiver, after: CardReceiver): boolean =>
  !isSameEmail(before.email ?? '', after.email ?? '') || before.mobile !== after.mobile;

export interface RedirectEntry {
  readonly email: string;
  readonly confirmEmail: string;
  readonly phone: { readonly areaCode: string; readonly number: string };
}

/** The refusal of each field that has one. */
export type RedirectRefusals = {
  readonly email?: EmailRefusal;
  readonly confirmEmail?: RefusalOf<ReturnType<typeof checkConfirmEmail>>;
  readonly phone?: PhoneRefusal;
};

/** The receiver as entered, on the channels that are used; the email twice. */
export const checkRedirect = (
  { email, confirmEmail, phone }: RedirectEntry,
  channels: ReturnType<typeof sendingChannels>,
  { checkPhone }: NumberingPlan,
): Result.Result<CardReceiver, RedirectRefusals> =>
  Result.map(
    checkFields({
      email: channels.email ? checkEmail(email) : UNUSED,
      confirmEmail: channels.email ? checkConfirmEmail(confirmEmail, email) : UNUSED,
      phone: channels.sms ? checkPhone(phone, 'smsReceiver') : UNUSED,
    }),
    (checked) => ({ email: checked.email, mobile: checked.phone?.e164 ?? null }),
  );

const UNUSED = Result.succeed(null);
