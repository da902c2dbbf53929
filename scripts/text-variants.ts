/**
 * A text as it can be read: one variant for each choice of its plurals. Placeholders stay in braces (`{name}`), the number
 * that a plural counts as `#`. Syntax: ICU messages, read by the parser that the catalogues are compiled with.
 */
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The branches of a plural; its `offset` beside them is a number or nothing. */
interface Branches {
  readonly [category: string]: Compiled | number | undefined;
}
type Token = string | readonly [name: string, kind?: string, options?: Branches | string];
type Compiled = string | readonly Token[];

export interface Variant {
  /** The chosen category of each plural, in order; empty for a text without plurals. */
  readonly categories: readonly string[];
  readonly text: string;
}

export interface Plural {
  /** The placeholder that is counted. */
  readonly counted: string;
  /** What is written in each category. */
  readonly branches: Readonly<Record<string, string>>;
}

const tokensOf = (message: Compiled): readonly Token[] => (typeof message === 'string' ? [message] : message);

const compiled = (text: string): Compiled => compileMessage(text) as Compiled;

const branchesOf = (token: Token): readonly (readonly [category: string, branch: Compiled])[] | null => {
  if (typeof token === 'string' || typeof token[2] !== 'object') return null;
  return Object.entries(token[2]).filter(
    (entry): entry is [string, Compiled] => typeof entry[1] === 'string' || Array.isArray(entry[1]),
  );
};

const written = (token: Token): string => (typeof token === 'string' ? token : `{${token[0]}}`);

const variantsFrom = (message: Compiled): readonly Variant[] =>
  tokensOf(message).reduce<readonly Variant[]>(
    (before, token) => {
      const branches = branchesOf(token);
      const next =
        branches === null
          ? [{ categories: [], text: written(token) }]
          : branches.flatMap(([category, branch]) =>
              variantsFrom(branch).map(({ categories, text }) => ({ categories: [category, ...categories], text })),
            );
      return before.flatMap((one) =>
        next.map(({ categories, text }) => ({
          categories: [...one.categories, ...categories],
          text: one.text + text,
        })),
      );
    },
    [{ categories: [], text: '' }],
  );

/** The variants of a text, in the order of its branches. */
export const variantsOf = (text: string): readonly Variant[] => variantsFrom(compiled(text));

const branchText = (message: Compiled): string =>
  tokensOf(message)
    .map(
      (token) =>
        branchesOf(token)
          ?.map(([, branch]) => branchText(branch))
          .join('') ?? written(token),
    )
    .join('');

const pluralsFrom = (message: Compiled): readonly Plural[] =>
  tokensOf(message).flatMap((token) => {
    const branches = branchesOf(token);
    if (branches === null) return [];
    const texts = Object.fromEntries(branches.map(([category, branch]) => [category, branchText(branch)]));
    return [{ counted: token[0], branches: texts }, ...branches.flatMap(([, branch]) => pluralsFrom(branch))];
  });

/** The plurals of a text, outer ones first. */
export const pluralsOf = (text: string): readonly Plural[] => pluralsFrom(compiled(text));

/** The variant of the same choice, or of each plural's last resort. */
export const variantLike = (variants: readonly Variant[], { categories }: Variant): Variant =>
  variants.find((one) => one.categories.join() === categories.join()) ??
  variants.find((one) => one.categories.every((category) => category === 'other'))!;
