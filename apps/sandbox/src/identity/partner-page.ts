/**
 * A partner's site: whoever is signed in there goes on to the shop with a token that is good once. The token leaves with the
 * visitor as `jwt`, beside `page` and `item`, which say what he wants to see. A sign-out of the shop leads back to here.
 */
import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { pageLanguage } from '../page/language.ts';
import { page } from '../page/layout.ts';
import { FAULTS, findFault } from './faults.ts';
import { signIdToken } from './id-token.ts';
import { identityTexts } from './identity-texts.ts';
import { PEOPLE, findPerson } from './people.ts';
import { issuerUrl } from './providers.ts';

/** The shop's page for a partner's visitors, in a development environment. */
const USUAL_SHOP = 'http://localhost:4000/FR/sso';

const WEB_ADDRESS = /^https?:\/\/[^\s#?]+$/;

/** The faults of a token that is handed over; the others belong to a visit. */
const TOKEN_FAULTS = FAULTS.filter((fault) =>
  ['wrongAudience', 'wrongIssuer', 'expired', 'wrongSignature'].includes(fault),
);

const portal = (c: Context, isWrong = false) => {
  const language = pageLanguage(c);
  const texts = identityTexts[language];
  const body = html`<h1>${texts.providers.partner}</h1>
    <p>${texts.partnerIntro}</p>
    ${isWrong ? html`<p class="error" role="alert">${texts.partnerWrong}</p>` : ''}
    <form method="post" action="/identity/partner?lang=${language}">
      <label for="person">${texts.who}</label>
      <select id="person" name="person">
        ${PEOPLE.map(({ id, givenName, familyName }) => html`<option value="${id}">${givenName} ${familyName}</option>`)}
        <option value="anybody">${texts.anybody}</option>
      </select>
      <label for="email">${texts.anybody}</label>
      <input id="email" name="email" type="email" autocomplete="off" />
      <label for="shop">${texts.partnerShop}</label>
      <input id="shop" name="shop" value="${c.req.query('shop') ?? USUAL_SHOP}" />
      <label for="page">${texts.partnerPage}</label>
      <select id="page" name="page">
        <option value="product">product</option>
        <option value="account">account</option>
        <option value="cart">cart</option>
        <option value="">/</option>
      </select>
      <label for="item">${texts.partnerItem}</label>
      <input id="item" name="item" autocomplete="off" />
      <label for="fault">${texts.goesWrong}</label>
      <select id="fault" name="fault">
        <option value="">${texts.nothing}</option>
        ${TOKEN_FAULTS.map((fault) => html`<option value="${fault}">${texts.faults[fault]}</option>`)}
      </select>
      <div class="actions"><button class="primary">${texts.partnerGo}</button></div>
    </form>`;
  return page(c, { language, title: texts.providers.partner, body, status: isWrong ? 422 : 200 });
};

const sendOn = async (c: Context) => {
  const { person: id, email, shop, page: wanted, item, fault } = await c.req.parseBody();
  const person = findPerson(id, email);
  if (person === null || typeof shop !== 'string' || !WEB_ADDRESS.test(shop)) return portal(c, true);
  const issuer = issuerUrl(c.req.url, 'partner');
  const jwt = await signIdToken({ issuer, person, nonce: null, fault: findFault(fault), tokenId: randomUUID() });
  return c.redirect(`${shop}?${new URLSearchParams({ jwt, page: String(wanted), item: String(item) })}`, 303);
};

export const partnerPage = (): Hono =>
  new Hono().get('/identity/partner', (c) => portal(c)).post('/identity/partner', sendOn);
