/** The frame of every mail: one column, system fonts, readable with images off, no remote content. */
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
                    <p style="margin:0 0 24px;font-weight:600">${shopName}</p>
                    <h1 style="margin:0 0 16px;font-size:28px;line-height:1.15;letter-spacing:-.02em">${title}</h1>
                    ${body}
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

/** Numbers, codes and dates: written from left to right in every language. */
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
