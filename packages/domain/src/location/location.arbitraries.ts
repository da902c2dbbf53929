/**
 * Random web addresses, and addresses that are never followed. `fc.webUrl` has more variety, but takes a second to
 * start.
 */
import * as fc from 'fast-check';

const segment = fc.stringMatching(/^(?:[a-z0-9._~-]|%20|%C3%A9){0,12}$/);

/** An https address of any host, with a path. */
export const webAddresses: fc.Arbitrary<string> = fc
  .tuple(fc.domain(), fc.array(segment, { maxLength: 4 }))
  .map(([host, path]) => `https://${host}/${path.join('/')}`);

export const TRUSTED_HOST = 'shop.example';

/** Addresses that are never followed. */
export const untrustedAddresses = fc.constantFrom(
  'https://evil.example/',
  'javascript:alert(1)',
  '//shop.example/',
  `https://${TRUSTED_HOST}.evil.example/`,
  '',
);
