/** The list of hosted payments of this run, for demonstrations and debugging. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import { pageLanguage, type Language } from '../page/language.ts';
import { type Markup, moment, page } from '../page/layout.ts';
import { findDialect } from './dialects.ts';
import { formatAmount } from './hosted-page.ts';
import type { Payment } from './payment.ts';
import type { PaymentStore } from './payment-store.ts';
import { notify } from './play.ts';
import { paymentTexts } from './payment-texts.ts';

const entry = (payment: Payment, language: Language): Markup => {
  const texts = paymentTexts[language];
  const messages = payment.deliveries.map(({ status }) => status ?? texts.noAnswer).join(', ') || '0';
  return html`<li class="entry">
    <h2>${payment.orderNo} · ${formatAmount(payment, language)}</h2>
    <dl>
      <div>
        <dt>${texts.provider}</dt>
        <dd>${findDialect(payment.dialect).name}</dd>
      </div>
      <div>
        <dt>${texts.state}</dt>
        <dd><span class="state ${payment.state}">${texts.states[payment.state]}</span></dd>
      </div>
      <div>
        <dt>${texts.opened}</dt>
        <dd>${moment(payment.openedAt, language)}</dd>
      </div>
      <div>
        <dt>${texts.messages}</dt>
        <dd>${messages}</dd>
      </div>
    </dl>
    ${
      payment.state === 'open'
        ? html`<a class="button" href="/pay/${payment.ref}?lang=${language}">${texts.open}</a>`
        : html`<form method="post" action="/payments/${payment.ref}/notify?lang=${language}">
            <button>${texts.again}</button>
          </form>`
    }
  </li>`;
};

export const paymentOverview = (store: PaymentStore): Hono =>
  new Hono()
    .get('/payments', (c) => {
      const language = pageLanguage(c);
      const texts = paymentTexts[language];
      const payments = store.all();
      const list =
        payments.length === 0
          ? html`<p>${texts.none}</p>`
          : html`<ul class="entries">
              ${payments.map((one) => entry(one, language))}
            </ul>`;
      return page(c, {
        language,
        title: texts.listTitle,
        body: html`<h1>${texts.listTitle}</h1>
          ${list}`,
      });
    })
    .post('/payments/:ref/notify', async (c) => {
      const payment = store.byRef(c.req.param('ref'));
      if (payment && payment.state !== 'open') await notify(payment);
      return c.redirect(`/payments?lang=${pageLanguage(c)}`, 303);
    });
