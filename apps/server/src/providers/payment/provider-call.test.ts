/** What the adapters share: the reading of answers, and language codes for providers. */
import { Schema } from 'effect';
import { describe, expect, test } from 'vitest';
import { decodeGranted } from './provider-call.ts';
import { providerLocale } from './provider-locale.ts';

const Answer = Schema.Struct({ id: Schema.String });
const refused = { _tag: 'ProviderUnavailable', isRetryable: false };

const failureOf = (status: number, body: unknown): unknown => {
  try {
    return decodeGranted('lyra', Answer, { status, body });
  } catch (failure) {
    return failure;
  }
};

describe('an answer', () => {
  test.each([200, 201, 299])('with status %i is a success and is read', (status) => {
    expect(decodeGranted('lyra', Answer, { status, body: { id: '1', more: true } })).toEqual({ id: '1' });
  });

  test.each([300, 400, 404, 499])('with status %i is a refusal, whatever its body', (status) => {
    expect(failureOf(status, { id: '1' })).toMatchObject({ ...refused, message: `lyra answers ${status}` });
  });

  test('that breaks the provider’s contract is not read', () => {
    expect(failureOf(200, { id: 1 })).toMatchObject(refused);
  });
});

test.each([
  ['fr', { locale: 'fr_FR' }],
  ['fr-CA', { locale: 'fr_FR' }],
  ['EN', { locale: 'en_GB' }],
  ['es', { locale: 'es_ES' }],
  ['it', { locale: 'it_IT' }],
  ['pt', { locale: 'pt_PT' }],
  ['zh-Hans', { locale: 'zh_CN' }],
  ['zc', { locale: 'zh_CN' }],
  ['ar', {}],
])('a page for a buyer with language %s is requested with %j', (language, expected) => {
  expect(providerLocale(language)).toEqual(expected);
});
