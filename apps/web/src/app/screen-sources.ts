/**
 * Which file each screen is in, read from the sources that name them (`*-screens.ts`), for what a build has to know by name:
 * the scripts that a page preloads, the catalogue of a screen's texts, the size of what a route loads.
 */
/** The file of a screen and the one that names it, as the build's manifest calls them. */
export interface NamedScreen {
  readonly screen: string;
  readonly file: string;
  readonly naming: string;
}

const ROW = /(\w+): \(\) => import\('\.\.\/(features\/[\w/-]+\.tsx)'\)/g;

/** From the sources by their names, such as `auth-screens.ts`. */
export const namedScreens = (sources: Readonly<Record<string, string>>): readonly NamedScreen[] =>
  Object.entries(sources).flatMap(([name, source]) =>
    [...source.matchAll(ROW)].map(([, screen = '', file = '']) => ({
      screen,
      file: `src/${file}`,
      naming: `src/app/${name}`,
    })),
  );
