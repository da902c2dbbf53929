/**
 * Invalid input from people and from programs: all errors are reported at once, nothing typed is lost, nothing is
 * stored.
 */
import { randomUUID } from 'node:crypto';
import { calls, ERROR_CODES } from '@offrande/api-client/contract';
import type { Page } from 'playwright/test';
import { focused } from './keyboard.ts';
import { expect, open, test } from './guest.ts';
import { SHOP } from './shop.ts';
import { fillReceiver, goToCheckout, photo, tick } from './steps.ts';
import { type Program, startProgram } from './wire.ts';
import type { Say } from './words.ts';

const ATTACK = 'The field you entered may contain illegal attack characters';
const MEGABYTE = 2 ** 20;

const addToCart = (page: Page, say: Say) => page.getByRole('button', { name: say('Add to cart') });

/** The values of all fields that are shown, in order. */
const fieldValues = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main')
    .locator('input:not([type=file]), select')
    .filter({ visible: true })
    .evaluateAll((fields) =>
      fields.map((field) => {
        const { id, type, value, checked } = field as HTMLInputElement;
        return `${id} ${['radio', 'checkbox'].includes(type) ? checked : value}`;
      }),
    );

/** The accessible description of a field. */
const accessibleDescription = (page: Page): Promise<string> =>
  focused(page).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** Presses a button that must not proceed: the error summary takes the focus and the input stays. */
const expectRefused = async (page: Page, press: () => Promise<void>, errors: readonly string[]): Promise<void> => {
  const entered = await fieldValues(page);
  await press();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('list') });
  await expect(summary).toBeFocused();
  expect(await summary.getByRole('link').allTextContents()).toEqual(errors);
  expect(await fieldValues(page)).toEqual(entered);
};

/** Each line of the summary links to a field that shows the same message. */
const expectLinksToFields = async (page: Page): Promise<void> => {
  for (const link of await page.getByRole('alert').getByRole('link').all()) {
    const message = (await link.textContent())!.split(': ').at(-1)!;
    await link.click();
    await expect(focused(page)).toHaveCount(1);
    await expect.poll(() => accessibleDescription(page)).toContain(message);
  }
};

test.describe('the form of a card', () => {
  test.beforeEach(({ page, language }) => open(page, language, '/product/offrande'));

  test('left empty says all that is missing, and goes on once it is there [S5.1]', async ({ page, say, guest }) => {
    const required = say('This field is required.');
    await expectRefused(page, () => addToCart(page, say).click(), [
      `${say('Their email')}: ${required}`,
      `${say('Your full name')}: ${required}`,
      `${say('Your email')}: ${required}`,
    ]);
    await expectLinksToFields(page);

    await fillReceiver(page, say, guest.friend);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await addToCart(page, say).click();
    await expect(page.getByText(say('Added to cart')).first()).toBeVisible();
  });

  test('refuses script in the words, an amount in letters, a fixed line for a text message and a day that is over, all at once [S5.49][S5.50][S5.42][A-55][A-57][A-112]', async ({
    page,
    say,
  }) => {
    await page.getByRole('textbox', { name: /^(Another|Un autre)/ }).fill('fifty');
    await page.getByLabel(say('First line')).fill('<script>alert(1)</script>');
    await page.getByLabel(say('Second line')).fill('{{constructor}}');
    await tick(page.getByRole('radio', { name: new RegExp(`^${say('Text message')}`) }));
    await page.getByLabel(say('Their mobile number')).fill('01 23 45 67 89');
    await page.getByText(say('On a date'), { exact: true }).click();
    await page.getByLabel(say('Date'), { exact: true }).fill('2020-01-01');
    await page.getByLabel(say('Your full name')).fill('Camille Roux');
    await page.getByLabel(say('Your email')).fill('camille@example');

    await expectRefused(page, () => addToCart(page, say).click(), [
      `${say('Amount')}: ${say('Write the amount in digits, for example 50.')}`,
      `${say('First line')}: ${say(ATTACK)}`,
      `${say('Second line')}: ${say(ATTACK)}`,
      `${say('Mobile number')}: ${say('Wrong phone number. A text message needs a mobile number.')}`,
      `${say('Date')}: ${say('Choose a moment that is not in the past.')}`,
      `${say('Your email')}: ${say('This is not valid email format. Example: name@example.com')}`,
    ]);
    await expectLinksToFields(page);
  });

  test('names the limits of the amount and the number of cards [S5.11][S5.12][S5.32][A-25]', async ({
    page,
    say,
    guest,
  }) => {
    await fillReceiver(page, say, guest.friend);
    const amount = page.getByRole('textbox', { name: /^(Another|Un autre)/ });
    const press = () => addToCart(page, say).click();
    for (const [typed, message] of [
      ['9,99', say('Enter an amount greater or equal to {0}.', { 0: '10\u00a0€' })],
      ['250.01', say('Enter an amount less or equal to {0}.', { 0: '250\u00a0€' })],
      ['1,000', say('Write thousands without a sign, for example 1000.')],
    ] as const) {
      await amount.fill(typed);
      await expect(page.getByRole('radio', { name: /\d\s*€/, checked: true })).toHaveCount(0);
      await amount.blur();
      await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
      await expectRefused(page, press, [`${say('Amount')}: ${message}`]);
    }

    await amount.fill('12,5');
    const quantity = page.getByRole('spinbutton');
    await quantity.fill('0');
    await quantity.press('Enter');
    await expect(quantity).toHaveValue('1');
    await expect(page.getByText(say('One card at least.'))).toBeVisible();
    await quantity.fill('11');
    await quantity.press('Enter');
    await expect(quantity).toHaveValue('10');
    await expect(page.getByText(say('{maxQuantity} cards at most in one order.', { maxQuantity: 10 }))).toBeVisible();
    await press();
    await expect(page.getByText(say('Added to cart')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /\b10\b/ })).toBeVisible();
    await expectRefused(page, press, [
      say('Maximum quantity exceeded: {max} cards at most in one order.', { max: 10 }),
    ]);
  });

  test('takes a photo only if it is one and not too big, and keeps what was written [S5.33][S5.34][S5.35][A-62]', async ({
    page,
    say,
  }) => {
    await page.getByLabel(say('First line')).fill('Pour tes 30 ans, Inès');
    const field = page.getByRole('group', { name: say('Photo'), exact: true });
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    // A browser that cannot scale it sends it as it is, if it may.
    const tooBig = Buffer.concat([(await photo()).subarray(0, 20), Buffer.alloc(4.5 * MEGABYTE)]);

    await choose('drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await expect(field).toContainText(say('Unsupported type. Choose one of these: {0}.', { 0: 'PNG, JPG' }));
    await choose('page.jpg', Buffer.from('<html><script>alert(1)</script></html>'));
    await expect(field).toContainText(say('Unsupported type. Choose one of these: {0}.', { 0: 'PNG, JPG' }));
    await choose('big.jpg', tooBig);
    await expect(field).toContainText(say('File too big. Choose one of {size} MB at most.', { size: '4,5' }));
    await choose('ines.jpg', await photo());
    await page.getByRole('button', { name: say('Use this photo') }).click();
    await expect(field).toContainText('ines.jpg');
    await expect(field.getByRole('button', { name: say('Replace') })).toBeVisible();
    await expect(page.getByLabel(say('First line'))).toHaveValue('Pour tes 30 ans, Inès');
  });
});

