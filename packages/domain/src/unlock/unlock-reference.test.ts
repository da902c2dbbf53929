import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_USES, checkCardUse } from '../card/index.ts';
import { openFacts, usableCard } from '../card/testing.ts';
import { groupedOrderNumber, ORDER_STATUSES, orderNumber } from '../order/index.ts';
import {
  checkUnlockReference,
  parseUnlockReference,
  receiptLock,
  UNLOCK_SECRET_BYTES,
  unlockSecret,
  unlockVerdict,
  formatUnlockReference,
} from './index.ts';
import type { UnlockFacts } from './index.ts';
import {
  nearMissReferences,
  orderNumbers,
  secretBytes,
  typedSecret,
  unlockFacts,
  unlockReferences,
} from './testing.ts';

describe('the unlock reference', () => {
  test('is parsed as it was formatted, with and without the secret [S4.18][A-85]', () => {
    fc.assert(
      fc.property(unlockReferences, (reference) => {
        expect(parseUnlockReference(formatUnlockReference(reference))).toEqual(reference);
        const plain = { ...reference, secret: null };
        expect(parseUnlockReference(` ${formatUnlockReference(plain)} `)).toEqual(plain);
      }),
    );
  });

  test('is the order number, a full stop and 26 letters for the 128 bits [A-85]', () => {
    expect(UNLOCK_SECRET_BYTES * 8).toBe(128);
    const orderNo = orderNumber('FR-1')!;
    const secret = unlockSecret(new Uint8Array(16).fill(255));
    expect(formatUnlockReference({ orderNo, secret })).toBe(`FR-1.7${'Z'.repeat(25)}`);
    expect(unlockSecret(new Uint8Array(16))).toBe('0'.repeat(26));
    expect(unlockSecret(new Uint8Array(16).fill(255))).toBe(`7${'Z'.repeat(25)}`);
    expect(unlockSecret(Uint8Array.from([...new Uint8Array(15), 33]))).toBe(`${'0'.repeat(24)}11`);
    expect(unlockSecret(Uint8Array.from([128, ...new Uint8Array(15)]))).toBe(`4${'0'.repeat(25)}`);
  });

  test('contains every bit of its secret: two secrets never have the same format [A-85]', () => {
    fc.assert(
      fc.property(secretBytes, fc.integer({ min: 0, max: 127 }), (bytes, bit) => {
        const other = Uint8Array.from(bytes);
        other[bit >> 3]! ^= 1 << (bit & 7);
        expect(unlockSecret(other)).not.toBe(unlockSecret(bytes));
        expect(unlockSecret(bytes)).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
      }),
    );
  });

  test('is accepted however its secret is typed from paper [A-85]', () => {
    const typed = unlockReferences.chain(({ orderNo, secret }) =>
      typedSecret(secret!).map((text) => ({ orderNo, secret, text: `${orderNo}.${text}` })),
    );
    fc.assert(
      fc.property(typed, ({ orderNo, secret, text }) => {
        expect(parseUnlockReference(text)).toEqual({ orderNo, secret });
      }),
    );
  });

  test('is accepted with white space anywhere [A-85][A-165]', () => {
    fc.assert(
      fc.property(unlockReferences, fc.constantFrom(' ', '\u2009', '\t\n'), ({ orderNo, secret }, blank) => {
        expect(parseUnlockReference(` ${orderNo} . ${secret} `)).toEqual({ orderNo, secret });
        expect(parseUnlockReference([...`${orderNo}.${secret}`].join(blank))).toEqual({ orderNo, secret });
      }),
    );
  });

  test('is refused if it is neither an order number nor a reference, and a secret is never truncated or padded [A-85]', () => {
    fc.assert(
      fc.property(nearMissReferences, (text) => {
        expect(parseUnlockReference(text)).toBeNull();
      }),
    );
    for (const length of [0, 15, 17]) expect(() => unlockSecret(new Uint8Array(length))).toThrow(RangeError);
  });

  test('of a plain order number has no secret [A-85]', () => {
    fc.assert(
      fc.property(orderNumbers, (orderNo) => {
        expect(parseUnlockReference(orderNo)).toEqual({ orderNo, secret: null });
      }),
    );
  });
});

