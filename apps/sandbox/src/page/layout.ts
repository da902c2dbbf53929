/** The layout of every page: title, skip link, home link, language switch. Interpolated values are escaped by `html`. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Language } from './language.ts';

export type Markup = ReturnType<typeof html>;

const words = {
  en: {
    home: 'Sandbox',
    skip: 'Skip to content',
    other: 'Français',
    note: 'Test environment: no real money, mail or message.',
  },
  fr: {
    home: 'Bac à sable',
    skip: 'Aller au contenu',
    other: 'English',
    note: 'Environnement de test : ni argent, ni courrier, ni message réels.',
  },
};

const securityHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

interface Page {
  readonly language: Language;
  readonly title: string;
  readonly body: Markup;
  readonly status?: 200 | 404 | 409 | 422;
}

/** The query of the current address in another language. */
const inLanguage = (c: Context, language: Language): string => {
  const { searchParams } = new URL(c.req.url);
  searchParams.set('lang', language);
  return `?${searchParams}`;
};

export const page = (c: Context, { language, title, body, status = 200 }: Page): Response | Promise<Response> => {
  const { home, skip, other, note } = words[language];
  const otherLanguage = language === 'en' ? 'fr' : 'en';
  return c.html(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>${title}</title>
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="/style.css" />
        </head>
        <body>
          <a class="skip" href="#content">${skip}</a>
          <header class="bar">
            <a class="home" href="/?lang=${language}">${home}</a>
            <span class="note">${note}</span>
            <a lang="${otherLanguage}" hreflang="${otherLanguage}" href="${inLanguage(c, otherLanguage)}">${other}</a>
          </header>
          <main id="content" tabindex="-1">${body}</main>
        </body>
      </html>`,
    status,
    securityHeaders,
  );
};

/** A time formatted for people. */
export const moment = (at: number, language: Language): Markup => {
  const text = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'medium' }).format(at);
  return html`<time datetime="${new Date(at).toISOString()}">${text}</time>`;
};
