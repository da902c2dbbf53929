/** What fuzzing has found, each as the request that broke the shop. */
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

  const NO_TEXTS = { 'the sign NUL': 'nora\u0000@example.test', 'half a letter': 'nora\ud800@example.test' };

  test.each(Object.entries(NO_TEXTS))(
    'a text with %s, which no database keeps, is refused by its field and not passed on',
    async (_, email) => {
      expect(await guest.ask(calls.resetPassword, { email, accountType: 'C' })).toMatchObject(REFUSED('email'));
      const inAddress = { language: 'fr', categoryId: 'all', page: '1', productName: email };
      // An address holds no half letters: they arrive as the sign for what cannot be read.
      if (email.isWellFormed())
        expect(await guest.ask(calls.products, inAddress)).toMatchObject(REFUSED('productName'));
    },
  );

  test('such a text is found however deep it lies, and in the name of a field, which is not repeated', async () => {
    const { owner } = await openScene(place).cast('business');
    const save = (lines: readonly unknown[]) => owner.visitor.ask(calls.saveDraft, { custId: owner.id, lines });
    expect(await save([{ a: { b: ['\u0000'] } }])).toMatchObject(REFUSED('lines.0.a.b.0'));
    expect(await save([{ 'a\u0000': 1 }])).toMatchObject(REFUSED('lines.0'));
    expect((await save([nested(29)])).text).not.toContain('lines.0.a.a');
    expect((await save([nested(31)])).text).toContain(`lines.0${'.a'.repeat(30)}"`);
  });

  test('a body so deep that reading it takes all stack is refused', async () => {
    const deep = `{"aggregatorBuId":"FR","custId":"x","lines":[${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}]}`;
    const answer = await guest.send('/api/v2/order/saveDraft', { method: 'POST', headers: guest.headers, body: deep });
    expect(answer.status).toBe(400);
    expect(place.defects).toEqual([]);
  });

  test('the name of a sealing key that is no name is not looked up', async () => {
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
