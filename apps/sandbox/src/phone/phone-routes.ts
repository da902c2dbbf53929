/**
 * The SMS gateway (`POST /sms/messages`, bearer token), the phone that shows the messages, and JSON for tests
 * (`/api/phone`, newest first; `?to=` for one number).
 */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { pageLanguage } from '../page/language.ts';
import { moment, page } from '../page/layout.ts';
import { Phone, PHONE_MODES, type PhoneMode } from './phone.ts';
import { phoneTexts } from './phone-texts.ts';

/** The only test account. */
export const smsToken = 'sandbox-sms-token';
const TEXT_MAX = 1_600;

const findMode = (value: unknown): PhoneMode | undefined => PHONE_MODES.find((mode) => mode === value);

const isString = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= max;

const gateway = (phone: Phone) => async (c: Context) => {
  if (phone.mode === 'unavailable') return c.json({ error: 'unavailable' }, 503);
  if (c.req.header('authorization') !== `Bearer ${smsToken}`) return c.json({ error: 'unauthorized' }, 401);
  const { to, from, text, reference } = await c.req
    .json<Record<string, unknown>>()
    .catch((): Record<string, unknown> => ({}));
  if (!isString(to, 16) || !/^\+[1-9]\d{6,14}$/.test(to)) return c.json({ error: 'invalid_number' }, 422);
  if (!isString(from, 16) || !isString(text, TEXT_MAX) || !isString(reference, 128))
    return c.json({ error: 'invalid_message' }, 422);
  if (phone.mode === 'refuse') return c.json({ error: 'unreachable_number' }, 422);
  const { message, isNew } = phone.receive({ to, from, text, reference });
  return c.json({ id: message.id, reference, status: 'accepted' }, isNew ? 201 : 200);
};

const showPhone = (phone: Phone) => (c: Context) => {
  const language = pageLanguage(c);
  const texts = phoneTexts[language];
  const messages = phone.all();
  const list = messages.map(
    (one) =>
      html`<li>
        <p class="hint">
          ${texts.from} ${one.from} ${texts.to} <strong>${one.to}</strong> · ${moment(one.at, language)}
        </p>
        <p class="bubble">${one.text}</p>
      </li>`,
  );
  const body = html`<h1>${texts.title}</h1>
    <p class="hint">${texts.intro}</p>
    <form class="switch" method="post" action="/phone/mode?lang=${language}">
      <label for="mode">${texts.mode}</label>
      <select id="mode" name="mode">
        ${PHONE_MODES.map((mode) => html`<option value="${mode}" ${mode === phone.mode ? 'selected' : ''}>${texts.modes[mode]}</option>`)}
      </select>
      <button>${texts.apply}</button>
      <a class="button" href="/phone?lang=${language}">${texts.again}</a>
    </form>
    ${
      messages.length === 0
        ? html`<p>${texts.none}</p>`
        : html`<ul class="bubbles">
            ${list}
          </ul>`
    }`;
  return page(c, { language, title: texts.title, body });
};

export const phoneRoutes = (): Hono => {
  const phone = new Phone();
  return new Hono()
    .post('/sms/messages', gateway(phone))
    .get('/phone', showPhone(phone))
    .post('/phone/mode', async (c) => {
      phone.mode = findMode((await c.req.parseBody())['mode']) ?? phone.mode;
      return c.redirect(`/phone?lang=${pageLanguage(c)}`, 303);
    })
    .get('/api/phone', (c) => c.json(phone.all(c.req.query('to'))))
    .delete('/api/phone', (c) => {
      phone.clear();
      return c.body(null, 204);
    })
    .post('/control/phone', async (c) => {
      const mode = findMode((await c.req.json<{ mode?: unknown }>().catch(() => ({ mode: null }))).mode);
      if (!mode) return c.json({ error: 'mode' }, 400);
      phone.mode = mode;
      return c.body(null, 204);
    });
};
