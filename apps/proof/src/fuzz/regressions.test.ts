/** Defects that fuzzing has found, each as the request that broke the shop. */
import { calls } from '@offrande/api-client/contract';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openScene } from '../access/scene.ts';
import { openVisitedShop, type VisitedShop } from '../visitor/visited-shop.ts';
import { openVisitor, type Visitor } from '../visitor/visitor.ts';

const REFUSED = (field: string) => ({
  status: 400,
  text: `{"success":false,"data":{"error":{"code":"40000","message":"The request cannot be read.","detail":{"field":"${field}"}}}}`,
});

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('what once broke the shop', () => {
  let place: VisitedShop;
  let guest: Visitor;
  beforeAll(async () => {
    place = await openVisitedShop({ postgresUrl: inject('postgresUrl') });
    guest = await openVisitor(place, 'FR', null);
  });
  afterAll(() => place.close());

  const MALFORMED = { NUL: 'nora\u0000@example.test', 'an unpaired surrogate': 'nora\ud800@example.test' };

  test.each(Object.entries(MALFORMED))(
    'a string with %s, which no database can store, is refused with the name of its field',
    async (_, email) => {
      expect(await guest.ask(calls.resetPassword, { email, accountType: 'C' })).toMatchObject(REFUSED('email'));
      const inAddress = { language: 'fr', categoryId: 'all', page: '1', productName: email };
      // A URL cannot hold unpaired surrogates: they arrive as U+FFFD.
      if (email.isWellFormed())
        expect(await guest.ask(calls.products, inAddress)).toMatchObject(REFUSED('productName'));
    },
  );

  test('such a string is found at any depth and in field names, which are not echoed', async () => {
    const { owner } = await openScene(place).cast('business');
    const save = (lines: readonly unknown[]) => owner.visitor.ask(calls.saveDraft, { custId: owner.id, lines });
    expect(await save([{ a: { b: ['\u0000'] } }])).toMatchObject(REFUSED('lines.0.a.b.0'));
    expect(await save([{ 'a\u0000': 1 }])).toMatchObject(REFUSED('lines.0'));
    expect((await save([nested(29)])).text).not.toContain('lines.0.a.a');
    expect((await save([nested(31)])).text).toContain(`lines.0${'.a'.repeat(30)}"`);
  });

  test('a body nested deeply enough to overflow the stack is refused', async () => {
    const deep = `{"aggregatorBuId":"FR","custId":"x","lines":[${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}]}`;
    const answer = await guest.send('/api/v2/order/saveDraft', { method: 'POST', headers: guest.headers, body: deep });
    expect(answer.status).toBe(400);
    expect(place.defects).toEqual([]);
  });

  test('a malformed sealing key id is refused without a lookup', async () => {
    const [, ...rest] = (await guest.seal('{}')).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'ECDH-ES', enc: 'A256GCM', kid: 'a\u0000b' })).toString(
      'base64url',
    );
    const body = JSON.stringify({ data: [header, ...rest].join('.') });
    const init = { method: 'POST', headers: guest.headers, body };
    expect(await guest.send('/api/v2/member/resetPassword', init)).toMatchObject(REFUSED('data'));
    expect(place.defects).toEqual([]);
  });
});
