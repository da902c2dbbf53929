/**
 * How tests steer the identity providers, in JSON. `POST /control/identity` with `{next: fault}` spoils the next sign-in.
 * `POST /control/identity/token` with `{provider, person}` or `{provider, email}` (and `fault`, `audience`, `nonce`,
 * `tokenId`) gives a token as a provider's own script in the browser gives one, or as a partner's site sends people on.
 */
import { Hono } from 'hono';
import { faultOf } from './faults.ts';
import type { Grants } from './grants.ts';
import { idTokenOf } from './id-token.ts';
import { personBy } from './people.ts';
import { issuerOf, providerBy } from './providers.ts';

type Fields = Readonly<Record<string, unknown>>;

const textOf = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

export const identityControl = (grants: Grants): Hono =>
  new Hono()
    .post('/control/identity', async (c) => {
      const { next } = await c.req.json<Fields>().catch((): Fields => ({}));
      const fault = faultOf(next);
      if (fault === null) return c.json({ error: 'next' }, 400);
      grants.nextFault = fault;
      return c.body(null, 204);
    })
    .post('/control/identity/token', async (c) => {
      const fields = await c.req.json<Fields>().catch((): Fields => ({}));
      const provider = providerBy(textOf(fields, 'provider') ?? '');
      const person = personBy(fields['person'], fields['email']);
      if (provider === null || person === null) return c.json({ error: 'provider and person' }, 400);
      const [audience, tokenId] = [textOf(fields, 'audience'), textOf(fields, 'tokenId')];
      const token = await idTokenOf({
        issuer: issuerOf(c.req.url, provider),
        person,
        nonce: textOf(fields, 'nonce'),
        fault: faultOf(fields['fault']),
        ...(audience === null ? {} : { audience }),
        ...(tokenId === null ? {} : { tokenId }),
      });
      return c.json({ token });
    })
    .delete('/control/identity', (c) => {
      grants.clear();
      return c.body(null, 204);
    });
