/** The addresses that the buyer's browser visits at the provider. A scripted payment plays when its page is opened. */
import { type Context, Hono } from 'hono';
import { pageLanguage } from '../page/language.ts';
import { page } from '../page/layout.ts';
import { challengeCode, tryCode } from './challenge.ts';
import { challengePage, CHOICES, donePage, payPage, stayPage, TEST_CARD, unknownPage } from './hosted-page.ts';
import { METHODS, type Payment, type Scenario } from './payment.ts';
import type { PaymentStore } from './payment-store.ts';
import { play, returnAddress } from './play.ts';
import { paymentTexts } from './payment-texts.ts';

const digits = (text: unknown): string => (typeof text === 'string' ? text.replaceAll(/\D/g, '') : '');

const languageFor = (c: Context, payment: Payment) => pageLanguage(c, payment.language);

const finish = async (c: Context, payment: Payment, scenario: Exclude<Scenario, 'challenge'>) => {
  const address = await play(payment, scenario);
  if (address !== null) return c.redirect(address, 303);
  const language = languageFor(c, payment);
  return page(c, { language, title: paymentTexts[language].stayTitle, body: stayPage(language) });
};

const showChallenge = (c: Context, payment: Payment, triesLeft: number | null) => {
  const language = languageFor(c, payment);
  const body = challengePage(payment, challengeCode(payment), language, triesLeft);
  return page(c, {
    language,
    title: paymentTexts[language].challengeTitle,
    body,
    status: triesLeft === null ? 200 : 422,
  });
};

const showPay = (c: Context, payment: Payment, isNumberRefused: boolean) => {
  const language = languageFor(c, payment);
  const body = payPage(payment, language, isNumberRefused);
  return page(c, { language, title: paymentTexts[language].title, body, status: isNumberRefused ? 422 : 200 });
};

type Step = (c: Context, payment: Payment) => Response | Promise<Response>;

/** Runs a step on an open payment; shows the outcome of any other. */
const onOpen = (store: PaymentStore, step: Step) => (c: Context) => {
  const payment = store.byRef(c.req.param('ref') ?? '');
  if (!payment) {
    const language = pageLanguage(c);
    return page(c, { language, title: paymentTexts[language].unknownTitle, body: unknownPage(language), status: 404 });
  }
  if (payment.state === 'open') return step(c, payment);
  const language = languageFor(c, payment);
  return page(c, {
    language,
    title: payment.isClosedByShop ? paymentTexts[language].closedTitle : paymentTexts[language].doneTitle,
    body: donePage(payment, returnAddress(payment), language),
  });
};

const pay: Step = async (c, payment) => {
  const form = await c.req.parseBody();
  payment.method = METHODS.find((method) => method === form['method']) ?? 'card';
  if (payment.method === 'card' && digits(form['number']) !== digits(TEST_CARD)) return showPay(c, payment, true);
  const scenario = CHOICES.find((choice) => choice === form['scenario']) ?? 'accept';
  if (scenario === 'challenge') return c.redirect(`/pay/${payment.ref}/challenge?lang=${languageFor(c, payment)}`, 303);
  return finish(c, payment, scenario);
};

const answerChallenge: Step = async (c, payment) => {
  const { code } = await c.req.parseBody();
  const result = tryCode(payment, typeof code === 'string' ? code : '');
  if (result === 'right') return finish(c, payment, 'accept');
  return result === 0 ? finish(c, payment, 'refuse') : showChallenge(c, payment, result);
};

const open: Step = (c, payment) => {
  const { scripted } = payment;
  if (!scripted) return showPay(c, payment, false);
  payment.method = scripted.method ?? 'card';
  return scripted.scenario === 'challenge' ? showChallenge(c, payment, null) : finish(c, payment, scripted.scenario);
};

export const hostedPages = (store: PaymentStore): Hono =>
  new Hono()
    .get('/pay/:ref', onOpen(store, open))
    .post('/pay/:ref', onOpen(store, pay))
    .post(
      '/pay/:ref/cancel',
      onOpen(store, (c, payment) => finish(c, payment, 'cancel')),
    )
    .get(
      '/pay/:ref/challenge',
      onOpen(store, (c, payment) => showChallenge(c, payment, null)),
    )
    .post('/pay/:ref/challenge', onOpen(store, answerChallenge));
