/** A posted card: wrapped as a gift, to a place whose postcode tells its city. */
import { expect, open, test } from './guest.ts';
import { parcelMail, payWith } from './sandbox.ts';
import { expectAccessible, SANDBOX } from './shop.ts';
import {
  addToCart,
  choose,
  expectConfirmed,
  fillGuest,
  fillPostedReceiver,
  fillSender,
  goToCheckout,
  orderAndPay,
  pdfText,
} from './steps.ts';

const WRAPPING = 'Emballage cadeau|Gift wrapping';
const MONEY = /\d+[.,]\d\d\s*€|€\s*\d+[.,]\d\d/gu;

test.beforeEach(({ page, language }) => open(page, language, '/product/offrande-by-post'));

test('goes wrapped, with the giver’s words on its tag: offered with picture and price, named to the end, and no price in the parcel [S3.9][S3.35][S3.111][S5.79][A-27]', async ({
  page,
  say,
  guest,
}, info) => {
  await choose(page, '50');
  await page.getByLabel(say('First line')).fill('Pour tes 30 ans, Inès');
  await page.getByLabel(say('Second line')).fill('On t’embrasse, Papa et Maman');
  const row = page.locator('label').filter({ has: page.getByRole('radio', { name: new RegExp(`^(${WRAPPING})`) }) });
  await row.scrollIntoViewIfNeeded();
  await expect(row).toContainText(/3,90\s€/);
  await expect
    .poll(() => row.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await choose(page, WRAPPING);
  await expect(page.getByRole('main')).toContainText(say('On the tag'));
  await expect(page.locator('.product-tag')).toHaveText('Pour tes 30 ans, Inès\nOn t’embrasse, Papa et Maman');
  await expectAccessible(page);
  await fillPostedReceiver(page, say, '69002');
  await fillSender(page, say);
  await addToCart(page, say);

  const travelling = page.getByText(new RegExp(`(${WRAPPING}), 3,90\\s€`));
  await expect(travelling.first()).toBeVisible();
  await goToCheckout(page, say);
  await fillGuest(page, say, guest.email);
  await expect(page.getByText(new RegExp(`(${WRAPPING}), 1 × 3,90\\s€`)).last()).toBeVisible();
  // 50 the card, 15 its making, 3.90 the wrapping, 4.90 the letter.
  await orderAndPay(page, '73,80');
  await payWith(page, 'accept');
  await expectConfirmed(page, say);
  const line = page.getByRole('listitem').filter({ hasText: new RegExp(WRAPPING) });
  await expect(line.last()).toBeVisible();
  await expectAccessible(page);

  const orderNo = new URL(page.url()).pathname.split('/').at(-1)!;
  const { text, attachments } = await parcelMail(orderNo);
  expect(text).toContain('Emballage cadeau');
  expect(text).toContain('Pour tes 30 ans, Inès / On t’embrasse, Papa et Maman');
  expect(text).not.toMatch(MONEY);
  expect(attachments.map(({ fileName }) => fileName)).toEqual([
    expect.stringContaining('-letter.pdf'),
    expect.stringContaining('-label.pdf'),
  ]);
  for (const { address, fileName } of attachments) {
    const pdf = new Uint8Array(await (await fetch(SANDBOX + address)).arrayBuffer());
    const prices = pdfText(pdf, info.outputPath(fileName)).match(MONEY) ?? [];
    const values = prices.map((price) => price.replaceAll(/[\s€]/gu, '').replace('.', ','));
    expect(new Set(values)).toEqual(new Set(fileName.endsWith('-letter.pdf') ? ['50,00'] : []));
  }
});

test('offers the cities of its postcode, by mouse, touch or keyboard, and takes any other that is written [S7.81]', async ({
  page,
  say,
}) => {
  const [postcode, city] = [
    page.getByLabel(say('Postcode'), { exact: true }),
    page.getByLabel(say('City'), { exact: true }),
  ];
  const cities = page.getByRole('group', { name: say('Cities of this postcode') });
  await postcode.fill('91190');
  await expect(cities.getByRole('button')).toHaveText(['Gif-sur-Yvette', 'Saint-Aubin', 'Villiers-le-Bâcle']);
  await expectAccessible(page);
  await cities.getByRole('button', { name: 'Saint-Aubin' }).press('Enter');
  await expect(city).toHaveValue('Saint-Aubin');
  await expect(city).toBeFocused();
  await expect(cities).toHaveCount(0);
  await city.fill('Orsay');
  await expect(city).toHaveValue('Orsay');
});

test.describe('where the cities cannot be read', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the address is typed as ever, and nothing is said [S7.81]', async ({ page, say }) => {
    let asked = 0;
    await page.route('**/others/queryAddressInfo', (route) => {
      asked += 1;
      return route.abort();
    });
    await fillPostedReceiver(page, say, '69002');
    await fillSender(page, say);
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await addToCart(page, say);
    await expect(page.getByText(/69002 Lyon/).first()).toBeVisible();
  });
});

test.describe('that lay in the cart for a while', () => {
  // The refused order.
  test.use({ expectedErrors: /409/ });

  test('is refused once if its prices have risen meanwhile, and ordered at today’s total, which is shown beside the refusal [A-30][A-158]', async ({
    page,
    say,
    guest,
  }) => {
    await choose(page, '50');
    await fillPostedReceiver(page, say, '69002');
    await fillSender(page, say);
    await addToCart(page, say);
    await page.evaluate(() => {
      const stored = localStorage.getItem('cart:FR')!;
      localStorage.setItem('cart:FR', stored.replaceAll('"4.90"', '"1.90"').replaceAll('"15.00"', '"9.00"'));
    });
    await page.reload();
    await goToCheckout(page, say);
    await fillGuest(page, say, guest.email);
    // 50 the card, 9 its making, 1.90 the letter.
    await page.getByRole('button', { name: /\b60,90/ }).click();
    await expect(
      page.getByText(say('A price has changed since a card was added. Check today’s total before you go on.')),
    ).toBeVisible();
    await orderAndPay(page, '69,90');
    await payWith(page, 'accept');
    await expectConfirmed(page, say);
  });
});
