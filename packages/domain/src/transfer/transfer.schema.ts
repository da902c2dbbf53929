/** The body of the transfer call (S7.92, A-95): only the chosen contact, and the amount only for a partial transfer. */
import { encodeAmount, isZero } from '../money/index.ts';
import type { Transfer, TransferMethod } from './transfer.ts';

export interface TransferRequest {
  readonly cardNumber: string;
  readonly method: TransferMethod;
  readonly friendName: string;
  readonly email?: string;
  readonly mobileNo?: string;
  readonly amount?: string;
}

export const encodeTransfer = ({ cardNumber, friendName, to, amount, rest }: Transfer): TransferRequest => ({
  cardNumber,
  method: to.method,
  friendName,
  ...(to.method === 'email' ? { email: to.email } : { mobileNo: to.phone.e164 }),
  ...(isZero(rest) ? {} : { amount: encodeAmount(amount) }),
});
