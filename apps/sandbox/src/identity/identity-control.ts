/**
 * How tests control the identity providers, in JSON. `POST /control/identity` with `{next: fault}` breaks the next sign-in.
 * `POST /control/identity/token` with `{provider, person}` or `{provider, email}` (and `fault`, `audience`, `nonce`,
 * `tokenId`) returns a token like the one of a provider's own script in the browser, or of a partner's site.
 */
import { Hono } from 'hono';
import { findFault } from './faults.ts';
import type { Grants } from './grants.ts';
import { signIdToken } from './id-token.ts';
import { findPerson } from './people.ts';
import { issuerUrl, findProvider } from './providers.ts';

type Fields = Readonly<Record<string, unknown>>;

const readString = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

export const identityControl = (grants: Grants): Hono =>
  new Hono()
    .post('/control/identity', async (c) => {
      const { next } = await c.req.json<Fields>().catch((): Fields => ({}));
      const fault = findFault(next);
      if (fault === null) return c.json({ error: 'next' }, 400);
      grants.nextFault = fault;
      return c.body(null, 204);
    })
    .post('/control/identity/token', async (c) => {
      const fields = await c.req.json<Fields>().catch((): Fields => ({}));
      const provider = findProvider(readString(fields, 'provider') ?? '');
      const person = findPerson(fields['person'], fields['email']);
      if (provider === null || person === null) return c.json({ error: 'provider and person' }, 400);
      const [audience, tokenId] = [readString(fields, 'audience'), readString(fields, 'tokenId')];
      const token = await signIdToken({
        issuer: issuerUrl(c.req.url, provider),
        person,
        nonce: readString(fields, 'nonce'),
        fault: findFault(fields['fault']),
        ...(audience === null ? {} : { audience }),
        ...(tokenId === null ? {} : { tokenId }),
      });
      return c.json({ token });
    })
    .delete('/control/identity', (c) => {
      grants.clear();
      return c.body(null, 204);
    });
