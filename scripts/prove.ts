/**
 * Proofs by name, of the server and of the recipes: `npm run prove -- crashes callbacks [--full] [--seed S]`. One JSON line per figure:
 * `{prove, name, value, unit, limit?}`. A figure above its limit is a breach and makes the run fail.
 */
import { parseArgs } from 'node:util';
import { PROOFS } from '../apps/proof/src/index.ts';
import { freshSeed } from '../apps/proof/src/simulator/dice.ts';
import { proveRecipes } from './recipes/prove-recipes.ts';

const ALL: typeof PROOFS = { ...PROOFS, recipes: proveRecipes };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
});

const seed = values.seed ?? freshSeed();

for (const name of positionals.length === 0 ? Object.keys(ALL) : positionals) {
  const proof = ALL[name];
  if (proof === undefined) throw new Error(`No proof ${name}; there are ${Object.keys(ALL).join(', ')}.`);
  console.log(JSON.stringify({ prove: name, name: 'begin', seed, isFull: values.full }));
  const begin = performance.now();
  for (const figure of await proof({ isFull: values.full, seed, say: (line) => console.log(line) })) {
    console.log(JSON.stringify({ prove: name, ...figure }));
    if (figure.limit !== undefined && figure.value > figure.limit) process.exitCode = 1;
  }
  const seconds = Math.round((performance.now() - begin) / 100) / 10;
  console.log(JSON.stringify({ prove: name, name: 'time', value: seconds, unit: 's' }));
}
