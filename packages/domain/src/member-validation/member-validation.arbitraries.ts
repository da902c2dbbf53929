/** Random members of a validation page; texts beside them that hold none. */
import { encode as base64Url } from 'effect/encoding/Base64Url';
import * as fc from 'fast-check';
import { emails } from '../email/testing.ts';
import { fullNames } from '../text/testing.ts';
import type { MemberInfo } from './member-info.ts';

/** Names come out without outer blanks and in NFC, so they go in so. */
export const memberInfos: fc.Arbitrary<MemberInfo> = fc.record({
  name: fullNames.map((name) => name.normalize('NFC').trim()),
  email: emails,
});

/** Texts that look like an info and name nobody. */
export const nearMissInfos: fc.Arbitrary<string> = fc.constantFrom(
  '',
  ' ',
  '%%%',
  'Ana',
  base64Url('Ana Li'),
  base64Url('["Ana Li","ana@example.org"]'),
  base64Url('{"name":"Ana Li"}'),
  base64Url('{"email":"ana@example.org"}'),
  base64Url('{"name":"","email":"ana@example.org"}'),
  base64Url('{"name":" ","email":"ana@example.org"}'),
  base64Url('{"name":"Ana <b","email":"ana@example.org"}'),
  base64Url('{"name":"Ana Li","email":"ana"}'),
  base64Url('{"name":5,"email":"ana@example.org"}'),
  base64Url(`{"name":"${'a'.repeat(201)}","email":"ana@example.org"}`),
  base64Url('null'),
);
