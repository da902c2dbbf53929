/**
 * A page can be used before its scripts have loaded: presses and input are recorded and replayed once React has
 * hydrated, on every server-rendered page, with the same result as later. Scripts are held back until all input is
 * done.
 */
import { ROUTES } from '@offrande/domain/access';
import type { Page, Route } from 'playwright/test';
import { expect, open, test } from './guest.ts';

/** Pages with scripts held back are slow by design; pages that a unit does not have return 404. */
test.use({ actionTimeout: 60_000, expectedErrors: /404/ });

const SCRIPTS = /\/assets\/.*\.js$/;

/** Values for the route parameters. */
const PARTS: Readonly<Record<string, string>> = {
  ':itemCode': 'offrande',
  ':orderNo?': 'K7KA-QPVM-QVDG',
  ':type': 'order',
  '*': 'accessibility',
};

const NOWHERE = '/nowhere-at-all';

const ADDRESSES = [...ROUTES.map(({ pattern }) => pattern.replaceAll(/:\w+\??|\*/g, (part) => PARTS[part]!)), NOWHERE];

/** Lets the first `letThrough` scripts load and holds the others until the returned function is called. */
const holdScripts = async (page: Page, letThrough = 0): Promise<() => Promise<void>> => {
  const held: Route[] = [];
  let isHolding = true;
  let left = letThrough;
  await page.route(SCRIPTS, (route) => {
    if (!isHolding || left > 0) {
      left -= 1;
      return route.continue();
    }
    held.push(route);
    return undefined;
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
};

/** Opens a page as the server sent it, with its scripts held back. */
const openHeld = async (page: Page, path: string, letThrough = 0): Promise<() => Promise<void>> => {
  const release = await holdScripts(page, letThrough);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#boot').waitFor({ state: 'attached' });
  return release;
};

/** Waits until React has hydrated the page and replayed all recorded events. */
const expectTakenOver = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => globalThis.earlyEvents === undefined, undefined, { timeout: 60_000 });
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  await page.waitForLoadState('networkidle');
};

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

/** The same once nothing changes any more. */
const settledState = async (page: Page): Promise<object> => {
  let before = '';
  await expect
    .poll(
      async () => {
        await page.waitForLoadState('networkidle');
        const now = JSON.stringify(await visibleState(page));
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [400], timeout: 40_000 },
    )
    .toBe(true);
  return visibleState(page);
};

type Act = (page: Page) => Promise<void>;

/** Expects `act` to have the same result before the scripts have loaded as after. */
const expectSameEarly = async (page: Page, path: string, act: Act): Promise<void> => {
  await page.goto(path);
  await expectTakenOver(page);
  await act(page);
  const later = await settledState(page);

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
  const groups = await page.locator('main :is([type=radio],[type=checkbox])').evaluateAll((all) =>
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

const fill: Act = async (page) => {
  await page.locator('input[type=email]').first().fill('ines@example.fr');
  await page.locator('input[type=email]').last().fill('camille@example.fr');
  await page.locator('main input[type=text]:visible').last().fill('Camille Roux');
};

const expectOneCard = (page: Page): Promise<void> =>
  expect(page.locator('.o-cart-button')).toContainText('1', { timeout: 60_000 });

test.describe('a card is put into the cart by whoever does not wait for the scripts', () => {
  for (const letThrough of [0, 1, 4, 12, 30])
    test(`with ${letThrough} scripts there and the others on their way [S5.1]`, async ({ page, language, say }) => {
      await open(page, language, '/faq');
      const release = await openHeld(page, '/FR/product/offrande', letThrough);
      await fill(page);
      await page.getByRole('button', { name: say('Add to cart') }).click();
      await expect(page).toHaveURL(/\/FR\/product\/offrande$/);
      await release();
      await expectOneCard(page);
      await expect(page).toHaveURL(/\/FR\/product\/offrande$/);
      await expect(page.locator('input[type=email]').first()).toHaveValue('ines@example.fr');
    });

  test('with a button that is held down while they come [S5.1]', async ({ page, language, say }) => {
    await open(page, language, '/faq');
    const release = await openHeld(page, '/FR/product/offrande');
    await fill(page);
    await page.getByRole('button', { name: say('Add to cart') }).hover();
    await page.mouse.down();
    await release();
    await expectTakenOver(page);
    await page.mouse.up();
    await expectOneCard(page);
  });

  test('and what is wrong is said, while the visitor goes on writing [S5.1]', async ({ page, language, say }) => {
    await open(page, language, '/faq');
    const release = await openHeld(page, '/FR/product/offrande');
    await page.getByRole('button', { name: say('Add to cart') }).click();
    const words = page.getByLabel(say('First line'));
    await words.fill('Pour Inès');
    await words.press('ArrowLeft');
    await release();
    await expectTakenOver(page);
    await expect(page.getByRole('alert').filter({ has: page.getByRole('list') })).toBeVisible();
    await expect(words).toBeFocused();
    await words.pressSequentially('X');
    await expect(words).toHaveValue('Pour InèXs');
  });

  test('and who goes on without key or pointer, as readers of the screen and fillers of forms do, is not held back [S5.1]', async ({
    page,
    language,
    say,
  }) => {
    await open(page, language, '/faq');
    const release = await openHeld(page, '/FR/product/offrande');
    const [words, name] = [page.getByLabel(say('First line')), page.getByLabel(say('Your full name'))];
    await words.fill('Pour Inès');
    await release();
    await expectTakenOver(page);
    await name.focus();
    await page.keyboard.insertText('Camille Roux');
    await expect(name).toHaveValue('Camille Roux');
    await expect(words).toHaveValue('Pour Inès');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that buying needs them, and the browser sends nothing that was entered [S5.1]', async ({
    page,
  }) => {
    await page.goto('/FR/product/offrande?lang=en');
    await expect(page.getByText(/^Buying needs JavaScript/)).toBeVisible();
    await page.locator('input[type=email]').first().fill('ines@example.fr');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.locator('input[type=email]').first().press('Enter');
    await expect(page).toHaveURL('/FR/product/offrande');
    await expect(page.locator('input[type=email]').first()).toHaveValue('ines@example.fr');
  });
});
