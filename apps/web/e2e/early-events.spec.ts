/**
 * A page can be used before its scripts have loaded: presses and input are recorded and replayed once React has
 * hydrated, with the same result as later. `early-everywhere.spec.ts` tries it on every page.
 */
import type { Page } from 'playwright/test';
import { openAccount, signIn } from './accounts.ts';
import { expect, open, test } from './guest.ts';
import { expectTakenOver, openHeld } from './held-scripts.ts';

/** Pages with scripts held back are slow by design. */
test.use({ actionTimeout: 60_000 });

const fill = async (page: Page): Promise<void> => {
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

test('nothing moves when the page of a member comes alive, so that a press hits what was aimed at [S2.66]', async ({
  page,
  language,
  say,
}) => {
  await signIn(page, language, say, await openAccount('DUO'));
  const release = await openHeld(page, '/DUO/product/offrande');
  const placeOf = (name: string) => page.getByRole('region', { name: say(name) }).boundingBox();
  const places = async () => [await placeOf('Where may it be spent?'), await placeOf('Who is it for?')];
  // A page whose fonts have come: what moves from here on would be moved by the scripts.
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.getByText(say('Me'), { exact: true }).hover();
  const before = await places();
  expect(before).not.toContain(null);
  await page.mouse.down();
  await release();
  await expectTakenOver(page);
  await page.mouse.up();
  expect(await places()).toEqual(before);
  await expect(page.getByRole('radio', { name: say('Me'), exact: true })).toBeChecked();
});
