/** Mail: the port and its SMTP adapter. */
export { readSmtpConfig } from './smtp-config.ts';
export { MailUnavailable } from './mailer.ts';
export type { MailAttachment, Mailer, MailMessage } from './mailer.ts';
export { smtpMailer } from './smtp-mailer.ts';
