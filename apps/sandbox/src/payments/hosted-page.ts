/** The pages of the provider: pay, confirm with a code, done. Card fields without a name are never submitted. */
import { html } from 'hono/html';
import type { Markup } from '../page/layout.ts';
import type { Language } from '../page/language.ts';
import { decimalAmount, METHODS, type Payment, type Scenario } from './payment.ts';
import { SLOW_MS } from './play.ts';
import { type PaymentTexts, paymentTexts } from './payment-texts.ts';

/** The only card that the page accepts, so that real ones are never entered. */
export const TEST_CARD = '4970 1000 0000 0003';
export const CHOICES = [
  'accept',
  'refuse',
  'challenge',
  'slow',
  'twice',
  'noReturn',
  'noNotification',
] as const satisfies readonly Scenario[];

export const formatAmount = ({ amountMinor, digits, currency }: Payment, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(
    decimalAmount(amountMinor, digits) as Intl.StringNumericLiteral,
  );

const summary = (payment: Payment, texts: PaymentTexts, language: Language): Markup =>
  html` <dl class="summary">
    <div>
      <dt>${texts.shop}</dt>
      <dd>${new URL(payment.returnUrl).host}</dd>
    </div>
    <div>
      <dt>${texts.order}</dt>
      <dd>${payment.orderNo}</dd>
    </div>
    <div class="total">
      <dt>${texts.amount}</dt>
      <dd>${formatAmount(payment, language)}</dd>
    </div>
  </dl>`;

const cardFields = (texts: PaymentTexts, isRefused: boolean): Markup =>
  html` <fieldset class="card">
    <legend>${texts.card}</legend>
    <label for="number">${texts.number}</label>
    <input
      id="number"
      name="number"
      value="${TEST_CARD}"
      inputmode="numeric"
      autocomplete="off"
      aria-describedby="number-hint"
      ${isRefused ? html`aria-invalid="true" autofocus` : ''}
    />
    <p id="number-hint" class="${isRefused ? 'error' : 'hint'}">
      ${isRefused ? texts.numberRefused.replace('{number}', TEST_CARD) : texts.numberHint}
    </p>
    <div class="pair">
      <div>
        <label for="expiry">${texts.expiry}</label
        ><input id="expiry" value="12/30" inputmode="numeric" autocomplete="off" />
      </div>
      <div>
        <label for="code">${texts.code}</label><input id="code" value="123" inputmode="numeric" autocomplete="off" />
      </div>
    </div>
  </fieldset>`;

const methodChoice = (texts: PaymentTexts): Markup =>
  html` <fieldset class="methods">
    <legend>${texts.how}</legend>
    ${METHODS.map(
      (method, index) =>
        html` <label class="option"
          ><input type="radio" name="method" value="${method}" ${index === 0 ? 'checked' : ''} />
          ${texts.methods[method]}</label
        >`,
    )}
  </fieldset>`;

const outcomeChoice = (texts: PaymentTexts): Markup =>
  html` <fieldset class="outcomes">
    <legend>${texts.outcome}</legend>
    <p class="hint">${texts.outcomeHint}</p>
    ${CHOICES.map(
      (choice, index) =>
        html` <label class="option">
          <input type="radio" name="scenario" value="${choice}" ${index === 0 ? 'checked' : ''} />
          <span
            ><strong>${texts.choices[choice].name}</strong>
            <span class="hint">${texts.choices[choice].says.replace('{seconds}', String(SLOW_MS / 1000))}</span></span
          >
        </label>`,
    )}
  </fieldset>`;

export const payPage = (payment: Payment, language: Language, isNumberRefused = false): Markup => {
  const texts = paymentTexts[language];
  return html` <h1>${texts.title}</h1>
    <div class="columns">
      <aside aria-label="${texts.amount}">${summary(payment, texts, language)}</aside>
      <form method="post" action="/pay/${payment.ref}?lang=${language}">
        ${methodChoice(texts)} ${cardFields(texts, isNumberRefused)} ${outcomeChoice(texts)}
        <div class="actions">
          <button class="primary">${texts.pay} ${formatAmount(payment, language)}</button>
          <button class="plain" formaction="/pay/${payment.ref}/cancel?lang=${language}">${texts.cancel}</button>
        </div>
      </form>
    </div>`;
};

export const challengePage = (payment: Payment, code: string, language: Language, triesLeft: number | null): Markup => {
  const texts = paymentTexts[language];
  const isWrong = triesLeft !== null;
  return html` <h1>${texts.challengeTitle}</h1>
    <div class="columns">
      <aside aria-label="${texts.amount}">${summary(payment, texts, language)}</aside>
      <form method="post" action="/pay/${payment.ref}/challenge?lang=${language}">
        <p id="sent">${texts.challengeSent} <output class="code">${code}</output></p>
        <label for="code">${texts.challengeLabel}</label>
        <input
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          required
          autofocus
          aria-describedby="sent${isWrong ? ' wrong' : ''}"
          ${isWrong ? html`aria-invalid="true"` : ''}
        />
        ${isWrong ? html`<p id="wrong" class="error" role="alert">${texts.challengeWrong.replace('{left}', String(triesLeft))}</p>` : ''}
        <div class="actions"><button class="primary">${texts.confirm}</button></div>
      </form>
    </div>`;
};

export const stayPage = (language: Language): Markup => {
  const texts = paymentTexts[language];
  return html`<h1>${texts.stayTitle}</h1>
    <p>${texts.stay}</p>`;
};

export const donePage = (payment: Payment, address: string, language: Language): Markup => {
  const texts = paymentTexts[language];
  return html`<h1>${payment.isClosedByShop ? texts.closedTitle : texts.doneTitle}</h1>
    <p>${payment.isClosedByShop ? texts.closed : texts.done.replace('{state}', texts.states[payment.state])}</p>
    <p><a class="button" href="${address}">${texts.back}</a></p>`;
};

export const unknownPage = (language: Language): Markup => {
  const texts = paymentTexts[language];
  return html`<h1>${texts.unknownTitle}</h1>
    <p>${texts.unknown}</p>`;
};
