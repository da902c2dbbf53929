/**
 * A copy of the repository to try things on, in a folder of its own outside the checkout: its files, with the packages of the
 * checkout linked beside them. The workspaces that these lead to are those of the copy. It is known what was touched.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { environment, ROOT } from '../command.ts';

/** What is linked, and what tools and other tests make, which may be gone while it is copied. */
const LEFT_OUT =
  /^(?:node_modules|\.git|\.turbo|\.docs|\.stryker-tmp|dist|storybook-static|coverage|reports|test-results|playwright-report|data)$/u;

/** Programs are started as a person starts them: Vitest and the plugins that it loads leave settings behind that change what they do. */
const OWN_ENVIRONMENT = Object.fromEntries(
  Object.entries(environment({ NO_COLOR: '1' })).filter(([name]) =>
    /^(?:PATH|HOME|USER|TMPDIR|NO_COLOR|.*_DISABLE.*)$/u.test(name),
  ),
);

export interface Outcome {
  readonly isGood: boolean;
  readonly output: string;
}

export interface Scratch {
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  /** Replaces a text that is there once. */
  readonly change: (path: string, from: string, to: string) => void;
  /** The files that were written. */
  readonly touched: () => readonly string[];
  /** Makes every touched file what it is in the checkout, which may be nothing. */
  readonly reset: () => void;
  /** Runs a program in the copy. */
  readonly run: (command: string, ...args: readonly string[]) => Promise<Outcome>;
  readonly close: () => void;
}

const linkPackages = (place: string): void => {
  const [from, to] = [join(ROOT, 'node_modules'), join(place, 'node_modules')];
  mkdirSync(join(to, '@offrande'), { recursive: true });
  for (const name of readdirSync(from))
    if (name === '.bin' || !/^\.|^@offrande$/u.test(name)) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@offrande')))
    symlinkSync(readlinkSync(join(from, '@offrande', name)), join(to, '@offrande', name));
  for (const own of globSync('{apps,packages}/*/node_modules', { cwd: ROOT }))
    symlinkSync(join(ROOT, own), join(place, own));
};

export const openScratch = (): Scratch => {
  const place = mkdtempSync(join(tmpdir(), 'recipes-'));
  for (const name of readdirSync(ROOT).filter((one) => !LEFT_OUT.test(one)))
    cpSync(join(ROOT, name), join(place, name), { recursive: true, filter: (path) => !LEFT_OUT.test(basename(path)) });
  linkPackages(place);
  const written = new Set<string>();
  const read = (path: string): string => readFileSync(join(place, path), 'utf8');
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
    written.add(path);
  };
  return {
    read,
    write,
    change: (path, from, to) => {
      const text = read(path);
      if (text.split(from).length !== 2) throw new Error(`${path} has not once: ${from}`);
      write(
        path,
        text.replace(from, () => to),
      );
    },
    touched: () => [...written].toSorted(),
    reset: () => {
      for (const path of written) {
        rmSync(join(place, path));
        if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(place, path));
        else if (readdirSync(dirname(join(place, path))).length === 0)
          rmSync(dirname(join(place, path)), { recursive: true });
      }
      written.clear();
    },
    run: (command, ...args) =>
      new Promise((resolve) => {
        const options = { cwd: place, env: OWN_ENVIRONMENT, maxBuffer: 2 ** 27 };
        execFile(command, args, options, (failure, stdout, stderr) =>
          resolve({ isGood: failure === null, output: `${stdout}${stderr}` }),
        );
      }),
    close: () => rmSync(place, { recursive: true, force: true }),
  };
};
