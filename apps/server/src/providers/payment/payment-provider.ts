/**
 * What the shop asks of a payment provider: open a hosted payment, read a signed message, tell the state of a payment.
 * Adapters speak one provider's dialect to a configured address; nothing here decides what a payment means for an order.
 * Source: spec section 7, reliability rows 9 to 14. Amounts are integer minor units.
 */
import type { PaymentProviderId } from '@offrande/domain/payment';
import type { ReportedPayment } from '@offrande/domain/payment-attempt';

/** A message that a provider sent by itself, with the reference that makes it count once. */
export interface ProviderNotification {
  readonly eventRef: string;
  readonly payment: ReportedPayment;
}

/** What is to be paid, and for what. */
export interface PaymentTerms {
  readonly attemptId: string;
  readonly orderNo: string;
  readonly amountMinor: bigint;
  /** How many decimals the currency counts, for dialects that send decimal amounts. */
  readonly currency: { readonly code: string; readonly digits: number };
}

export interface OpenPayment extends PaymentTerms {
  readonly email: string;
  readonly language: string;
  /** Where the browser comes back to, and where messages go. */
  readonly returnUrl: string;
  readonly notifyUrl: string;
}

export interface RawMessage {
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** A message that cannot be trusted or read. Its reason is for the audit log, never for the sender. */
export type NotificationRefusal =
  | { readonly _tag: 'BadSignature' }
  /** Genuine, but signed too long ago to be more than a replay. */
  | { readonly _tag: 'Stale' }
  | { readonly _tag: 'Unreadable'; readonly reason: string };

export type MessageReading = ProviderNotification | NotificationRefusal;

/** The provider could not be asked. `isRetryable` says whether asking again may help. */
export class ProviderUnavailable extends Error {
  readonly _tag = 'ProviderUnavailable';
  readonly isRetryable: boolean;
  constructor(message: string, isRetryable: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isRetryable = isRetryable;
  }
}

export interface PaymentProvider {
  readonly id: PaymentProviderId;
  /** Opens a hosted payment. The attempt id is the provider's idempotency key, so that asking twice opens one payment. */
  open(payment: OpenPayment): Promise<{ readonly providerRef: string; readonly redirectUrl: string }>;
  /** Reads a message and checks its signature where the provider signs. */
  readNotification(message: RawMessage): Promise<MessageReading>;
  /**
   * Asks the provider, server to server. `asked` are the terms it was opened on, for providers that repeat none of them
   * until somebody tries to pay; what is stated of money always is the provider's own word.
   */
  payment(providerRef: string, asked: PaymentTerms): Promise<ReportedPayment>;
  /**
   * Closes a payment that nobody has made, so that its page takes no money any more. One that is closed already stays so; one
   * that has ended otherwise is refused for good. Null where the provider's interface has no such call.
   */
  readonly close: ((providerRef: string) => Promise<void>) | null;
}

/** A provider and the shop id that its messages must name. */
export interface KnownProvider {
  readonly provider: PaymentProvider;
  readonly shopId: string;
}
