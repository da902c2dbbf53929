/**
 * On every page that the server renders, a press and an entry have the same result before the scripts have loaded as after: they
 * are recorded, and replayed once React has hydrated.
 */
import { ROUTES } from '@offrande/domain/access';
import type { Page, Request } from 'playwright/test';
import { expect, open, test } from './guest.ts';
import { expectTakenOver, openHeld, SCRIPTS } from './held-scripts.ts';

/** Pages with scripts held back are slow by design; pages that a unit does not have return 404. */
test.use({ actionTimeout: 60_000, expectedErrors: /404/ });

/** Values for the route parameters. */
const PARTS: Readonly<Record<string, string>> = {
  ':itemCode': 'offrande',
  ':orderNo?': 'K7KA-QPVM-QVDG',
  ':type': 'order',
  '*': 'accessibility',
};

const NOWHERE = '/nowhere-at-all';

const ADDRESSES = [...ROUTES.map(({ pattern }) => pattern.replaceAll(/:\w+\??|\*/g, (part) => PARTS[part]!)), NOWHERE];

/** Everything a visitor can perceive: address, words, field values, what is open or selected, where the focus is. */
const visibleState = (page: Page): Promise<object> =>
  page.evaluate(() => ({
    address: location.pathname + location.search,
    text: document.body.innerText.split('\n'),
    fields: [...document.querySelectorAll<HTMLInputElement>('input,textarea,select')].map((field) =>
      /radio|checkbox/.test(field.type) ? field.checked : field.value,
    ),
    states: [...document.querySelectorAll('[aria-expanded],[aria-selected]')].map(
      (part) => `${part.textContent} ${part.ariaExpanded} ${part.ariaSelected}`,
    ),
    focus: document.activeElement?.textContent,
  }));

/** How often a page must look the same in a row: on a busy machine, code that has come may take a while to be run. */
const LOOKS = 3;

/** The same once nothing changes any more and nothing is still being fetched: a dialog's code may take longer than a few looks. */
const settledState = async (page: Page, pending: ReadonlySet<Request>): Promise<object> => {
  let [before, looks] = ['', 0];
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await visibleState(page));
        looks = pending.size > 0 ? 0 : now === before ? looks + 1 : 1;
        before = now;
        return looks;
      },
      { intervals: [250], timeout: 40_000 },
    )
    .toBe(LOOKS);
  return visibleState(page);
};

/** Calls `use` with the requests of `page` that have no answer yet; `waitForLoadState('networkidle')` only knows those of the arrival. */
const withPending = async <A>(page: Page, use: (pending: ReadonlySet<Request>) => Promise<A>): Promise<A> => {
  const pending = new Set<Request>();
  const add = (request: Request) => void pending.add(request);
  const remove = (request: Request) => void pending.delete(request);
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove);
  try {
    return await use(pending);
  } finally {
    page.off('request', add).off('requestfinished', remove).off('requestfailed', remove);
  }
};

type Act = (page: Page) => Promise<void>;

/** Expects `act` to have the same result before the scripts have loaded as after. */
const expectSameEarly = async (page: Page, path: string, act: Act): Promise<void> => {
  const later = await withPending(page, async (pending) => {
    await page.goto(path);
    await expectTakenOver(page);
    await act(page);
    return settledState(page, pending);
  });

  const release = await openHeld(page, path);
  await act(page);
  await release();
  await expectTakenOver(page);
  await expect.poll(() => visibleState(page), { timeout: 30_000 }).toEqual(later);
  await page.unroute(SCRIPTS);
};

const pressNamed = (name: string): Act => {
  const exact = { name, exact: true };
  return (page) => page.getByRole('button', exact).or(page.getByRole('tab', exact)).first().click();
};

const fieldsIn = (page: Page) =>
  page.locator('main input:is([type=text],[type=email],[type=search],:not([type])):visible');

/** Types something into every text field. */
const write: Act = async (page) => {
  for (const [at, field] of (await fieldsIn(page).all()).entries()) await field.fill(`early-${at}@example.fr`);
};

/** The last radio of a group, or a checkbox. */
const tickLast =
  (group: string): Act =>
  (page) =>
    page.locator(`main ${group} >> nth=-1`).check({ force: true });

/** Header and footer are the same on every page, so they are tried on the first and the last page only. */
const FRAMED = ['/', NOWHERE];

/** Every action possible on a server-rendered page; null for a page that the browser renders. */
const actionsOn = async (page: Page, address: string): Promise<ReadonlyMap<string, Act> | null> => {
  await openHeld(page, `/FR${address}`);
  const isFilledLater = (await page.locator('main[data-filled-later]').count()) > 0;
  const hasFields = (await fieldsIn(page).count()) > 0;
  const place = FRAMED.includes(address) ? '' : 'main ';
  const buttons = await page
    .locator(`${place}:is(button:enabled, [role=tab])`)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((button) => button.ariaLabel ?? button.textContent));
  const groups = await page
    .locator('main :is([type=radio],[type=checkbox])')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((box) => {
        const { type, name } = box as HTMLInputElement;
        return name === '' ? `[type=${type}]` : `[name="${name}"]`;
      }),
    );
  await page.unroute(SCRIPTS);
  if (isFilledLater) return null;
  return new Map([
    ...(hasFields ? [['writes', write] as const] : []),
    ...groups.map((group) => [`ticks ${group}`, tickLast(group)] as const),
    ...buttons.map((name) => [`presses ${name}`, pressNamed(name)] as const),
  ]);
};

/** Tabs that share the walk: most of its time is spent waiting for a page to come to rest. */
const TABS = 4;

/** Runs each walk in whichever tab is free. */
const inTabs = async (first: Page, walks: readonly ((page: Page) => Promise<void>)[]): Promise<void> => {
  const others = await Promise.all(Array.from({ length: TABS - 1 }, () => first.context().newPage()));
  const left = walks.values();
  await Promise.all(
    [first, ...others].map(async (page) => {
      for (const walk of left) await walk(page);
    }),
  );
};

test('on every page that the server renders, an early press and an early entry lead where later ones do [S2.1]', async ({
  page,
  language,
}) => {
  test.setTimeout(900_000);
  await open(page, language, '/');
  const rendered: string[] = [];
  const walks: ((page: Page) => Promise<void>)[] = [];
  await inTabs(
    page,
    [...new Set(ADDRESSES)].map((address) => async (tab) => {
      const acts = await actionsOn(tab, address);
      if (acts === null) return;
      rendered.push(address);
      for (const [title, act] of acts)
        walks.push((other) => test.step(`${address}: ${title}`, () => expectSameEarly(other, `/FR${address}`, act)));
    }),
  );
  await inTabs(page, walks);
  expect(rendered).toEqual(expect.arrayContaining(['/', '/product/offrande', '/faq', '/stores', '/contact']));
});
