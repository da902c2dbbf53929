/** Every refusal of the domain that a screen of the shop can meet. A new one does not compile until it has words. */
import type { AddressNotServed } from '@offrande/domain/address';
import type { CartRefusal, DroppedLine } from '@offrande/domain/cart';
import type { AmountLimitRefusal } from '@offrande/domain/catalogue';
import type { CouponRefusal } from '@offrande/domain/coupon';
import type { DeliveryTypeRefusal, ScheduleRefusal } from '@offrande/domain/delivery';
import type { checkConfirmEmail, EmailRefusal } from '@offrande/domain/email';
import type { FileRefusal } from '@offrande/domain/file';
import type { AmountEntryRefusal } from '@offrande/domain/locale';
import type { ValidityRefusal } from '@offrande/domain/personalisation';
import type { PhoneRefusal } from '@offrande/domain/phone';
import type { TextRefusal } from '@offrande/domain/text';
import type { Result } from 'effect';

type RefusalOf<R> = R extends Result.Result<infer _, infer Refusal> ? Refusal : never;

export type Refusal =
  | AddressNotServed
  | AmountEntryRefusal
  | AmountLimitRefusal
  | CartRefusal
  | CouponRefusal
  | DeliveryTypeRefusal
  | DroppedLine['reason']
  | EmailRefusal
  | FileRefusal
  | PhoneRefusal
  | RefusalOf<ReturnType<typeof checkConfirmEmail>>
  | ScheduleRefusal
  | TextRefusal
  | ValidityRefusal;