describe('a reference as it is typed from a letter', () => {
  /** As the shop gives them. */
  const given = fc
    .record({ letters: fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/), bytes: secretBytes, isWhole: fc.boolean() })
    .map(({ letters, bytes, isWhole }) => ({
      orderNo: groupedOrderNumber(letters),
      secret: isWhole ? unlockSecret(bytes) : null,
    }));
  const spelt = given.chain((reference) =>
    typedSecret(formatUnlockReference(reference).replaceAll('-', '').replace('.', '')).map((text) => ({
      text,
      reference,
    })),
  );

  test('is accepted in any case, with blanks and hyphens or none, with or without its full stop [A-85][A-165]', () => {
    fc.assert(
      fc.property(given, (reference) => {
        const printed = formatUnlockReference(reference);
        for (const text of [
          printed,
          printed.toLowerCase(),
          ` ${printed.replaceAll('-', ' - ')} `,
          printed.replace('.', ' '),
        ])
          expect(checkUnlockReference(text)).toEqual(Result.succeed(reference));
      }),
    );
    fc.assert(
      fc.property(spelt, ({ text, reference }) => {
        expect(checkUnlockReference(text)).toEqual(Result.succeed(reference));
      }),
    );
  });

  test('is refused without a letter too few or too many being guessed', () => {
    fc.assert(
      fc.property(given, fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{1,3}$/), (reference, more) => {
        const printed = formatUnlockReference(reference);
        const whole = { ...reference, secret: reference.secret ?? unlockSecret(new Uint8Array(16)) };
        expect(checkUnlockReference(formatUnlockReference(whole) + more)).toEqual(
          Result.fail({ _tag: 'NotAnUnlockReference' }),
        );
        expect(Result.isSuccess(checkUnlockReference(printed))).toBe(true);
      }),
    );
    expect(checkUnlockReference(' ')).toEqual(Result.fail({ _tag: 'Required' }));
    for (const text of ['FR_1', '<b>', 'FR1.2'])
      expect(checkUnlockReference(text)).toEqual(Result.fail({ _tag: 'NotAnUnlockReference' }));
  });
});

const facts = (over: Partial<UnlockFacts['order'] & object> = {}, rest: Partial<UnlockFacts> = {}): UnlockFacts => ({
  order: { ownerId: 'C1', status: 'confirmed', isPhysical: true, isUnlocked: false, ...over },
  isSecretRight: false,
  customerId: null,
  ...rest,
});
const OWNER = { customerId: 'C1' };
const SECRET = { isSecretRight: true };

describe('who may unlock', () => {
  test('the owner by the order number, anybody by the secret, nobody else [S4.18][A-85]', () => {
    expect([facts({}, OWNER), facts({}, SECRET)].map(unlockVerdict)).toEqual(['unlock', 'unlock']);
    expect([facts(), facts({}, { customerId: 'C2' })].map(unlockVerdict)).toEqual(['stillLocked', 'stillLocked']);
  });

  test('a guest’s order is unlocked only by the secret, never because nobody is signed in [S4.18][A-85]', () => {
    expect(unlockVerdict(facts({ ownerId: null }))).toBe('stillLocked');
    expect(unlockVerdict(facts({ ownerId: null }, OWNER))).toBe('stillLocked');
    expect(unlockVerdict(facts({ ownerId: null }, SECRET))).toBe('unlock');
  });

  test('a stranger learns nothing: the answer is the same for every order and for none [A-85]', () => {
    fc.assert(
      fc.property(unlockFacts, ({ order }) => {
        const stranger = { isSecretRight: false, customerId: 'C3' };
        expect(unlockVerdict({ order, ...stranger })).toBe(unlockVerdict({ order: null, ...stranger }));
        expect(unlockVerdict({ order: null, isSecretRight: true, customerId: 'C1' })).toBe('stillLocked');
      }),
    );
  });

  test('an order is unlocked once: a second time, or if nothing was locked, it is already unlocked [S4.25]', () => {
    expect(unlockVerdict(facts({ isUnlocked: true }, OWNER))).toBe('alreadyUnlocked');
    expect(unlockVerdict(facts({ isPhysical: false }, SECRET))).toBe('alreadyUnlocked');
  });

  test('only an order that was paid for can be unlocked [S4.18]', () => {
    const unlocked = ORDER_STATUSES.filter((status) => unlockVerdict(facts({ status }, OWNER)) === 'unlock');
    expect(unlocked).toEqual(['confirmed', 'partialReturned']);
    const known = ORDER_STATUSES.filter(
      (status) => unlockVerdict(facts({ status, isUnlocked: true }, SECRET)) !== 'stillLocked',
    );
    expect(known).toEqual(['confirmed', 'partialReturned']);
  });
});

describe('the cards of a physical order', () => {
  test('can be redeemed only after the order is unlocked; digital cards are never locked [S4.18][S4.19]', () => {
    const use = fc.constantFrom(...CARD_USES);
    fc.assert(
      fc.property(usableCard(), use, fc.boolean(), fc.boolean(), (card, of, isPhysical, isUnlocked) => {
        const lock = receiptLock({ isPhysical, isUnlocked });
        expect(lock).toBe(isPhysical && !isUnlocked ? 'untilReceipt' : null);
        const verdict = checkCardUse(of, { ...card, lock }, openFacts(card));
        expect(verdict).toEqual(
          lock === null ? Result.succeed({ ...card, lock }) : Result.fail({ _tag: 'CardLocked', lock: 'untilReceipt' }),
        );
      }),
    );
  });
});
