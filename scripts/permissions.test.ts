/** Every act of the table of permissions is checked by a rule, an app or the server: an unused row decides nothing. */
import { globSync, readFileSync } from 'node:fs';
import { PERMISSIONS } from '@offrande/domain/customer';
import { Struct } from 'effect';
import { expect, test } from 'vitest';
import { ROOT } from './command.ts';
import { TEST_FILES } from './import-ranks.ts';

const OUTSIDE = new RegExp(`${TEST_FILES}|/customer/permissions\\.ts$`);

const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !OUTSIDE.test(`/${path}`))
  .map((path) => readFileSync(ROOT + path, 'utf8'))
  .filter((text) => /\b(?:may|mayAtLevel|grantedTo|ACTS)\b/u.test(text))
  .join('\n');

test.each(Struct.keys(PERMISSIONS))('%s is asked for', (act) => {
  expect(sources).toContain(`'${act}'`);
});
