/** Forbidden answers are detected: a fuzzer that accepts everything proves nothing. */
import { calls } from '@offrande/api-client/contract';
import { describe, expect, test } from 'vitest';
import type { Person } from '../access/person.ts';
import type { Answer } from '../visitor/visitor.ts';
import type { Sent } from './draw-request.ts';
import { Echoes } from './echoes.ts';
import { findFault } from './judge-answer.ts';

const CANARIES = ['kanari'];
const owner = { caller: 'owner', canaries: new Set(CANARIES) } as unknown as Person;
const guest = { caller: 'guest', canaries: new Set(['gast']) } as unknown as Person;

const sentBy = (person: Person, text = '{}'): Sent =>
  ({ call: calls.csrfToken, person, path: '/', init: { method: 'GET', headers: {} }, text }) as Sent;

const answer = (status: number, body: unknown): Answer => ({ status, headers: [], text: JSON.stringify(body) });
const refusal = (message: string, code = '40400', status = 404) =>
  answer(status, { success: false, data: { error: { code, message } } });
const token = (text: string) => answer(200, { success: true, data: { token: text } });

const judge = (given: Answer, person = guest, text?: string) =>
  findFault(sentBy(person, text), given, CANARIES, new Echoes());

describe('an answer', () => {
  test('in the contract’s shape is allowed', () => {
    expect(judge(token('abc'))).toBeNull();
    expect(judge(refusal('Not found.'))).toBeNull();
  });

  test('with a server error is detected, whatever its text', () => {
    for (const status of [500, 502, 503]) expect(judge(refusal('', '1234', status))).toBe(`it broke: ${status}`);
  });

  test.each([
    'TypeError: x is not a function',
    'error at Object.call (/srv/shop/app.js:12:3)',
    'relation "card" does not exist',
    'duplicate key value violates unique constraint "card_number"',
    'invalid input syntax for type uuid: "x"',
    'file:///srv/node_modules/pg/lib/client.ts:17',
  ])('that discloses internals is detected: %s', (message) => {
    expect(judge(refusal(message))).toBe('it discloses internals');
  });

  test('that discloses somebody else’s data is detected, but an echo of the request is not', () => {
    expect(judge(token('kanari'))).toBe('it discloses somebody else’s data: kanari');
    expect(judge(refusal('kanari'))).toBe('it discloses somebody else’s data: kanari');
    expect(judge(token('kanari'), guest, '{"a":"kanari"}')).toBeNull();
    expect(judge(token('kanari'), owner)).toBeNull();
  });

  test('may repeat what its caller has sent before, and nothing else about the owner', () => {
    const echoes = new Echoes();
    echoes.remember(sentBy(guest, '{"email":"kanari@example.test"}'), CANARIES);
    const judgeLater = (given: Answer, person = guest) => findFault(sentBy(person), given, CANARIES, echoes);
    expect(judgeLater(token('kanari@example.test'))).toBeNull();
    expect(judgeLater(token('Prenomkanari'))).toBe('it discloses somebody else’s data: kanari');
    const other = { ...guest };
    expect(judgeLater(token('kanari@example.test'), other)).toBe('it discloses somebody else’s data: kanari');
  });

  test.each([
    ['of another call', answer(200, { success: true, data: { balance: '1.00' } })],
    ['without a body', { status: 200, headers: [], text: '' }],
    ['that is a page', { status: 404, headers: [], text: '<html></html>' }],
    ['with a code unknown to the contract', refusal('', '99999')],
    [
      'with excess fields in a refusal',
      answer(400, { success: false, data: { error: { code: '40000', message: '', why: 1 } } }),
    ],
  ])('%s is detected', (_, given) => {
    expect(judge(given)).toBe('it breaks the contract');
  });
});
