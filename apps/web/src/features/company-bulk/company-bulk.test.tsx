/** A company buys from a file: its cards enter the cart as one line, after the file has gone up. */
import { emptyCart } from '@offrande/domain/cart';
import { money } from '@offrande/domain/money';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accessibleErrorText } from '../form/testing/accessible-error.ts';
import { fillIn } from '../form/testing/fill-in.ts';
import { EURO, POSTED_CART } from '../../shop/testing/sample.ts';
import { DIGITAL_PAGE } from '../product/testing/sample-page.ts';
import { FAULTY_FILE, fileOfLines, GOOD_FILE } from './testing/bulk-files.ts';
import {
  addToCart,
  chooseFile,
  deliverBy,
  fileError,
  fileInput,
  mistake,
  mistakeNames,
  openBulk,
  type OpenedBulk,
  press,
  retype,
  rowsOf,
} from './testing/open-bulk.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const chooseGood = async (opened: OpenedBulk) => {
  await chooseFile(opened, GOOD_FILE);
  await screen.findByText(/^3 cards ready/);
};

/** Takes the faulty lines out. */
const chooseCorrected = async (opened: OpenedBulk) => {
  await chooseFile(opened, FAULTY_FILE);
  await press(opened, 'Take the 3 lines out');
  await screen.findByText('All lines are right now.');
};

const isInCart = ({ place }: OpenedBulk) => waitFor(() => expect(place.history.at(-1)).toBe('/cart'));

/** The list of errors at the form's head. */
const errorList = () => screen.queryByRole('alert')?.querySelector('ul') ?? null;
const listed = () => within(errorList()!).getAllByRole('link');

const total = () => screen.getByText('Total', { selector: '.o-sticky-bar *' }).parentElement!.textContent;

const MISSING = 'Choose the file of your cards.';
const FAULTY = 'Correct the lines of your file, or take them out.';

