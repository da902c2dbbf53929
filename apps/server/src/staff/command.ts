/** The shape of a staff command. */
import type { Standing } from '../company-registration/company-standing.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** The values of a command's options by name; required ones are always present. */
export type Options = Readonly<Record<string, string>>;

/** The outcome of a command, `ok` or the tag of a refusal, and the output. */
export interface Ending {
  readonly outcome: string;
  readonly answer?: unknown;
}

/** The ending of a change of one company; where its email named several, with their ids. */
export const standingEnding = (standing: Ending | Extract<Standing, { readonly outcome: 'several' }>): Ending =>
  'companies' in standing ? { outcome: standing.outcome, answer: { companies: standing.companies } } : standing;

export interface Command {
  readonly summary: string;
  /** The positional argument, such as ORDER; null if it takes none. */
  readonly subject: string | null;
  /** Options by name; true if required. */
  readonly options: Readonly<Record<string, boolean>>;
  run(shop: Shop, unit: Unit, actor: string, subject: string, options: Options): Promise<Ending>;
}