test.describe('checkout', () => {
  test.use({ expectedErrors: /403|422/ });

  test.beforeEach(async ({ page, say, guest }) => {
    await guest.fillCart();
    await goToCheckout(page, say);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  });

  test('names every wrong detail of the guest at once [S5.6][S5.17][S5.24][S5.25]', async ({ page, say }) => {
    const pay = () => page.getByRole('button', { name: /50,00/ }).click();
    await page.getByLabel(say('Full name')).fill('C4mille Roux');
    await page.getByLabel(say('Mobile number')).fill('12');
    await page.getByLabel(say('Email'), { exact: true }).fill('camille@example.fr');
    await page.getByLabel(say('Confirm email')).fill('camille@example.com');
    await expectRefused(page, pay, [
      say('Letters only, no digits or signs.'),
      say('Wrong phone number. Enter between {min} and {max} digits.', { min: 3, max: 16 }),
      say('Confirm email must match.'),
      say('Accept the general conditions of sale to order.'),
    ]);
    await expectLinksToFields(page);

    await page.getByLabel(say('Full name')).fill('Camille');
    await expectRefused(page, pay, [
      say('Enter first and last name, with a space between them.'),
      say('Wrong phone number. Enter between {min} and {max} digits.', { min: 3, max: 16 }),
      say('Confirm email must match.'),
      say('Accept the general conditions of sale to order.'),
    ]);
  });

  test('refuses coupons that are unknown, blocked, empty or for other cards, and keeps the number typed [S5.69][S5.70][S5.71][S5.72][S8.19][S8.20][S8.21]', async ({
    page,
    say,
  }) => {
    const number = page.getByLabel(say('Card or coupon number'));
    for (const [card, pin, message] of [
      ['9999000000012345', '123456', 'Invalid Coupon'],
      ['9999000000004417', '000000', 'Invalid Coupon'],
      ['9999000000008804', '888804', 'Invalid Coupon'],
      ['9999000000000018', '100018', 'Insufficient Card Balance'],
      ['9999000000001503', '151503', 'Card is not usable in this order'],
    ] as const) {
      await number.fill(card);
      await page.getByLabel(say('PIN, 6 digits')).fill(pin);
      await page.getByRole('button', { name: say('Add'), exact: true }).click();
      // From the third wrong number on, the browser has to solve a proof of work first.
      await expect(page.getByText(say(message))).toBeVisible({ timeout: 20_000 });
      await expect(number).toHaveValue(card);
    }
    await expect(page.getByRole('button', { name: /50,00/ })).toBeEnabled();
  });
});

