/** Whoever holds the letter of a parcel, and cannot scan it, types the address and the reference. */
import { CAPTCHA_TIMEOUT_MS } from './accounts.ts';
import { expect, open, test } from './guest.ts';
import { payWith } from './sandbox.ts';
import { expectAccessible } from './shop.ts';
import {
  addToCart,
  choose,
  expectConfirmed,
  fillGuest,
  fillPostedReceiver,
  fillSender,
  goToCheckout,
  readUnlockPath,
} from './steps.ts';

test('the reference on the letter is asked for where the address has none, and is understood as it is typed [S4.18][S4.20][S4.24][S5.75][A-85]', async ({
  page,
  language,
  say,
  guest,
}, info) => {
  await open(page, language, '/product/offrande-by-post');
  await choose(page, '50');
  await fillPostedReceiver(page, say, '69002');
  await fillSender(page, say);
  await addToCart(page, say);
  await goToCheckout(page, say);
  await fillGuest(page, say, guest.email);
  await page.getByRole('button', { name: /\b[67]\d,\d\d/ }).click();
  await payWith(page, 'accept');
  await expectConfirmed(page, say);
  const orderNo = new URL(page.url()).pathname.split('/').at(-1)!;
  const linked = new URLSearchParams((await readUnlockPath(orderNo, info.outputPath('letter.pdf'))).split('?')[1]);
  const reference = linked.get('orderNo')!;

  await open(page, language, '/unlock');
  const field = page.getByRole('textbox', { name: say('Unlock reference') });
  await expectAccessible(page);
  await field.fill(reference.slice(0, -1));
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(say('This is not a whole reference. It has 38 letters and digits; compare it with the letter.')),
  ).toBeVisible();
  await expectAccessible(page);
  await field.fill(reference.toLowerCase().replaceAll(/[-.]/g, ' '));
  await page.getByRole('button', { name: say('Go on') }).click();
  await expect(page).toHaveURL(new RegExp(`orderNo=${reference}$`));
  await page.getByRole('button', { name: say('Yes, the cards arrived') }).click();
  await expect(page.getByText(say('Unlocked'), { exact: true })).toBeVisible({ timeout: CAPTCHA_TIMEOUT_MS });
});
