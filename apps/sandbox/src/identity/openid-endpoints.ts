/** The endpoints of an OpenID provider: discovery document, keys, exchange of a code for tokens, user info. */
import { type Context, Hono } from 'hono';
import type { Grants } from './grants.ts';
import { signIdToken, profileClaims, publishedKeys } from './id-token.ts';
import { CLIENT, issuerUrl, findProvider, type ProviderName } from './providers.ts';

const description = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  response_modes_supported: ['query', 'form_post'],
  grant_types_supported: ['authorization_code'],
  subject_types_supported: ['public'],
  scopes_supported: ['openid', 'email', 'profile'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  code_challenge_methods_supported: ['S256'],
});

const readField = (form: Readonly<Record<string, unknown>>, name: string): string => {
  const value = form[name];
  return typeof value === 'string' ? value : '';
};

/** `id:secret` from the header, or from two fields of the form. */
const clientCredentials = (c: Context, form: Readonly<Record<string, unknown>>): string => {
  const header = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (header === undefined) return `${readField(form, 'client_id')}:${readField(form, 'client_secret')}`;
  return Buffer.from(header, 'base64').toString().split(':').map(decodeURIComponent).join(':');
};

const token = (grants: Grants) => async (c: Context, name: ProviderName) => {
  const form = await c.req.parseBody();
  if (clientCredentials(c, form) !== `${CLIENT.id}:${CLIENT.secret}`) return c.json({ error: 'invalid_client' }, 401);
  if (form['grant_type'] !== 'authorization_code') return c.json({ error: 'unsupported_grant_type' }, 400);
  const proof = {
    provider: name,
    redirectUri: readField(form, 'redirect_uri'),
    verifier: readField(form, 'code_verifier'),
  };
  const grant = grants.redeem(readField(form, 'code'), proof);
  if (grant === null) return c.json({ error: 'invalid_grant' }, 400);
  if (grant.fault === 'tokenDown') return c.text('fault', 503);
  const idToken = await signIdToken({ ...grant, issuer: issuerUrl(c.req.url, name) });
  return c.json(
    {
      access_token: grants.issueAccessToken(grant),
      token_type: 'Bearer',
      expires_in: 300,
      ...(grant.fault === 'noIdToken' ? {} : { id_token: idToken }),
    },
    200,
    { 'Cache-Control': 'no-store' },
  );
};

const userInfo = (grants: Grants) => (c: Context, name: ProviderName) => {
  const accessToken = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  const grant = grants.byAccessToken(name, accessToken);
  if (grant === null) return c.json({ error: 'invalid_token' }, 401);
  return c.json({ ...profileClaims(grant.person, grant.fault), sub: grant.person.id });
};

type Answer = (c: Context, name: ProviderName) => Response | Promise<Response>;

const at = (answer: Answer) => (c: Context) => {
  const name = findProvider(c.req.param('provider'));
  return name === null ? c.json({ error: 'not_found' }, 404) : answer(c, name);
};

export const identityApi = (grants: Grants): Hono =>
  new Hono()
    .get(
      '/identity/:provider/.well-known/openid-configuration',
      at((c, name) => c.json(description(issuerUrl(c.req.url, name)))),
    )
    .get(
      '/identity/:provider/jwks',
      at(async (c) => c.json(await publishedKeys())),
    )
    .post('/identity/:provider/token', at(token(grants)))
    .get('/identity/:provider/userinfo', at(userInfo(grants)));