test.describe('a program that sends an order', () => {
  const line = {
    itemCode: 'offrande',
    amount: '50.00',
    qty: 1,
    deliverType: 3,
    receiverName: 'Inès Marchand',
    receiverEmail: 'ines@example.fr',
    senderName: 'Camille Roux',
    senderEmail: 'camille@example.fr',
  };
  const order = { aggregatorBuId: 'FR', lines: [line], paymentMean: 'C04' };
  const unprovenCard = { cardNumber: '9999000000050006', appliedAmount: '50.00', code: '15' };
  const {
    badRequest,
    notAuthorized,
    notFound,
    orderRefused,
    couponInvalid,
    priceChanged,
    paymentRefused,
    csrfRefused,
    orderNotPaid,
  } = ERROR_CODES;

  test('is refused field by field, and a refused order has left nothing behind, not even its key [S5.11][S5.12][S5.32][S5.50][A-35][A-100]', async () => {
    const send = startProgram();
    const key = randomUUID();
    const withLine = (changes: object) => ({ ...order, lines: [{ ...line, ...changes }] });
    for (const [body, code, field] of [
      [{ ...order, discount: '100%' }, badRequest, 'discount'],
      [withLine({ discount: '100%' }), badRequest, 'lines.0.discount'],
      [withLine({ amount: '0.01' }), orderRefused, 'lines.0.amount'],
      [withLine({ amount: '-50.00' }), badRequest, 'lines.0.amount'],
      [withLine({ amount: '250.01' }), orderRefused, 'lines.0.amount'],
      [withLine({ qty: 11 }), orderRefused, 'lines'],
      [withLine({ message: '<script>alert(1)</script>' }), orderRefused, 'lines.0.message'],
      [withLine({ personalImageUrl: 'https://elsewhere.example/a.png' }), orderRefused, 'lines.0.personalImageUrl'],
      [withLine({ itemCode: 'nothing-of-ours' }), orderRefused, 'lines.0.itemCode'],
      [{ ...order, custId: '1' }, notAuthorized, null],
      [{ ...order, aggregatorBuId: 'LMFR' }, notFound, 'aggregatorBuId'],
      [{ ...order, couponList: [unprovenCard] }, couponInvalid, null],
    ] as const) {
      expect(await send(calls.createOrder, body, { key })).toMatchObject({ code, field });
    }
    const unsealed = { ...calls.createOrder, sealed: false };
    expect(await send(unsealed, order, { key })).toMatchObject({ code: badRequest, field: 'data' });

    expect(await send(calls.createOrder, order, { key })).toMatchObject({ code: null });
  });

  test('cannot pay less than the order costs, come back elsewhere, or touch the order of somebody else [S7.106][S7.110][A-37]', async () => {
    const [buyer, stranger] = [startProgram(), startProgram()];
    const { orderNo } = (await buyer(calls.createOrder, order)).data;
    const session = {
      buId: 'FR',
      orderNo,
      txnAmount: '50.00',
      txnCurrency: 'EUR',
      paymentMethod: 'C04',
      hostName: SHOP,
      email: 'camille@example.fr',
    };
    const pay = async (program: Program, changes: object) => {
      const { token } = (await program(calls.csrfToken, { buId: 'FR' })).data;
      return program(calls.createPaymentSession, { ...session, ...changes }, { csrfToken: String(token) });
    };
    const own = { aggregatorBuId: 'FR', orderNo };
    for (const [changes, code, field] of [
      [{ txnAmount: '0.01' }, priceChanged, 'txnAmount'],
      [{ txnCurrency: 'VND' }, priceChanged, 'txnCurrency'],
      [{ hostName: 'https://elsewhere.example' }, paymentRefused, 'hostName'],
      [{ orderNo: '0000-0000-0000' }, notFound, 'orderNo'],
    ] as const) {
      expect(await pay(buyer, changes)).toMatchObject({ code, field });
    }
    expect(await buyer(calls.createPaymentSession, session, { csrfToken: 'made-up' })).toMatchObject({
      code: csrfRefused,
    });
    expect(await buyer(calls.confirmOrder, { ...own, paymentId: 'made-up' })).toMatchObject({ code: orderNotPaid });
    expect(await pay(stranger, {})).toMatchObject({ code: notFound, field: 'orderNo' });
    expect(await stranger(calls.orderDetail, own)).toMatchObject({ code: notFound });
    expect(await stranger(calls.cancelOrder, own)).toMatchObject({ code: notFound });

    expect((await buyer(calls.orderDetail, own)).data).toMatchObject({
      status: '03',
      paymentId: null,
      orderAmtTot: '50.00',
    });
  });
});
