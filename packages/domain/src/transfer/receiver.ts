/** The receiver of a transfer: anybody except the sender (S3.105, A-58, A-95). */
import { Result } from 'effect';
import { checkEmail, isSameEmail } from '../email/index.ts';
import type { EmailRefusal } from '../email/index.ts';
import type { NumberingPlan, Phone, PhoneRefusal } from '../phone/index.ts';

/** The sending member. `mobile` is in international format; null if the account has none. */
export interface Sender {
  readonly email: string;
  readonly mobile: string | null;
}

/** The receiver is the sender. */
export type TransferToOneself = { readonly _tag: 'TransferToOneself' };

const TO_ONESELF = { _tag: 'TransferToOneself' } as const;

/** An email that is not the sender's own; ignoring letter case and outer spaces. */
export const checkReceiverEmail = (
  entry: string,
  { email }: Sender,
): Result.Result<string, EmailRefusal | TransferToOneself> =>
  Result.flatMap(checkEmail(entry), (receiver): Result.Result<string, TransferToOneself> =>
    isSameEmail(receiver, email) ? Result.fail(TO_ONESELF) : Result.succeed(receiver),
  );

/** A mobile that is not the sender's own, in any spelling; not a landline, because it must receive an SMS. */
export const checkReceiverPhone = (
  entry: { readonly areaCode: string; readonly number: string },
  { mobile }: Sender,
  { checkPhone }: NumberingPlan,
): Result.Result<Phone, PhoneRefusal | TransferToOneself> =>
  Result.flatMap(checkPhone(entry, 'smsReceiver'), (phone): Result.Result<Phone, TransferToOneself> =>
    phone.e164 === mobile ? Result.fail(TO_ONESELF) : Result.succeed(phone),
  );
