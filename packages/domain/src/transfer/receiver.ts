/** Who may receive a transfer: anybody who can be reached, but for the sender (S3.105, A-58, A-95). */
import { Result } from 'effect';
import { checkEmail, isSameEmail } from '../email/index.ts';
import type { EmailRefusal } from '../email/index.ts';
import type { NumberingPlan, Phone, PhoneRefusal } from '../phone/index.ts';

/** The member who gives. `mobile` is in international form; null where the account has none. */
export interface Sender {
  readonly email: string;
  readonly mobile: string | null;
}

/** The receiver is the sender. */
export type TransferToOneself = { readonly _tag: 'TransferToOneself' };

const TO_ONESELF = { _tag: 'TransferToOneself' } as const;

/** An email that is not the sender's own; case and outer blanks make no difference. */
export const checkReceiverEmail = (
  entry: string,
  { email }: Sender,
): Result.Result<string, EmailRefusal | TransferToOneself> =>
  Result.flatMap(checkEmail(entry), (receiver): Result.Result<string, TransferToOneself> =>
    isSameEmail(receiver, email) ? Result.fail(TO_ONESELF) : Result.succeed(receiver),
  );

/** A mobile that is not the sender's own, however it is written; no fixed line, for an SMS must arrive. */
export const checkReceiverPhone = (
  entry: { readonly areaCode: string; readonly number: string },
  { mobile }: Sender,
  { checkPhone }: NumberingPlan,
): Result.Result<Phone, PhoneRefusal | TransferToOneself> =>
  Result.flatMap(checkPhone(entry, 'smsReceiver'), (phone): Result.Result<Phone, TransferToOneself> =>
    phone.e164 === mobile ? Result.fail(TO_ONESELF) : Result.succeed(phone),
  );
