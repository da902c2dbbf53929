/** The port to an SMS gateway: it accepts one text message. Source: reliability rows 25 and 37. */

export interface SmsMessage {
  /** Created once by the caller and kept across retries: the gateway accepts a reference once. */
  readonly reference: string;
  /** E.164, such as `+33612345678`. */
  readonly to: string;
  /** The sender's name or number, at most 11 letters or 16 digits. */
  readonly from: string;
  readonly text: string;
}

/** The message was not accepted. `isRetryable` is false if the gateway refused it for good. */
export class SmsUnavailable extends Error {
  readonly _tag = 'SmsUnavailable';
  readonly isRetryable: boolean;
  constructor(message: string, isRetryable: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isRetryable = isRetryable;
  }
}

export interface SmsSender {
  /** Resolves once the gateway has accepted the message; rejects with `SmsUnavailable`. */
  send(message: SmsMessage): Promise<void>;
}
