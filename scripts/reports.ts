/**
 * Which tests passed, from the reports that `npm test` writes to `reports`: by Vitest for units and for stories, by Playwright
 * for journeys.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readIds } from './claims.ts';
import { ROOT } from './command.ts';

export const REPORTS = 'reports';
export const REPORT_NAMES = ['unit', 'stories', 'journeys'] as const;
export type ReportName = (typeof REPORT_NAMES)[number];
/** Written by the long run, and read where they are there. */
export const LONG_REPORT_NAMES = ['proofs', 'journeys-widths', 'journeys-everywhere'] as const;
export type LongReportName = (typeof LONG_REPORT_NAMES)[number];

export const reportPath = (name: ReportName | LongReportName): string => join(ROOT, REPORTS, `${name}.json`);

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly ok: boolean; readonly tests: readonly unknown[] }[];
}
interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
}

/** A title with those of its suites, and its file relative to the checkout. */
export interface Passed {
  readonly file: string;
  readonly title: string;
}

const passedByVitest = ({ testResults }: VitestReport): readonly Passed[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ file: relative(ROOT, name), title: fullName })),
  );

const passedInSuite = (folder: string, suite: Suite, above: string): readonly Passed[] => {
  const title = `${above} ${suite.title}`;
  return [
    ...suite.specs
      .filter(({ ok, tests }) => ok && tests.length > 0)
      .map((spec) => ({ file: join(folder, suite.file), title: `${title} ${spec.title}` })),
    ...(suite.suites ?? []).flatMap((inner) => passedInSuite(folder, inner, title)),
  ];
};

const passedByPlaywright = ({ config, suites }: PlaywrightReport): readonly Passed[] =>
  suites.flatMap((suite) => passedInSuite(relative(ROOT, config.rootDir), suite, ''));

/** The tests that passed, according to the content of a report. */
export const readPassed = (report: string): readonly Passed[] => {
  const read = JSON.parse(report) as VitestReport | PlaywrightReport;
  return 'testResults' in read ? passedByVitest(read) : passedByPlaywright(read);
};

export interface Reports {
  readonly names: readonly ReportName[];
  /** When the oldest of them was written; null if there is none. */
  readonly since: Date | null;
  /** Whether a test in this file passed whose title carries the id. */
  readonly hasPassed: (file: string, id: string) => boolean;
}

export const readReports = (): Reports => {
  const names = REPORT_NAMES.filter((name) => existsSync(reportPath(name)));
  const passed = new Set(
    [...names, ...LONG_REPORT_NAMES.filter((name) => existsSync(reportPath(name)))]
      .flatMap((name) => readPassed(readFileSync(reportPath(name), 'utf8')))
      .flatMap(({ file, title }) => readIds(title).map((id) => `${file} ${id}`)),
  );
  const times = names.map((name) => statSync(reportPath(name)).mtime);
  return {
    names,
    since: times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    hasPassed: (file, id) => passed.has(`${file} ${id}`),
  };
};
