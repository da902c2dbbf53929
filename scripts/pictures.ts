/**
 * `node scripts/pictures.ts` takes the screenshots of the README from the built shop into `docs/images`: what a guest sees on
 * the way to a card, and the cards of a member, using the steps of the journeys.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { ROOT } from './command.ts';
import { startShop } from './shop-process.ts';

const PORT = Number(process.env['PICTURES_PORT'] ?? 4270);
// Read by the steps of the journeys when they are loaded.
process.env['JOURNEY_PORT'] = String(PORT);

const [{ openAccount, signIn }, { answerCookies }, steps, { importCard }, { createSay }] = await Promise.all([
  import('../apps/web/e2e/accounts.ts'),
  import('../apps/web/e2e/shop.ts'),
  import('../apps/web/e2e/steps.ts'),
  import('../apps/web/e2e/stock.ts'),
  import('../apps/web/e2e/words.ts'),
]);

const say = createSay('en');
const WIDE = { width: 1440, height: 1000 };
const PHONE = { width: 390, height: 844 };
const COLOURS = 128;

/** Two people in front of the evening sun. */
const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">
  <path fill="#f7c98b" d="M0 0h800v800H0z"/><circle cx="540" cy="260" r="110" fill="#fff3cf"/>
  <path fill="#e58e5c" d="M0 480q200-120 400-20t400-60v400H0z"/><path fill="#b9523a" d="M0 620q260-110 460-20t340-30v230H0z"/>
  <circle cx="300" cy="430" r="70" fill="#59291f"/><path fill="#1d2a6d" d="M190 800V610a110 110 0 0 1 220 0v190z"/>
  <circle cx="490" cy="470" r="62" fill="#8a4a33"/><path fill="#0b7a5d" d="M390 800V640a100 100 0 0 1 200 0v160z"/>
</svg>`;

const addPhoto = async (page: Page): Promise<void> => {
  const buffer = await sharp(Buffer.from(PHOTO)).jpeg().toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'ines-and-leo.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: say('Use this photo') }).click();
  await page.getByText(say('Uploading')).waitFor({ state: 'detached' });
  await page.getByText('ines-and-leo.jpg').waitFor();
};

const picture = async (page: Page, name: string, size = WIDE): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    window.scrollTo({ top: 0 });
    await document.fonts.ready;
    await Promise.all(
      [...document.images].filter(({ complete }) => !complete).map((image) => image.decode().catch(() => {})),
    );
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
  });
  await sharp(await page.screenshot())
    .resize({ width: size === WIDE ? 1080 : 390 })
    .png({ palette: true, colours: COLOURS, effort: 10 })
    .toFile(`${ROOT}docs/images/${name}.png`);
};

const guest = async (page: Page): Promise<void> => {
  await page.goto('/FR');
  await picture(page, 'home');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, 'home-phone-dark', PHONE);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE);
  await page.goto('/FR/product/offrande');
  await steps.personalise(page, say, 'ines@example.fr');
  await addPhoto(page);
  await picture(page, 'product');
  await steps.addToCart(page, say);
  await picture(page, 'cart-phone', PHONE);
  await page.setViewportSize(WIDE);
  await steps.goToCheckout(page, say);
  await picture(page, 'checkout');
};

const member = async (page: Page): Promise<void> => {
  await signIn(page, 'en', say, await openAccount('DUO'));
  for (const place of [0, 1]) await importCard(page, say, { number: `999900010000000${place}`, pin: `10000${place}` });
  await page.goto('/DUO/account/cards');
  await page.getByRole('table').waitFor();
  await picture(page, 'cards');
};

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const shop = await startShop(PORT, join(folder, 'data'), { NODE_OPTIONS: '--conditions=journeys' });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const visit of [guest, member]) {
    const context = await browser.newContext({
      baseURL: `http://localhost:${PORT}`,
      locale: 'en-GB',
      timezoneId: 'Europe/Paris',
      viewport: WIDE,
      deviceScaleFactor: 1,
    });
    await context.addCookies([{ name: 'lang', value: 'en', url: `http://localhost:${PORT}` }]);
    await context.addInitScript(answerCookies);
    await visit(await context.newPage());
  }
} finally {
  await browser.close();
  await shop.stop();
  rmSync(folder, { recursive: true });
}