describe('the cards of a file', () => {
  test('enter the cart as one line with what all have in common, and the way leads there [S3.14][S6.11]', async () => {
    const opened = await openBulk();
    const { shop, bulk, user } = opened;
    await chooseGood(opened);
    await fillIn(user, screen.getByRole('textbox', { name: 'First line' }), 'Joyeux Noël');
    await addToCart(opened);
    await isInCart(opened);
    expect(shop.cart.get().lines).toMatchObject([
      {
        itemCode: 'OFFRANDE',
        amount: money('175.50', EURO),
        quantity: 3,
        file: { name: 'salaries.csv', type: 'csv', uploads: ['upload-1'], cards: 3 },
        delivery: { type: 'email', date: null },
        message: 'Joyeux Noël',
        sender: { name: 'Inès Marchand', email: 'ines@exemple.fr' },
        receiver: { firstName: '', email: '' },
      },
    ]);
    expect(bulk.uploaded).toMatchObject([
      { custId: 'B1', itemCode: 'OFFRANDE', deliveryType: 'email', fileName: 'salaries.csv' },
    ]);
  });

  test('cost what their file sums up to, less its tier, which is not multiplied by their number [S5.78]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, new File(['Montant;E-mail\n100;a@exemple.fr\n200;b@exemple.fr'], 'a.csv'));
    await waitFor(() => expect(total()).toMatch(/291,00\s€/));
  });

  test('come in the shop’s own template where they were corrected, with what was corrected [S7.82][A-186]', async () => {
    const opened = await openBulk();
    const { shop, bulk } = opened;
    await chooseFile(opened, FAULTY_FILE);
    await retype(opened, await mistake('Line 3, Amount'), '75,50');
    await press(opened, 'Correct line 3, Amount');
    await waitFor(() => expect(mistakeNames()).toHaveLength(3));
    await retype(opened, await mistake('Line 3, Email'), 'hugo@exemple.fr');
    await press(opened, 'Correct line 3, Email');
    await waitFor(() => expect(mistakeNames()).toHaveLength(2));
    await press(opened, 'Take the 2 lines out');
    await screen.findByText('All lines are right now.');
    await addToCart(opened);
    await isInCart(opened);
    const [sent] = bulk.uploaded;
    expect(sent!.fileName).toBe('noel.xlsx');
    const [header, ...rows] = await rowsOf(sent!.bytes);
    const wanted = ['amount', 'firstName', 'lastName', 'email'].map((column) => header!.indexOf(column));
    expect(rows.map((row) => wanted.map((position) => row[position]))).toEqual([
      ['50', 'Inès', 'Marchand', 'ines@exemple.fr'],
      ['75,50', 'Hugo', 'Petit', 'hugo@exemple.fr'],
    ]);
    expect(shop.cart.get().lines).toMatchObject([
      { amount: money('125.50', EURO), quantity: 2, file: { name: 'noel.xlsx', type: 'xlsx', cards: 2 } },
    ]);
  });

  test('do not fit beside those of a cart by post: it is kept, or they start a new one [A-22]', async () => {
    const opened = await openBulk({ cart: POSTED_CART });
    const { shop, place, bulk } = opened;
    await chooseGood(opened);
    await addToCart(opened);
    await press(opened, 'Keep my cart');
    expect(shop.cart.get()).toEqual(POSTED_CART);
    expect(place.history).not.toContain('/cart');
    await press(opened, 'Add to cart');
    await press(opened, 'Empty the cart and add this card');
    await isInCart(opened);
    expect(shop.cart.get().lines).toMatchObject([{ quantity: 3, file: { cards: 3 } }]);
    expect(bulk.uploaded).toHaveLength(1);
  });

  test('are in a cart once: the same file again is told at the file, and the cart stays [A-141]', async () => {
    const opened = await openBulk();
    await chooseGood(opened);
    await addToCart(opened);
    await isInCart(opened);
    const line = { ...opened.shop.cart.get().lines[0]!, lineId: 'earlier' };
    cleanup();
    const again = await openBulk({ cart: { ...emptyCart(EURO), lines: [line] } });
    await chooseGood(again);
    await addToCart(again);
    expect(await screen.findAllByText('This file is in your cart already. Its cards are ordered once.')).not.toEqual(
      [],
    );
    expect(again.shop.cart.get().lines).toEqual([line]);
  });

  test('are not more than may be ordered at once, which is told until the file has fewer [A-186]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, fileOfLines(11));
    await screen.findByText(/^11 cards ready/);
    await addToCart(opened);
    await waitFor(() => expect(fileError()).toMatch(/10/));
    expect(listed().map((link) => link.textContent)).toEqual([fileError()]);
    expect(opened.shop.cart.get().lines).toEqual([]);
    await chooseGood(opened);
    expect(fileError()).toBeNull();
    expect(errorList()).toBeNull();
  });
});

