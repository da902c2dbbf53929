/** What the shop asks of an SMS gateway: to take one text message. Source: reliability rows 25 and 37. */

export interface SmsMessage {
  /** Made once by the caller and kept over retries: the gateway counts a reference once. */
  readonly reference: string;
  /** E.164, such as `+33612345678`. */
  readonly to: string;
  /** The sender's name or number, at most 11 letters or 16 digits. */
  readonly from: string;
  readonly text: string;
}

/** The message was not taken. `isRetryable` is false when the gateway refused it for good. */
export class SmsUnavailable extends Error {
  readonly _tag = 'SmsUnavailable';
  readonly isRetryable: boolean;
  constructor(message: string, isRetryable: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isRetryable = isRetryable;
  }
}

export interface SmsSender {
  /** Resolves once the gateway has taken the message; rejects with `SmsUnavailable`. */
  send(message: SmsMessage): Promise<void>;
}
