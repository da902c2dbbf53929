/**
 * Finds the file of each screen by parsing the `*-screens.ts` sources, for the parts of a build that need file names:
 * the scripts a page preloads, the catalogue of a screen's texts, the bundle size of a route.
 */
/** The file of a screen and the file that imports it, named as in the build's manifest. */
export interface NamedScreen {
  readonly screen: string;
  readonly file: string;
  readonly naming: string;
}

const ROW = /(\w+): \(\) => import\('\.\.\/(features\/[\w/-]+\.tsx)'\)/g;

/** Parses the sources, keyed by file name such as `auth-screens.ts`. */
export const namedScreens = (sources: Readonly<Record<string, string>>): readonly NamedScreen[] =>
  Object.entries(sources).flatMap(([name, source]) =>
    [...source.matchAll(ROW)].map(([, screen = '', file = '']) => ({
      screen,
      file: `src/${file}`,
      naming: `src/app/${name}`,
    })),
  );
