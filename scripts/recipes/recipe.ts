/** A recipe of CONTRIBUTING as something that can be followed, and something that can be forgotten. */
import type { Outcome, Scratch } from './scratch.ts';

/** A step of `npm run check`, or the part of it that a recipe is about. */
export interface Check {
  /** The title of the step. */
  readonly title: string;
  readonly run: (scratch: Scratch) => Promise<Outcome>;
}

/** What finds a mistake, and what it then says. */
export interface Finding {
  readonly check: Check;
  readonly says: RegExp;
}

export interface Step {
  /** As CONTRIBUTING has it: a file, or a folder of catalogues, which ends with a slash. */
  readonly place: string;
  readonly take: (scratch: Scratch) => void;
  readonly whenForgotten: Finding;
}

/** What somebody may do wrong who has touched every place. */
export interface Mistake extends Finding {
  /** Goes on with "adding a unit …". */
  readonly what: string;
  readonly make: (scratch: Scratch) => void;
}

export interface Recipe {
  /** What is added, in the words of CONTRIBUTING. */
  readonly adds: string;
  /** No more places than these. */
  readonly most: number;
  /** What the names in angle brackets are in the example. */
  readonly names: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly mistakes: readonly Mistake[];
  /** Folders and files of tests that run over everything that was added. */
  readonly tests: readonly string[];
}

/** One way of following a recipe badly. */
export interface Lapse extends Finding {
  readonly title: string;
  readonly act: (scratch: Scratch) => void;
}

export const follow = ({ steps }: Pick<Recipe, 'steps'>, scratch: Scratch): void => {
  for (const { take } of steps) take(scratch);
};

/** Every step forgotten, each alone, and every mistake. */
export const lapsesOf = (recipe: Recipe): readonly Lapse[] => [
  ...recipe.steps.map((forgotten) => ({
    title: `${recipe.adds} without ${forgotten.place}`,
    act: (scratch: Scratch) => follow({ steps: recipe.steps.filter((step) => step !== forgotten) }, scratch),
    ...forgotten.whenForgotten,
  })),
  ...recipe.mistakes.map(({ what, make, ...finding }) => ({
    title: `${recipe.adds} ${what}`,
    act: (scratch: Scratch) => {
      follow(recipe, scratch);
      make(scratch);
    },
    ...finding,
  })),
];

/** A place with the names of the example. */
export const placeIn = ({ names }: Pick<Recipe, 'names'>, place: string): string =>
  place.replaceAll(/<(\w+)>/gu, (whole, name: string) => names[name] ?? whole);

const isAt = (path: string, place: string): boolean => (place.endsWith('/') ? path.startsWith(place) : path === place);

/** Files that were touched at none of the places, and places at which none was. */
export const misplaced = (touched: readonly string[], places: readonly string[]): readonly string[] => [
  ...touched.filter((path) => !places.some((place) => isAt(path, place))),
  ...places.filter((place) => !touched.some((path) => isAt(path, place))),
];
