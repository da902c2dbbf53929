/** What the shop asks of a mail server: to take one message. Source: reliability row 37. */

export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** Names an inline image, shown in the HTML as `cid:…`. */
  readonly contentId?: string;
}

export interface MailMessage {
  /** `<…@…>`, made once by the caller and kept over retries, so that a message sent twice is seen as one. */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** Where a mail program ends messages of this kind by one POST, without asking anybody to sign in (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** The message was not taken. `isRetryable` is false when the server refused it for good. */
export class MailUnavailable extends Error {
  readonly _tag = 'MailUnavailable';
  readonly isRetryable: boolean;
  constructor(message: string, isRetryable: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isRetryable = isRetryable;
  }
}

export interface Mailer {
  /** Resolves once the server has taken the message; rejects with `MailUnavailable`. */
  send(message: MailMessage): Promise<void>;
}
