/** The layout of every mail, and of the pages that its links open: one column, system fonts, no remote content. */
import { html, type Html } from './html.ts';
import { languageAttributes } from './words.ts';

export interface MailFrame {
  readonly language: string;
  readonly shopName: string;
  readonly title: string;
  readonly body: Html;
}

export const mailPage = ({ language, shopName, title, body }: MailFrame): string => {
  const { tag, direction } = languageAttributes(language);
  return html`<!doctype html>
    <html lang="${tag}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body
        style="margin:0;background:#EEF2F0;color:#10201B;font-family:Inter,Arial,sans-serif;font-size:16px;line-height:1.5"
      >
        <table role="presentation" width="100%" cellspacing="0" cellpadding="0">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="560"
                cellspacing="0"
                cellpadding="0"
                style="max-width:560px;width:100%;background:#FFFFFF;border:1px solid #D5DDD9;border-radius:14px"
              >
                <tr>
                  <td style="padding:32px">
                    <main>
                      <p style="margin:0 0 24px;font-weight:600">${shopName}</p>
                      <h1 style="margin:0 0 16px;font-size:28px;line-height:1.15;letter-spacing:-.02em">${title}</h1>
                      ${body}
                    </main>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
};

export const paragraph = (text: string): Html => html`<p style="margin:0 0 16px">${text}</p>`;

export const giverWords = (lines: readonly string[]): Html | null => {
  const written = lines.filter((line) => line.trim() !== '');
  if (written.length === 0) return null;
  const rows = written.map((line) => html`${line}<br />`);
  return html`<p style="margin:0 0 16px;font-family:Georgia,serif;font-size:19px;white-space:pre-line">${rows}</p>`;
};

/** Numbers, codes and dates, left to right in every language. */
export const facts = (rows: readonly (readonly [label: string, value: string])[]): Html =>
  html`<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 16px">
    ${rows.map(
      ([label, value]) =>
        html`<tr>
          <td style="padding:4px 0;padding-inline-end:24px;color:#3E4E48">${label}</td>
          <td style="padding:4px 0;font-weight:600"><span dir="ltr">${value}</span></td>
        </tr>`,
    )}
  </table>`;

const BUTTON =
  'display:block;padding:14px 22px;border-radius:10px;text-align:center;font-weight:600;text-decoration:none;margin:0 0 12px';
const BUTTON_LOOKS = {
  full: 'background:#00523F;color:#FFFFFF;border:1px solid #00523F',
  line: 'background:#FFFFFF;color:#10201B;border:1px solid #9AA8A2',
} as const;

/** A link styled like the shop's buttons. */
export const button = (url: string, label: string, look: keyof typeof BUTTON_LOOKS = 'full'): Html =>
  html`<a href="${url}" style="${BUTTON};${BUTTON_LOOKS[look]}">${label}</a>`;

/** An attached picture at card size, with an alternative text. */
export const picture = (contentId: string, alternative: string): Html =>
  html`<p style="margin:0 0 24px;padding:24px;background:#CFE3DA;border-radius:10px;text-align:center">
    <img
      src="cid:${contentId}"
      alt="${alternative}"
      width="304"
      style="width:304px;max-width:100%;height:auto;border-radius:12px"
    />
  </p>`;

const PERCENT = 100;

const barPart = (width: number, colour: string) =>
  width === 0
    ? null
    : html`<td width="${width}%" style="height:8px;line-height:8px;font-size:0;background:${colour}">&nbsp;</td>`;

/** The remaining part of a whole, as text and as a bar. `share` is from 0 to 1; higher values fill the bar. */
export const restBar = (label: string, amount: string, share: number): Html => {
  const full = Math.min(PERCENT, Math.round(share * PERCENT));
  return html`<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 6px">
      <tr>
        <td>${label}</td>
        <td align="end" style="font-weight:600;text-align:end"><span dir="ltr">${amount}</span></td>
      </tr>
    </table>
    <table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 24px;table-layout:fixed">
      <tr>
        ${barPart(full, '#00523F')}${barPart(PERCENT - full, '#DDE5E1')}
      </tr>
    </table>`;
};

/** Why the reader gets this mail, and how to unsubscribe. */
export const footnote = (text: string, { url, label }: { readonly url: string; readonly label: string }): Html =>
  html`<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #D5DDD9;font-size:14px;color:#3E4E48">
    ${text} <a href="${url}" style="color:#10201B">${label}</a>
  </p>`;
