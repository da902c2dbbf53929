/** Mail by SMTP. Content comes from memory only: nothing in a message can make the server read a file or a URL. */
import { createTransport } from 'nodemailer';
import type { SmtpConfig } from './smtp-config.ts';
import { type Mailer, type MailMessage, MailUnavailable } from './mailer.ts';

interface SmtpFailure extends Error {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/**
 * A failure is permanent if the answer is 5xx, or there is no recipient. Anything else may succeed on a retry, even a wrong SMTP password,
 * which can be corrected.
 */
const isForGood = ({ code, responseCode }: SmtpFailure): boolean =>
  code !== 'EAUTH' && (typeof responseCode === 'number' ? responseCode >= 500 : code === 'EENVELOPE');

const asMailUnavailable = (failure: unknown): MailUnavailable => {
  const cause: SmtpFailure = failure instanceof Error ? failure : new Error(String(failure));
  const code = typeof cause.code === 'string' ? cause.code : 'unknown';
  return new MailUnavailable(`the mail server did not take the message (${code})`, !isForGood(cause), { cause });
};

/** RFC 2369 and RFC 8058: the URL, and that a single POST to it is sufficient. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const asOptions = (message: MailMessage) => ({
  messageId: message.messageId,
  from: message.from,
  to: { name: '', address: message.to },
  ...(message.replyTo === undefined ? {} : { replyTo: message.replyTo }),
  ...(message.unsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(message.unsubscribeUrl) }),
  subject: message.subject,
  text: message.text,
  html: message.html,
  attachments: (message.attachments ?? []).map(({ fileName, contentType, content, contentId }) => ({
    filename: fileName,
    contentType,
    content: Buffer.from(content),
    ...(contentId === undefined ? {} : { cid: contentId }),
  })),
});

/** Connections are reused, so that thousands of messages do not need thousands of handshakes. Retries are up to the outbox. */
const POOL = { pool: true, maxConnections: 4, maxMessages: 500, maxRequeues: 0 } as const;

export const smtpMailer = ({ url, timeoutMs }: SmtpConfig): Mailer => {
  const transport = createTransport({
    url,
    ...POOL,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => {
      await transport.sendMail(asOptions(message)).catch((failure: unknown) => {
        throw asMailUnavailable(failure);
      });
    },
  };
};
