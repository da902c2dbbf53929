/** A guest of a unit that needs an identity document. */
import { randomUUID } from 'node:crypto';
import { expect, test } from './guest.ts';
import { payWith } from './sandbox.ts';
import { expectAccessible, open } from './shop.ts';
import { staff } from './staff.ts';
import { addToCart, expectConfirmed, fillGuest, goToCheckout, orderAndPay, writeCard } from './steps.ts';

test('a guest states the document that the unit needs, once, finds it again after a reload, and the staff see it with the order [S3.60][S3.155]', async ({
  page,
  language,
  say,
}) => {
  await open(page, language, '/product/offrande', 'TOUR');
  await writeCard(page, say, `friend.${randomUUID()}@example.fr`);
  await addToCart(page, say);
  await goToCheckout(page, say);
  await fillGuest(page, say);
  const type = page.getByLabel(say('Identity document'));
  const number = page.getByLabel(say('Number of the document'));

  await test.step('without it nothing is ordered, and both fields say so', async () => {
    await page.getByRole('button', { name: /\b50,00/ }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
  });

  await test.step('what was stated is there again', async () => {
    await type.selectOption('other');
    await number.fill('12 AB 34');
    await page.reload();
    await expect(type).toHaveValue('other');
    await expect(number).toHaveValue('12 AB 34');
    const stored = await page.evaluate(() => [
      sessionStorage.getItem('guestDocType'),
      sessionStorage.getItem('guestIdCardNo'),
    ]);
    expect(stored).toEqual(['other', '12 AB 34']);
    await fillGuest(page, say);
  });

  await orderAndPay(page);
  await payWith(page, 'accept');
  await expectConfirmed(page, say);
  const orderNo = new URL(page.url()).pathname.split('/').at(-1)!;
  expect(await staff('TOUR', 'guest-document', orderNo, '--reason', 'a question of the customs')).toEqual({
    documentType: 'other',
    documentNumber: '12AB34',
  });

  await test.step('the account that is offered then does not ask for it again', async () => {
    const offer = page.getByRole('region', { name: say('Keep track of these cards') });
    await expect(offer.getByLabel(say('Password'), { exact: true })).toBeVisible();
    // All that it asks stands once nothing of it loads any more.
    await expect(offer.locator('.o-skeleton')).toHaveCount(0);
    await expect(offer.getByLabel(say('Mobile number'))).toBeVisible();
    await expect(offer.getByLabel(say('Number of the document'))).toHaveCount(0);
  });
});
