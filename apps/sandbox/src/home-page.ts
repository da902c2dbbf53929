/** The home page: what the sandbox simulates, and a link to each part. */
import type { Context } from 'hono';
import { html } from 'hono/html';
import { pageLanguage } from './page/language.ts';
import { page } from './page/layout.ts';

const words = {
  en: {
    title: 'The outside world',
    intro:
      'The shop talks to payment and identity providers, a company register, mail and text messages. In this environment all of them are here.',
    parts: [
      ['/payments', 'Hosted payments', 'What the shop asked the providers for, and what became of it.'],
      ['/identity', 'Identity providers', 'Who can sign in with an account from elsewhere.'],
      ['/company-register', 'Company register', 'Which companies can be found by name or number.'],
      ['/mail', 'Mailbox', 'Every email, with attachments.'],
      ['/phone', 'Phone', 'Every text message.'],
    ],
    forTests: 'For tests',
  },
  fr: {
    title: 'Le monde extérieur',
    intro:
      'La boutique parle à des prestataires de paiement et d’identité et à un registre des entreprises, et envoie e-mails et SMS. Ici, tous sont réunis.',
    parts: [
      ['/payments', 'Paiements hébergés', 'Ce que la boutique a demandé aux prestataires, et la suite.'],
      ['/identity', 'Fournisseurs d’identité', 'Qui peut se connecter avec un compte d’ailleurs.'],
      ['/company-register', 'Registre des entreprises', 'Quelles entreprises se trouvent par leur nom ou leur numéro.'],
      ['/mail', 'Boîte aux lettres', 'Tous les e-mails, avec leurs pièces jointes.'],
      ['/phone', 'Téléphone', 'Tous les SMS.'],
    ],
    forTests: 'Pour les tests',
  },
};

/** The addresses that tests use, as they are typed. */
const ADDRESSES = [
  'GET, POST, DELETE /control/payments',
  'POST /control/provider',
  'POST, DELETE /control/identity',
  'POST /control/identity/token',
  'POST, DELETE /control/company-register',
  'GET, DELETE /api/mail',
  'GET, POST /control/mail',
  'GET, DELETE /api/phone',
  'POST /control/phone',
];

export const homePage = (c: Context) => {
  const language = pageLanguage(c);
  const { title, intro, parts, forTests } = words[language];
  const body = html`<h1>${title}</h1>
    <p>${intro}</p>
    <ul class="parts">
      ${parts.map(
        ([address, name, says]) =>
          html`<li>
            <a href="${address}?lang=${language}"><strong>${name}</strong><span class="hint">${says}</span></a>
          </li>`,
      )}
    </ul>
    <details>
      <summary>${forTests}</summary>
      <ul class="addresses">
        ${ADDRESSES.map((one) => html`<li><code>${one}</code></li>`)}
      </ul>
    </details>`;
  return page(c, { language, title, body });
};
