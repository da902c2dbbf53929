/**
 * The HTML part of an email as a separate document for an iframe: no script, no form, no access to the frame around it;
 * links open in a new window. Inline images are served from the parts of the email.
 */
import type { Mail } from './mailbox.ts';

/** The permissions of the frame; the document's own policy repeats them, so that the address is safe when opened directly. */
export const FRAME_RIGHTS = 'allow-popups allow-popups-to-escape-sandbox';

export const mailHtmlHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `sandbox ${FRAME_RIGHTS}; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http: https:; font-src http: https: data:; frame-ancestors 'self'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

export const mailHtml = (mail: Mail): string => {
  const inline = (mail.html ?? '').replaceAll(/\bcid:([^"'\s)>]+)/g, (whole, contentId: string) => {
    const index = mail.attachments.findIndex((part) => part.contentId === decodeURIComponent(contentId));
    return index < 0 ? whole : `/mail/${mail.id}/attachments/${index}`;
  });
  return `<base target="_blank">${inline}`;
};
