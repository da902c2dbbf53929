/** The pages of the mailbox: the list, and an email with its HTML in a sandboxed frame. */
import { html } from 'hono/html';
import type { Language } from '../page/language.ts';
import { type Markup, moment } from '../page/layout.ts';
import { FRAME_RIGHTS } from './mail-html.ts';
import { MAIL_MODES, type Mail, type Mailbox } from './mailbox.ts';
import { mailTexts } from './mail-texts.ts';

const kilobytes = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(bytes / 1024);

const modeSwitch = (mailbox: Mailbox, language: Language): Markup => {
  const texts = mailTexts[language];
  return html`<form class="switch" method="post" action="/mail/mode?lang=${language}">
    <label for="mode">${texts.mode}</label>
    <select id="mode" name="mode">
      ${MAIL_MODES.map((mode) => html`<option value="${mode}" ${mode === mailbox.mode ? 'selected' : ''}>${texts.modes[mode]}</option>`)}
    </select>
    <button>${texts.apply}</button>
    <a class="button" href="/mail?lang=${language}">${texts.again}</a>
  </form>`;
};

const row = (mail: Mail, language: Language): Markup => {
  const texts = mailTexts[language];
  return html`<li>
    <a href="/mail/${mail.id}?lang=${language}">
      <strong>${mail.subject || texts.noSubject}</strong>
      <span
        >${mail.recipients.join(', ')}${mail.attachments.length > 0 ? ` · ${texts.attached.replace('{count}', String(mail.attachments.length))}` : ''}</span
      >
      <span class="hint">${moment(mail.at, language)}</span>
    </a>
  </li>`;
};

export const mailList = (mailbox: Mailbox, language: Language): Markup => {
  const texts = mailTexts[language];
  const mails = mailbox.all();
  const list =
    mails.length === 0
      ? html`<p>${texts.none}</p>`
      : html`<ul class="rows">
          ${mails.map((mail) => row(mail, language))}
        </ul>`;
  return html`<h1>${texts.title}</h1>
    <p class="hint">${texts.intro}</p>
    ${modeSwitch(mailbox, language)} ${list}`;
};

const attachmentList = (mail: Mail, language: Language): Markup | string => {
  const files = mail.attachments.flatMap((part, index) => (part.isInline ? [] : [{ part, index }]));
  if (files.length === 0) return '';
  return html`<h2>${mailTexts[language].attachments}</h2>
    <ul class="files">
      ${files.map(
        ({ part, index }) =>
          html`<li>
            <a href="/mail/${mail.id}/attachments/${index}" download="${part.fileName}">${part.fileName}</a>
            <span class="hint">${part.contentType}, ${kilobytes(part.content.length, language)}</span>
          </li>`,
      )}
    </ul>`;
};

export const mailPage = (mail: Mail, language: Language): Markup => {
  const texts = mailTexts[language];
  return html`<p><a href="/mail?lang=${language}">← ${texts.back}</a></p>
    <h1>${mail.subject || texts.noSubject}</h1>
    <dl class="summary facts">
      <div>
        <dt>${texts.from}</dt>
        <dd>${mail.from}</dd>
      </div>
      <div>
        <dt>${texts.to}</dt>
        <dd>${mail.recipients.join(', ')}</dd>
      </div>
      <div>
        <dt>${texts.at}</dt>
        <dd>${moment(mail.at, language)}</dd>
      </div>
      <div>
        <dt>${texts.messageId}</dt>
        <dd>${mail.messageId}</dd>
      </div>
    </dl>
    ${attachmentList(mail, language)}
    ${
      mail.html === null
        ? ''
        : html`<h2>${texts.html}</h2>
            <iframe
              class="letter"
              title="${texts.html}"
              src="/mail/${mail.id}/html"
              sandbox="${FRAME_RIGHTS}"
            ></iframe>`
    }
    ${
      mail.text === ''
        ? ''
        : html`<details ${mail.html === null ? 'open' : ''}>
            <summary>${texts.text}</summary>
            <pre tabindex="0">${mail.text}</pre>
          </details>`
    }`;
};
