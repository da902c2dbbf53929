/** All refusals of the domain that a screen can encounter. A new one does not compile until it has a message. */
import type { AddressNotServed } from '@offrande/domain/address';
import type { CartRefusal, DroppedLine } from '@offrande/domain/cart';
import type { AmountLimitRefusal } from '@offrande/domain/catalogue';
import type { CardRefusal } from '@offrande/domain/card';
import type { CouponRefusal } from '@offrande/domain/coupon';
import type { DeliveryTypeRefusal, ScheduleRefusal } from '@offrande/domain/delivery';
import type { checkConfirmEmail, EmailRefusal } from '@offrande/domain/email';
import type { FileRefusal } from '@offrande/domain/file';
import type { AmountEntryRefusal } from '@offrande/domain/locale';
import type { PlaceRefusal, ValidityRefusal } from '@offrande/domain/personalisation';
import type { checkConfirmPassword, OneTimeCodeRefusal, PasswordRefusal } from '@offrande/domain/password';
import type { ClosingRefusals } from '@offrande/domain/account-closing';
import type { EmailChangeRefusals } from '@offrande/domain/email-change';
import type { EntryNameRefusal } from '@offrande/domain/address-book';
import type { PhoneChangeRefusal } from '@offrande/domain/phone-change';
import type { TopUpRefusal } from '@offrande/domain/top-up';
import type { TransferToOneself } from '@offrande/domain/transfer';
import type { PhoneRefusal } from '@offrande/domain/phone';
import type { CreditDeliveryRefusal } from '@offrande/domain/phone-credit';
import type { TextRefusal } from '@offrande/domain/text';
import type { checkHistoryFilter } from '@offrande/domain/wallet';
import type { Result } from 'effect';

type RefusalOf<R> = R extends Result.Result<infer _, infer Refusal> ? Refusal : never;

export type Refusal =
  | AddressNotServed
  | AmountEntryRefusal
  | AmountLimitRefusal
  | CardRefusal
  | CartRefusal
  | NonNullable<ClosingRefusals['email']>
  | CouponRefusal
  | CreditDeliveryRefusal
  | RefusalOf<ReturnType<typeof checkHistoryFilter>>
  | DeliveryTypeRefusal
  | DroppedLine['reason']
  | NonNullable<EmailChangeRefusals['email']>
  | EmailRefusal
  | EntryNameRefusal
  | FileRefusal
  | OneTimeCodeRefusal
  | PasswordRefusal
  | PhoneChangeRefusal
  | PhoneRefusal
  | PlaceRefusal
  | RefusalOf<ReturnType<typeof checkConfirmPassword>>
  | RefusalOf<ReturnType<typeof checkConfirmEmail>>
  | ScheduleRefusal
  | TextRefusal
  | TopUpRefusal
  | TransferToOneself
  | ValidityRefusal;
