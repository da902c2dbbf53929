/** Random members of a validation page, and invalid `info` values. */
import { encode as base64Url } from 'effect/encoding/Base64Url';
import * as fc from 'fast-check';
import { emails } from '../email/testing.ts';
import { fullNames } from '../text/testing.ts';
import type { MemberInfo } from './member-info.ts';

/** Names are normalised to NFC without outer spaces, so they are generated like that. */
export const memberInfos: fc.Arbitrary<MemberInfo> = fc.record({
  name: fullNames.map((name) => name.normalize('NFC').trim()),
  email: emails,
});

/** Strings that look like an info but contain no member. */
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
