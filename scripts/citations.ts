/**
 * Whether the citations in comments exist: rows and sections of `docs/reliability.md`, sections of `docs/architecture.md`,
 * decisions by number.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.ts';

export interface Cited {
  readonly reliabilityRows: ReadonlySet<number>;
  readonly reliabilitySections: ReadonlySet<number>;
  readonly architectureSections: ReadonlySet<number>;
  readonly decisions: ReadonlySet<number>;
}

const SOURCES = '{apps,packages,scripts,tenants}/**/*.{ts,tsx,sql}';

const numbersAt = (text: string, pattern: RegExp): ReadonlySet<number> =>
  new Set([...text.matchAll(pattern)].map(([, number]) => Number(number)));

const SECTION = /^## (\d+)\./gmu;

const readCited = (): Cited => {
  const [reliability, architecture] = ['reliability', 'architecture'].map((name) =>
    readFileSync(join(ROOT, `docs/${name}.md`), 'utf8'),
  ) as [string, string];
  return {
    reliabilityRows: numbersAt(reliability, /^\| (\d+) \|/gmu),
    reliabilitySections: numbersAt(reliability, SECTION),
    architectureSections: numbersAt(architecture, SECTION),
    decisions: numbersAt(globSync('*.md', { cwd: join(ROOT, 'docs/decisions') }).join('\n'), /^(\d{3})-/gmu),
  };
};

/** A list of numbers as it is written: `9 to 11`, `24, 25 and 28`. */
const LIST = String.raw`\d+(?:(?:, | and | to |, and )\d+)*`;

const parseNumbers = (list: string): readonly number[] =>
  [...list.matchAll(/(\d+)(?: to (\d+))?/gu)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at),
  );

/** The citations in a text that do not exist, as they are written. */
export const deadCitations = (text: string, cited: Cited): readonly string[] => {
  const flowing = text.replaceAll(/\s*\n\s*(?:\*|--|\/\/)?\s*/gu, ' ');
  const kinds: readonly (readonly [string, ReadonlySet<number>])[] = [
    [String.raw`\breliability rows? (${LIST})`, cited.reliabilityRows],
    [String.raw`\breliability sections? (${LIST})`, cited.reliabilitySections],
    [String.raw`\barchitecture sections? (${LIST})`, cited.architectureSections],
    [String.raw`\bdecisions? (\d{3})\b`, cited.decisions],
  ];
  return kinds.flatMap(([pattern, known]) =>
    [...flowing.matchAll(new RegExp(pattern, 'giu'))]
      .filter(([, list]) => parseNumbers(list!).some((number) => !known.has(number)))
      .map(([words]) => words),
  );
};

export const checkCitations = (): number => {
  const cited = readCited();
  const found = globSync(SOURCES, { cwd: ROOT, exclude: ['**/node_modules', '**/dist'] })
    .filter((file) => !file.endsWith('citations.test.ts'))
    .flatMap((file) =>
      deadCitations(readFileSync(join(ROOT, file), 'utf8'), cited).map((words) => `${file}: nothing is at “${words}”`),
    );
  for (const line of found) console.error(line);
  return found.length === 0 ? 0 : 1;
};
