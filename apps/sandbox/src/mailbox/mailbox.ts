/** The emails received during this run, in memory, as they were parsed; and whether the next message is accepted. */
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';

/** `cut` accepts the message and closes the connection before confirming it. */
export const MAIL_MODES = ['accept', 'temporary', 'permanent', 'hang', 'cut'] as const;
export type MailMode = (typeof MAIL_MODES)[number];

/** Beyond this the oldest message is dropped. */
const MESSAGES_MAX = 2_000;

export interface Mail {
  readonly id: string;
  readonly at: number;
  readonly messageId: string;
  readonly from: string;
  /** The recipients of the envelope, who are the actual ones. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly contentId: string | null;
  readonly isInline: boolean;
  readonly content: Uint8Array;
}

const formatAddress = (address: Address | undefined): string => {
  if (!address) return '';
  if (address.address === undefined) return address.name;
  return address.name ? `${address.name} <${address.address}>` : address.address;
};

const toBytes = (content: Attachment['content']): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

const toAttachment = (part: Attachment, index: number): MailAttachment => ({
  fileName: part.filename ?? `part-${index + 1}`,
  contentType: part.mimeType,
  contentId: part.contentId?.replace(/^<|>$/g, '') ?? null,
  isInline: part.related === true,
  content: toBytes(part.content),
});

const toMail = (id: string, recipients: readonly string[], email: Email): Mail => ({
  id,
  at: Date.now(),
  messageId: email.messageId ?? '',
  from: formatAddress(email.from),
  recipients,
  subject: email.subject ?? '',
  text: email.text ?? '',
  html: email.html ?? null,
  headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
  attachments: email.attachments.map(toAttachment),
});

export class Mailbox {
  mode: MailMode = 'accept';
  #nextId = 1;
  readonly #mails = new Map<string, Mail>();
  #turnedAway: readonly string[] = [];

  async receive(recipients: readonly string[], raw: Uint8Array): Promise<void> {
    const mail = toMail(String(this.#nextId++), recipients, await PostalMime.parse(raw));
    this.#mails.set(mail.id, mail);
    const oldest = this.#mails.keys().next();
    if (this.#mails.size > MESSAGES_MAX && !oldest.done) this.#mails.delete(oldest.value);
  }

  byId(id: string): Mail | undefined {
    return this.#mails.get(id);
  }

  /** Newest first; filtered by recipient if one is given, case-insensitively. */
  all(recipient?: string): readonly Mail[] {
    const mails = [...this.#mails.values()].toReversed();
    return recipient
      ? mails.filter((mail) => mail.recipients.some((one) => one.toLowerCase() === recipient.toLowerCase()))
      : mails;
  }

  /** Recipients whose email was deferred or refused, newest first, once for each attempt. */
  get turnedAway(): readonly string[] {
    return this.#turnedAway;
  }

  turnAway(recipient: string): void {
    this.#turnedAway = [recipient, ...this.#turnedAway].slice(0, MESSAGES_MAX);
  }

  clear(): void {
    this.#mails.clear();
    this.#turnedAway = [];
    this.mode = 'accept';
  }
}
