/** Cards that came back: staff return them, and their buyer sees it on the order's page and downloads the credit note. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openAccount, signIn } from './accounts.ts';
import { mailsTo, payWith } from './sandbox.ts';
import { expect, expectAccessible, mailTo, open, test } from './shop.ts';
import { staff } from './staff.ts';
import { addToCart, expectConfirmed, goToCheckout, orderAndPay, pdfText, personalise, tick } from './steps.ts';

const NUMBER = /FR-CN-\d{4}-\d{6}/;

test('cards that staff take back are listed on the order’s page, with a credit note: the one that came by email, of the amount of the invoice [S3.140][S7.84][A-06]', async ({
  page,
  language,
  say,
}, info) => {
  test.setTimeout(180_000);
  const account = await openAccount('FR');
  const friend = `friend.${randomUUID()}@example.fr`;
  await signIn(page, language, say, account);
  await open(page, language, '/product/offrande');
  await personalise(page, say, friend);
  await addToCart(page, say);
  await goToCheckout(page, say);
  await tick(page.getByRole('checkbox').last());
  await orderAndPay(page);
  await payWith(page, 'accept');
  await expectConfirmed(page, say);
  const orderNo = new URL(page.url()).pathname.split('/').at(-1)!;
  const part = page.getByRole('region', { name: say('Returned') });
  await expect(part).toHaveCount(0);
  // Its card is issued.
  await mailTo(friend);

  await staff('FR', 'refund', orderNo, '--reason', 'Wrong card');
  const attached = async (): Promise<readonly string[]> =>
    (await mailsTo(account.email)).flatMap(({ attachments }) => attachments.map(({ fileName }) => fileName));
  await expect.poll(attached, { timeout: 30_000 }).toContainEqual(expect.stringMatching(NUMBER));

  await page.reload();
  await expect(part.getByRole('listitem')).toHaveCount(1);
  await expect(part).toContainText('50,00');
  await expectAccessible(page);
  const waiting = page.waitForEvent('download');
  await part.getByRole('button').click();
  const download = await waiting;
  const text = pdfText(readFileSync(await download.path()), info.outputPath('credit-note.pdf'));
  const [number] = NUMBER.exec(text)!;
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  expect(await attached()).toContain(`${number}.pdf`);
  expect(text).toContain(say('Credit note'));
  expect(text).toContain(orderNo);
  expect(text).toMatch(/FR-\d{4}-\d{6}/);
  expect(text).toMatch(/1\/1\s+50,00/);
});
