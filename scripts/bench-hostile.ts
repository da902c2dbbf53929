/**
 * How long others wait while a company sends spreadsheets that are made to do harm: the built shop, asked again and again for its home page
 * and for a call, by one who knows nothing of it. Wall-clock time, so it runs only when asked for: other work on the machine lengthens it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { type Client, createClient, isCallFailure } from '../packages/api-client/src/client/index.ts';
import { calls } from '../packages/api-client/src/contract/index.ts';
import type { Figure } from './bench.ts';
import { median } from './bench-timing.ts';
import { startJourneyShop } from './shop-process.ts';
import { provideSystemTools } from './system-tools.ts';

const PORT = Number(process.env['BENCH_PORT'] ?? 4290);
const ORIGIN = `http://localhost:${PORT}`;
const UNIT = 'DUO';
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const WAIT_MAX_MS = 500;
/** Other visitors, each with one request after another. */
const OTHERS = 2;

/** Signs a company in by the steps of the journeys, and calls with its session beside the browser. */
const companyClient = async (
  context: BrowserContext,
): Promise<{ readonly client: Client; readonly custId: string }> => {
  const { openCompany, signInCompany } = await import('../apps/web/e2e/companies.ts');
  const { staff } = await import('../apps/web/e2e/staff.ts');
  const { createSay } = await import('../apps/web/e2e/words.ts');
  const account = await openCompany(UNIT);
  await staff(UNIT, 'company-level', account.email, '--level', 'registered');
  const page = await context.newPage();
  await signInCompany(page, 'fr', createSay('fr'), account);
  const [local, session] = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }] as const);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const client = createClient({
    baseUrl: `${ORIGIN}/api`,
    unitId: UNIT,
    now: Date.now,
    accessToken: () => String(local[`accessToken:${UNIT}`]),
    timeLimitsMs: { page: 20_000, value: 20_000, file: 60_000 },
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('Cookie', cookie);
      return fetch(request);
    },
    tokenStore: {
      getItem: (name) => (name in session ? String(session[name]) : null),
      setItem: () => {},
      removeItem: () => {},
    },
  });
  return { client, custId: String(local[`custId:${UNIT}`]) };
};

type Outcome = 'accepted' | 'refused' | 'failed';

/** Refused as a file, or by its lines. Any other end of the call than an answer of the contract is a failure. */
const send = async ({ client, custId }: Awaited<ReturnType<typeof companyClient>>, name: string, content: Buffer) => {
  const request = {
    aggregatorBuId: UNIT,
    custId,
    itemCode: 'offrande',
    deliverType: 'email' as const,
    fileName: name,
    fileContent: content.toString('base64'),
  };
  return client.call(calls.uploadFile, request).then(
    ({ uploadId }): Outcome => (uploadId === null ? 'refused' : 'accepted'),
    (failure): Outcome => (isCallFailure(failure) && failure.reason === 'refused' ? 'refused' : 'failed'),
  );
};

/** Asks until it is told to stop; how long each answer took, in milliseconds. */
const ask = (isOver: () => boolean) => async (): Promise<readonly number[]> => {
  const taken: number[] = [];
  while (!isOver()) {
    for (const path of [`/${UNIT}/`, `/api/v2/others/getBuParameter/${UNIT}`]) {
      const begin = performance.now();
      const answer = await fetch(ORIGIN + path);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
      taken.push(performance.now() - begin);
    }
  }
  return taken;
};

const measure = async (context: BrowserContext): Promise<readonly Figure[]> => {
  const hostile = await import('../apps/web/e2e/hostile-files.ts');
  const company = await companyClient(context);
  const { harmless, withFormulasAndLinks, ...refused } = hostile;
  // Made beforehand: to pack a bomb takes this process long, in which it would hear no answer.
  const files = [...Object.values(refused), withFormulasAndLinks].map((make) => make());
  const good = harmless();
  let isOver = false;
  const others = Promise.all(
    Array.from(
      { length: OTHERS },
      ask(() => isOver),
    ),
  );
  const outcomes: Outcome[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, buffer } of files) outcomes.push(await send(company, name, buffer));
  }
  const goodOutcome = await send(company, good.name, good.buffer);
  isOver = true;
  const taken = (await others).flat();
  return [
    { name: 'hostile-files', value: outcomes.length, unit: 'files' },
    { name: 'not-refused', value: outcomes.filter((outcome) => outcome !== 'refused').length, unit: 'files', limit: 0 },
    { name: 'good-file-refused', value: goodOutcome === 'accepted' ? 0 : 1, unit: 'files', limit: 0 },
    { name: 'others-answers', value: taken.length, unit: 'answers' },
    { name: 'others-wait', value: Math.round(median(taken)), unit: 'ms' },
    { name: 'others-longest-wait', value: Math.round(Math.max(...taken)), unit: 'ms', limit: WAIT_MAX_MS },
  ];
};

export const hostileFigures = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-hostile-'));
  try {
    const shop = await startJourneyShop(PORT, folder);
    const { chromium } = await import('playwright');
    const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
      executablePath: provideSystemTools()['CHROMIUM_PATH'] ?? '',
      args: ['--no-sandbox', '--disable-gpu'],
      locale: 'fr-FR',
      baseURL: ORIGIN,
    });
    try {
      return await measure(context);
    } finally {
      await context.close();
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
};
