/** People at the sandbox's identity providers: they choose an identity and return with the provider's answer. */
import { calls } from '@offrande/api-client/contract';
import type { LoginRequest, OAuthMethod } from '@offrande/domain/sign-in';
import { UNIT, type Browser, type TestShop } from '../http/testing.ts';
import { signInBy, UNIT_FIELD } from '../session/testing.ts';

/** The identity chosen at a provider, and any fault to simulate. */
export type AtProvider = Readonly<Partial<Record<'person' | 'email' | 'fault' | 'refuse', string>>>;

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** The hidden fields of a page and the action of its form. */
const formIn = (page: string) => {
  const [, action] = /<form method="post" action="([^"]+)"/.exec(page) ?? [];
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return { action: unescaped(action!), fields: fields.map(([, name, value]) => [name!, unescaped(value!)]) };
};

/** Submits the provider's page; returns the shop's URL to which the browser is redirected. */
export const atProvider = async (address: string, who: AtProvider): Promise<URL> => {
  const chosen = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ person: 'anybody', ...who }),
    redirect: 'manual',
  });
  const location = chosen.headers.get('location');
  if (location !== null) return new URL(location);
  const { action, fields } = formIn(await chosen.text());
  // The form is posted cross-site, so it carries no cookie.
  const returned = await fetch(action, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return new URL(returned.headers.get('location')!);
};

/** Visits a provider; returns the data with which the browser then logs in. */
export const visit = async (
  browser: Browser,
  { shop }: TestShop,
  method: OAuthMethod,
  who: AtProvider,
): Promise<Extract<LoginRequest, { readonly code: string }>> => {
  const redirectUrl = `${shop.publicOrigin}/${UNIT}/auth`;
  const { address } = await browser.call(calls.getOauthLoginInfo, { ...UNIT_FIELD, redirectUrl, method });
  const { searchParams } = await atProvider(address, who);
  const type = method === 'salesmanSingleSignOn' ? method : 'oauth';
  return { type, code: searchParams.get('code') ?? '', redirectUrl };
};

/** Visits a provider, returns and logs in. */
export const signInAt = async (browser: Browser, shop: TestShop, method: OAuthMethod, who: AtProvider) =>
  signInBy(browser, await visit(browser, shop, method, who));

/** A token as passed to the browser by a provider's own script or a partner's site. */
export const tokenOf = async (
  { sandbox }: TestShop,
  provider: 'google' | 'facebook' | 'partner' | 'retailer',
  who: AtProvider & Readonly<Partial<Record<'audience' | 'tokenId', string>>>,
): Promise<string> => {
  const response = await fetch(`${sandbox.url}/control/identity/token`, {
    method: 'POST',
    body: JSON.stringify({ provider, ...who }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
};
