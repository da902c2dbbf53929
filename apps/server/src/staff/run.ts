/** Runs a staff command from its arguments to its output, with its lines in the audit. */
import { Predicate, Record } from 'effect';
import { parseArgs } from 'node:util';
import type { Shop } from '../shop.ts';
import { audit } from './audit.ts';
import type { Command, Options } from './command.ts';
import { COMMANDS } from './commands.ts';

/** The output of a command, and whether it succeeded. */
export interface StaffAnswer {
  readonly isOk: boolean;
  readonly text: string;
}

const usageOf = (name: string, { subject, options }: Command): string =>
  [
    name,
    subject,
    ...Object.entries(options).map(([option, isRequired]) => (isRequired ? `--${option} …` : `[--${option} …]`)),
  ]
    .filter((word) => word !== null)
    .join(' ');

export const USAGE = [
  'npm run staff -- COMMAND --actor NAME [--unit UNIT]',
  '',
  ...Object.entries(COMMANDS).map(([name, command]) => `  ${usageOf(name, command)}\n      ${command.summary}`),
].join('\n');

const wrong = (why: string): StaffAnswer => ({ isOk: false, text: `${why}\n\n${USAGE}` });

interface Asked {
  readonly name: string;
  readonly command: Command;
  readonly subject: string;
  readonly actor: string;
  readonly unitId: string | undefined;
  readonly options: Options;
}

const parse = (words: readonly string[]): Asked | string => {
  const [name = '', ...rest] = words;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return name === '' ? 'Which command?' : `No command ${name}.`;
  const names = ['actor', 'unit', ...Object.keys(command.options)];
  let parsed: { values: Record<string, string | undefined>; positionals: string[] };
  try {
    const options = Object.fromEntries(names.map((option) => [option, { type: 'string' as const }]));
    parsed = parseArgs({ args: rest, options, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : 'The words cannot be read.';
  }
  const { actor, unit: unitId, ...given } = parsed.values;
  const options = Record.filter(given, Predicate.isNotUndefined);
  if (!actor) return 'Who are you? --actor NAME';
  if (parsed.positionals.length !== (command.subject === null ? 0 : 1)) return `It is: ${usageOf(name, command)}`;
  const missing = Object.entries(command.options).find(
    ([option, isRequired]) => isRequired && !options[option]?.trim(),
  );
  if (missing !== undefined) return `--${missing[0]} is missing.`;
  return { name, command, subject: parsed.positionals[0] ?? '', actor, unitId, options };
};

/** The subject without a card number, which must not be in the audit. */
const subjectForAudit = ({ command, subject }: Asked): string =>
  command.subject === 'NUMBER' ? `…${subject.slice(-4)}` : subject;

export const runStaff = async (shop: Shop, words: readonly string[]): Promise<StaffAnswer> => {
  const asked = parse(words);
  if (typeof asked === 'string') return wrong(asked);
  const { name, command, subject, actor, unitId, options } = asked;
  const unit =
    unitId === undefined && shop.units.size === 1 ? [...shop.units.values()][0] : shop.units.get(unitId ?? '');
  if (unit === undefined) return wrong(`Which unit? --unit ${[...shop.units.keys()].join(' | ')}`);
  const line = { actor, action: name, subject: subjectForAudit(asked), detail: options };
  await audit(shop, unit.id, { ...line, outcome: 'asked' });
  try {
    const { outcome, answer } = await command.run(shop, unit, actor, subject, options);
    await audit(shop, unit.id, { ...line, outcome });
    return { isOk: outcome === 'ok', text: JSON.stringify({ outcome, answer }, null, 2) };
  } catch (error) {
    await audit(shop, unit.id, { ...line, outcome: 'failed' });
    throw error;
  }
};
