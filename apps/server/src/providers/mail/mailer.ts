/** The port to a mail server: it accepts one message. Source: reliability row 37. */

export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** The id of an inline image, referenced in the HTML as `cid:…`. */
  readonly contentId?: string;
}

export interface MailMessage {
  /** `<…@…>`, created once by the caller and kept across retries, so that a message sent twice is recognised as one. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** The URL for one-click unsubscribe by POST, without login (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** The message was not accepted. `isRetryable` is false if the server refused it for good. */
export class MailUnavailable extends Error {
  readonly _tag = 'MailUnavailable';
  readonly isRetryable: boolean;
  constructor(message: string, isRetryable: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isRetryable = isRetryable;
  }
}

export interface Mailer {
  /** Resolves once the server has accepted the message; rejects with `MailUnavailable`. */
  send(message: MailMessage): Promise<void>;
}
