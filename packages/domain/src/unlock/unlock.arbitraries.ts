/** Random unlock references as printed and as typed, facts about orders, and near misses. */
import * as fc from 'fast-check';
import { orderNumber, ORDER_STATUSES } from '../order/index.ts';
import { UNLOCK_SECRET_BYTES, unlockSecret } from './unlock-reference.ts';
import type { UnlockReference } from './unlock-reference.ts';
import type { UnlockFacts } from './unlock-right.ts';

export const secretBytes = fc.uint8Array({ minLength: UNLOCK_SECRET_BYTES, maxLength: UNLOCK_SECRET_BYTES });

export const orderNumbers = fc.stringMatching(/^[A-Za-z0-9-]{1,40}$/).map((text) => orderNumber(text)!);

/** A reference with its secret. */
export const unlockReferences: fc.Arbitrary<UnlockReference> = fc.record({
  orderNo: orderNumbers,
  secret: secretBytes.map(unlockSecret),
});

/** A secret as somebody may type it: in groups, in lower case, with letters that look like its digits. */
export const typedSecret = (secret: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('', ' ', '-'), fc.boolean(), fc.constantFrom('0', 'O', 'o'), fc.constantFrom('1', 'I', 'l'))
    .map(([between, isLower, zero, one]) => {
      const cased = isLower ? secret.toLowerCase() : secret;
      return cased
        .replaceAll('0', zero)
        .replaceAll('1', one)
        .replace(/(.{5})/gu, `$1${between}`);
    });

/** Parameters that are neither an order number nor a reference. */
export const nearMissReferences = fc.constantFrom(
  '',
  ' ',
  '.',
  'FR1.',
  '.0123456789ABCDEFGHJKMNPQRS',
  'FR1.0123456789ABCDEFGHJKMNPQR',
  'FR1.0123456789ABCDEFGHJKMNPQRST',
  'FR1.8123456789ABCDEFGHJKMNPQRS',
  'FR1.0123456789ABCDEFGHJKMNPQRU',
  'FR1.0123456789ABCDEFGHJKMNPQR.',
  'FR_1',
  'FR_1',
  '<b>',
  `F${'1'.repeat(40)}`,
);

/** Whatever the server may know when it is asked to unlock. */
export const unlockFacts: fc.Arbitrary<UnlockFacts> = fc.record({
  order: fc.option(
    fc.record({
      ownerId: fc.constantFrom(null, 'C1', 'C2'),
      status: fc.constantFrom(...ORDER_STATUSES),
      isPhysical: fc.boolean(),
      isUnlocked: fc.boolean(),
    }),
    { freq: 4 },
  ),
  isSecretRight: fc.boolean(),
  customerId: fc.constantFrom(null, 'C1', 'C2'),
});
