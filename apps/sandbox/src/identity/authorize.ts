/**
 * The page on which a person signs in at a provider, or refuses to. The answer is returned in the address, or as a form
 * if the shop asked for one. `/identity` lists the test people.
 */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { pageLanguage, type Language } from '../page/language.ts';
import { type Markup, page } from '../page/layout.ts';
import { type AuthorizeRequest, readAuthorizeRequest } from './authorize-request.ts';
import { FAULTS, findFault } from './faults.ts';
import type { Grants } from './grants.ts';
import { PEOPLE, type Person, findPerson } from './people.ts';
import { findProvider, type ProviderName } from './providers.ts';
import { type IdentityTexts, identityTexts } from './identity-texts.ts';

const emailWords = ({ email, isEmailVerified }: Person, texts: IdentityTexts): string => {
  if (email === null) return texts.noEmail;
  return `${email}, ${isEmailVerified ? texts.verified : texts.unverified}`;
};

const personChoice = (texts: IdentityTexts): Markup =>
  html`<fieldset class="methods">
    <legend>${texts.who}</legend>
    ${PEOPLE.map(
      (person, index) =>
        html`<label class="option">
          <input type="radio" name="person" value="${person.id}" ${index === 0 ? 'checked' : ''} />
          <span
            ><strong>${person.givenName} ${person.familyName}</strong>
            <span class="hint">${emailWords(person, texts)}</span></span
          >
        </label>`,
    )}
    <label class="option"><input type="radio" name="person" value="anybody" /> <strong>${texts.anybody}</strong></label>
    <label for="email">${texts.anybody}</label>
    <input id="email" name="email" type="email" autocomplete="off" aria-describedby="email-hint" />
    <p id="email-hint" class="hint">${texts.anybodyHint}</p>
  </fieldset>`;

const faultChoice = (texts: IdentityTexts): Markup =>
  html`<label for="fault">${texts.goesWrong}</label>
    <select id="fault" name="fault">
      <option value="">${texts.nothing}</option>
      ${FAULTS.map((fault) => html`<option value="${fault}">${texts.faults[fault]}</option>`)}
    </select>`;

const signInPage = (c: Context, name: ProviderName, language: Language, isMissing = false) => {
  const texts = identityTexts[language];
  const { search } = new URL(c.req.url);
  const body = html`<h1>${texts.providers[name]}</h1>
    ${isMissing ? html`<p class="error" role="alert">${texts.chooseSomebody}</p>` : ''}
    <form method="post" action="/identity/${name}/authorize${search}">
      ${personChoice(texts)} ${faultChoice(texts)}
      <div class="actions">
        <button class="primary">${texts.signIn}</button>
        <button class="plain" name="refuse" value="yes">${texts.refuse}</button>
      </div>
    </form>`;
  return page(c, { language, title: texts.providers[name], body, status: isMissing ? 422 : 200 });
};

const badRequestPage = (c: Context, parameter: string) => {
  const language = pageLanguage(c);
  const texts = identityTexts[language];
  const body = html`<h1>${texts.badRequest}</h1>
    <p>${texts.badRequestSays} <code>${parameter}</code></p>`;
  return page(c, { language, title: texts.badRequest, body, status: 422 });
};

/** Sends the browser back. A provider that answers with a form shows a button, since its pages carry no script. */
const answer = (c: Context, request: AuthorizeRequest, fields: Readonly<Record<string, string>>) => {
  const all = { ...fields, state: request.state };
  if (request.responseMode === 'query') return c.redirect(`${request.redirectUri}?${new URLSearchParams(all)}`, 303);
  const language = pageLanguage(c);
  const texts = identityTexts[language];
  const body = html`<h1>${texts.onward}</h1>
    <p>${texts.onwardIntro}</p>
    <form method="post" action="${request.redirectUri}">
      ${Object.entries(all).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <button class="primary">${texts.onward}</button>
    </form>`;
  return page(c, { language, title: texts.onward, body });
};

type Step = (c: Context, name: ProviderName, request: AuthorizeRequest) => Response | Promise<Response>;

const onRequest = (step: Step) => (c: Context) => {
  const name = findProvider(c.req.param('provider'));
  const request = readAuthorizeRequest(c.req.query());
  if (name === null || name === 'partner') return badRequestPage(c, 'provider');
  return typeof request === 'string' ? badRequestPage(c, request) : step(c, name, request);
};

/** Apple sends the name once, in the form, and never in the token. */
const userField = (name: ProviderName, { givenName, familyName }: Person): Readonly<Record<string, string>> =>
  name === 'apple' ? { user: JSON.stringify({ name: { firstName: givenName, lastName: familyName } }) } : {};

const choose =
  (grants: Grants): Step =>
  async (c, name, request) => {
    const form = await c.req.parseBody();
    if (form['refuse'] === 'yes') return answer(c, request, { error: 'access_denied' });
    const person = findPerson(form['person'], form['email']);
    if (person === null) return signInPage(c, name, pageLanguage(c), true);
    const fault = findFault(form['fault']) ?? grants.takeFault();
    if (fault === 'error') return answer(c, request, { error: 'server_error', error_description: 'fault' });
    const { redirectUri, nonce, codeChallenge } = request;
    const code = grants.open({ provider: name, person, redirectUri, nonce, codeChallenge, fault });
    return answer(c, request, { code, ...(request.responseMode === 'form_post' ? userField(name, person) : {}) });
  };

const listPage = (c: Context) => {
  const language = pageLanguage(c);
  const texts = identityTexts[language];
  const body = html`<h1>${texts.listTitle}</h1>
    <p>${texts.listIntro}</p>
    <p><a href="/identity/partner?lang=${language}">${texts.providers.partner}</a></p>
    <h2>${texts.people}</h2>
    <ul class="rows">
      ${PEOPLE.map(
        (person) =>
          html`<li>
            <strong>${person.givenName} ${person.familyName}</strong>
            <span class="hint">${emailWords(person, texts)}</span>
          </li>`,
      )}
    </ul>`;
  return page(c, { language, title: texts.listTitle, body });
};

export const identityPages = (grants: Grants): Hono =>
  new Hono()
    .get('/identity', listPage)
    .get(
      '/identity/:provider/authorize',
      onRequest((c, name) => signInPage(c, name, pageLanguage(c, c.req.query('ui_locales')))),
    )
    .post('/identity/:provider/authorize', onRequest(choose(grants)));
