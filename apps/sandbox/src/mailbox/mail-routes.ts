/** The addresses of the mailbox: pages for people, JSON for tests (`/api/mail`, newest first; `?to=` for one recipient). */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { pageLanguage } from '../page/language.ts';
import { page } from '../page/layout.ts';
import { mailHtml, mailHtmlHeaders } from './mail-html.ts';
import { type Mail, MAIL_MODES, type Mailbox, type MailMode } from './mailbox.ts';
import { mailList, mailPage } from './pages.ts';
import { mailTexts } from './mail-texts.ts';

const findMode = (value: unknown): MailMode | undefined => MAIL_MODES.find((mode) => mode === value);

const asJson = (mail: Mail) => ({
  ...mail,
  attachments: mail.attachments.map(({ content, ...part }, index) => ({
    ...part,
    size: content.length,
    address: `/mail/${mail.id}/attachments/${index}`,
  })),
});

/** The `Content-Disposition` of a file: quoted form for old clients, UTF-8 form for the others. */
const asDownload = (fileName: string): string =>
  `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;

const mailPages = (mailbox: Mailbox): Hono =>
  new Hono()
    .get('/mail', (c) => {
      const language = pageLanguage(c);
      return page(c, { language, title: mailTexts[language].title, body: mailList(mailbox, language) });
    })
    .post('/mail/mode', async (c) => {
      mailbox.mode = findMode((await c.req.parseBody())['mode']) ?? mailbox.mode;
      return c.redirect(`/mail?lang=${pageLanguage(c)}`, 303);
    })
    .get('/mail/:id', (c) => {
      const language = pageLanguage(c);
      const mail = mailbox.byId(c.req.param('id'));
      if (mail) return page(c, { language, title: mail.subject, body: mailPage(mail, language) });
      const title = mailTexts[language].unknown;
      return page(c, { language, title, body: html`<h1>${title}</h1>`, status: 404 });
    })
    .get('/mail/:id/html', (c) => {
      const mail = mailbox.byId(c.req.param('id'));
      return mail?.html ? c.body(mailHtml(mail), 200, mailHtmlHeaders) : c.notFound();
    })
    .get('/mail/:id/attachments/:index', (c) => {
      const part = mailbox.byId(c.req.param('id'))?.attachments[Number(c.req.param('index'))];
      if (!part) return c.notFound();
      const isImage = /^image\/(png|jpeg|gif|webp)$/.test(part.contentType);
      return c.body(new Uint8Array(part.content), 200, {
        'Content-Type': part.contentType,
        'Content-Disposition': part.isInline && isImage ? 'inline' : asDownload(part.fileName),
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'X-Content-Type-Options': 'nosniff',
      });
    });

const mailJson = (mailbox: Mailbox): Hono =>
  new Hono()
    .get('/api/mail', (c) => c.json(mailbox.all(c.req.query('to')).map(asJson)))
    .get('/api/mail/:id', (c) => {
      const mail = mailbox.byId(c.req.param('id'));
      return mail ? c.json(asJson(mail)) : c.json({ error: 'not found' }, 404);
    })
    .delete('/api/mail', (c) => {
      mailbox.clear();
      return c.body(null, 204);
    })
    .get('/control/mail', (c) => c.json({ mode: mailbox.mode, turnedAway: mailbox.turnedAway }))
    .post('/control/mail', async (c) => {
      const mode = findMode((await c.req.json<{ mode?: unknown }>().catch(() => ({ mode: null }))).mode);
      if (!mode) return c.json({ error: 'mode' }, 400);
      mailbox.mode = mode;
      return c.body(null, 204);
    });

export const mailRoutes = (mailbox: Mailbox): Hono =>
  new Hono().route('/', mailPages(mailbox)).route('/', mailJson(mailbox));
