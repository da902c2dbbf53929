/** Builds small scripts with and without the trade's code and expects it to be recognised in the output. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from './command.ts';
import { ownWords, tradeWords, tradeWordsIn } from './trade-code.ts';

/** An entry of the domain as browsers load it. */
const builtDoor = async (concept: string): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'trade-'));
  try {
    const input = join(root, 'entry.ts');
    await writeFile(input, `export * from '${ROOT}packages/domain/src/${concept}/index.ts';`);
    const rolldownOptions: Rolldown.RolldownOptions = { input, preserveEntrySignatures: 'strict' };
    const built = await build({ root, configFile: false, logLevel: 'error', build: { write: false, rolldownOptions } });
    const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
    return output.map((part) => ('code' in part ? part.code : '')).join('\n');
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};

test('a string that another source also has is ignored, and so is a short one', () => {
  const trade = ["{ _tag: 'SharesAboveWhole' }; 'TooManyDigits'; 'short'"];
  expect(ownWords(trade, ['`TooManyDigits`'])).toEqual(['SharesAboveWhole']);
});

test.each([
  'kyb',
  'dossier',
  'dossier-field',
  'stakeholder',
  'business-registration',
  'salesman',
  'salesman-draft',
  'salesman-terms',
  'quotation',
  'order-decision',
  'bulk-order',
  'bulk-upload',
])('what brings %s is found in the built script', async (concept) => {
  expect(tradeWordsIn(await builtDoor(concept), tradeWords()).length).toBeGreaterThan(0);
});

test.each(['cart', 'coupon', 'card', 'session', 'sign-in', 'identity-provider', 'password-reset', 'browser-storage'])(
  '%s includes no code of the trade',
  async (concept) => {
    expect(tradeWordsIn(await builtDoor(concept), tradeWords())).toEqual([]);
  },
);