describe('the button', () => {
  test('tells that the file is missing, beside what else is, and leads to it; nothing goes up', async () => {
    const opened = await openBulk();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Your full name' })).toHaveProperty('value', 'Inès Marchand'),
    );
    await opened.user.clear(screen.getByRole('textbox', { name: 'Your full name' }));
    await press(opened, 'Add to cart');
    await waitFor(() => expect(errorList()).not.toBeNull());
    expect(listed().map((link) => link.textContent)).toEqual([MISSING, expect.stringMatching(/^Your full name: /)]);
    expect(fileError()).toBe(MISSING);
    await opened.user.click(listed()[0]!);
    expect(document.activeElement).toBe(fileInput());
    await chooseGood(opened);
    expect(fileError()).toBeNull();
    expect(opened.bulk.script.made).not.toContain('uploadFile');
  });

  test('tells that lines are wrong until they are corrected, not when they are undone later; nothing goes up [A-63]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, FAULTY_FILE);
    await mistake('Line 3, Amount');
    await addToCart(opened);
    await waitFor(() => expect(errorList()).not.toBeNull());
    expect(listed().map((link) => link.textContent)).toEqual([FAULTY]);
    await opened.user.click(listed()[0]!);
    expect(document.activeElement).toBe(fileInput());
    await press(opened, 'Take out line 3: Email');
    await waitFor(() => expect(mistakeNames()).toHaveLength(2));
    expect(fileError()).toBe(FAULTY);
    await press(opened, 'Take the 2 lines out');
    await screen.findByText('All lines are right now.');
    expect(errorList()).toBeNull();
    await press(opened, 'Undo the last correction');
    await waitFor(() => expect(mistakeNames()).toHaveLength(2));
    expect(errorList()).toBeNull();
    expect(opened.bulk.uploaded).toEqual([]);
    expect(opened.shop.cart.get().lines).toEqual([]);
  });

  test('says that the file goes up, which is no error, and neither is a later check of it', async () => {
    const [sent, checked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const opened = await openBulk({ cart: POSTED_CART, slow: { asked: 'check', until: checked.promise } });
    opened.bulk.script.befall('uploadFile', { kind: 'late', until: sent.promise });
    await chooseGood(opened);
    await addToCart(opened);
    await screen.findByText('Sending the file');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fileError()).toBeNull();
    sent.resolve();
    await press(opened, 'Keep my cart');
    await deliverBy(opened, 'Email and text');
    await waitFor(() => expect(opened.bulk.uploaded).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    checked.resolve();
    await waitFor(() => expect(fileError()).toMatch(/^Missing columns: Phone/));
  });

  test('tells that the upload failed, keeps what was corrected, and sends it when it is pressed again [S8.14][A-186]', async () => {
    const opened = await openBulk();
    const { bulk, shop } = opened;
    bulk.script.befall('uploadFile', { kind: 'unreachable' });
    await chooseCorrected(opened);
    await addToCart(opened);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The file did not reach the shop\./);
    expect(screen.getByText('All lines are right now.')).toBeTruthy();
    expect(shop.cart.get().lines).toEqual([]);
    bulk.script.befall('uploadFile', null);
    await press(opened, 'Add to cart');
    await isInCart(opened);
    expect(shop.cart.get().lines).toMatchObject([{ quantity: 1, file: { name: 'noel.xlsx' } }]);
  });

  test('shows lines that the server refuses at their own places in the file, where they can be corrected [S5.37][A-186]', async () => {
    const served = { ...DIGITAL_PAGE, product: { ...DIGITAL_PAGE.product, maxAmount: '60.00' } };
    const opened = await openBulk({ served });
    const lines = ['Montant;E-mail', '5;a@exemple.fr', '50;b@exemple.fr', '', '80;c@exemple.fr'];
    await chooseFile(opened, new File([lines.join('\n')], 'a.csv'));
    await press(opened, 'Take the line out');
    await screen.findByText('All lines are right now.');
    await addToCart(opened);
    await waitFor(() => expect(mistakeNames()).toEqual(['Line 5, Amount']));
    expect(accessibleErrorText(await mistake('Line 5, Amount'))).toMatch(/less or equal to 60\s€/);
    expect(listed().map((link) => link.textContent)).toEqual([FAULTY]);
    expect(opened.shop.cart.get().lines).toEqual([]);
    await retype(opened, await mistake('Line 5, Amount'), '60');
    await press(opened, 'Correct line 5, Amount');
    await screen.findByText('All lines are right now.');
    await press(opened, 'Add to cart');
    await isInCart(opened);
    expect(opened.shop.cart.get().lines).toMatchObject([{ amount: money(110, EURO), quantity: 2 }]);
  });
});

describe('the page of a file', () => {
  test('tells a company that is not verified that it cannot order yet', async () => {
    await openBulk({ level: 'light' });
    expect(await screen.findByText('This client is not yet verified, you can’t place the order.')).toBeTruthy();
    cleanup();
    await openBulk();
    expect(screen.queryByText(/you can’t place the order/)).toBeNull();
  });

  test('offers no delivery to the buyer, and leads to one card by hand', async () => {
    await openBulk();
    const ways = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
    expect(ways.filter((way) => /^(Email|Text message|Print|By post)/.test(way))).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'One card by hand' }).getAttribute('href')).toBe(
      '/b2b/buying?card=OFFRANDE',
    );
  });
});
