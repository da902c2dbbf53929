/**
 * A guest pays by transfer: copies what the bank's form asks for, shows the code to a banking app, sends the receipt, and
 * opens the mail's link in another browser, where a code to the same mailbox shows the order.
 */
import jsQR from 'jsqr';
import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from './guest.ts';
import { codeMailedTo, mailsTo } from './sandbox.ts';
import { answerCookies, chooseLanguage, expectAccessible, SHOP } from './shop.ts';
import { tick } from './steps.ts';

const IBAN = 'FR7699999000010000001400019';

/** What a phone reads of a picture on the screen. */
const scan = async (picture: Locator): Promise<readonly string[] | undefined> => {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })?.data.split(
    '\n',
  );
};

/** The browser says it for an order that is not this browser's. */
test.use({ expectedErrors: /status of 404/ });

test('a guest pays by transfer, sends the receipt, and sees the order in another browser by a code [S2.37][S4.13][S4.14][S4.16][S9.25]', async ({
  page,
  context,
  browser,
  language,
  say,
  guest,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SHOP });
  await guest.goToCheckout();
  await tick(page.getByRole('radio', { name: new RegExp(`^${say('Bank transfer')}`) }));
  await page.getByRole('button', { name: /\b50,00/ }).click();
  await page.waitForURL('**/order/**');
  const orderNo = new URL(page.url()).pathname.split('/').at(-1)!;
  const transfer = page.getByRole('region', { name: say('Your transfer'), exact: true });
  await expect(transfer.getByText('Offrande SAS')).toBeVisible();
  const steps = page.getByRole('navigation', { name: say('Steps of the order') }).getByRole('listitem');
  await expect(steps.nth(0)).toContainText(say('Order placed'));
  await expect(steps.nth(1)).toContainText(say('Your transfer arrives'));
  for (const at of [0, 1]) await expect(steps.nth(at)).toContainText(/\d{4}\/\d\d\/\d\d \d\d:\d\d/);
  await expectAccessible(page);

  for (const [label, value] of [
    ['Copy the IBAN', IBAN],
    ['Copy the amount', '50,00'],
    ['Copy the reference', orderNo],
  ] as const) {
    const button = transfer.getByRole('button', { name: say(label) });
    const place = await button.elementHandle();
    await button.click();
    await expect.poll(() => place!.textContent()).toBe(say('Copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  }
  const said = await scan(transfer.getByRole('img'));
  expect(said).toEqual(['BCD', '002', '1', 'SCT', 'OFFRFRPPXXX', 'Offrande SAS', IBAN, 'EUR50.00', '', '', orderNo]);

  await page.locator('#receipt').setInputFiles({
    name: 'virement.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 receipt'),
  });
  await expect(page.getByText('virement.pdf')).toBeVisible();
  await page.reload();
  await expect(page.getByText('virement.pdf')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: say('Your order waits for your payment.') })).toBeVisible();

  let link: string | undefined;
  await expect(async () => {
    const [mail] = await mailsTo(guest.email);
    link = /https?:\/\/\S+\/order\/\S+/.exec(mail!.text)?.[0];
    expect(mail!.attachments.map(({ fileName }) => fileName)).toEqual([`transfer-${orderNo}.png`]);
  }).toPass({ timeout: 30_000 });

  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  await elsewhere.addInitScript(answerCookies);
  const other = await elsewhere.newPage();
  await chooseLanguage(other, language);
  await other.goto(link!);
  await expect(
    other.getByRole('heading', { level: 1, name: say('This order was placed in another browser.') }),
  ).toBeVisible();
  await expect(other.getByText(guest.email)).toHaveCount(0);
  await expectAccessible(other);
  await other.getByRole('button', { name: say('Send me a code') }).click();
  await other.getByLabel(say('Code'), { exact: true }).fill(await codeMailedTo(guest.email));
  await other.getByRole('button', { name: say('Show the order') }).click();
  await expect(other.getByRole('region', { name: say('Your transfer'), exact: true }).getByText(orderNo)).toBeVisible();
  await expect(other.getByText('virement.pdf')).toBeVisible();
  await elsewhere.close();
});
