/** A company uses a file again that it uploaded before, and is told before it orders the same rows again. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GOOD_FILE } from './testing/bulk-files.ts';
import {
  addToCart,
  chooseFile,
  fileInput,
  mistakeNames,
  openBulk,
  type OpenedBulk,
  press,
  rowsOf,
} from './testing/open-bulk.tsx';
import { DEARER, EXPIRED, OF_ANOTHER_CARD, ORDERED, PREVIOUS_FILES } from './testing/previous-file-samples.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const ORDER = { orderNo: 'FR2606091234', orderedAt: Date.UTC(2026, 5, 8, 12) };
const SAME = 'The same lines were ordered on 2026/06/08 as order FR2606091234.';

const openPrevious = async (...opening: Parameters<typeof openBulk>) => {
  const opened = await openBulk(...opening);
  await opened.user.click(await screen.findByText('Previous files'));
  return { ...opened, previous: opened.shop.company.previousFiles };
};
const rowOf = async (fileName: string) =>
  (await screen.findByText(fileName, { selector: 'li strong *' })).closest('li')!;
const textOf = async (fileName: string) => (await rowOf(fileName)).textContent;
const isInCart = ({ place }: OpenedBulk) => waitFor(() => expect(place.history.at(-1)).toBe('/cart'));
const chosenName = () => document.querySelector('.o-file-row')?.textContent ?? '';
const dialog = () => screen.findByRole('alertdialog');

describe('previous files', () => {
  test('are fetched once they are looked at, and say when, who, how many, how much, and what became of them [S7.21]', async () => {
    const { shop, user } = await openBulk();
    await screen.findByText('Previous files');
    expect(shop.company.previousFiles.script.made).toEqual([]);
    await user.click(screen.getByText('Previous files'));
    const first = await textOf('salaires-juin.csv');
    expect(first).toMatch(/2026\/06\/10 · Inès Marchand · 2 cards · €?120[.,]50/);
    expect(first).toContain('Not ordered');
    expect(first).toContain('Offrande, all brands · Email');
    expect(first).toContain('Kept until 2026/07/10');
    const second = await textOf('noel.xlsx');
    expect(second).toContain('Ordered');
    expect(second).toContain(SAME);
    expect(screen.getByRole('link', { name: 'FR2606091234' }).getAttribute('href')).toMatch(/\/order\/FR2606091234$/);
    expect(await textOf('grands-cadeaux.xlsx')).toMatch(
      /In a cart.*2026\/05\/31 · 1 card .*Kept at least until 2026\/06\/30/,
    );
    expect(await textOf('equipe.xlsx')).toContain('A card that is no longer sold · Text message');
    expect(shop.company.previousFiles.script.made).toEqual(['fetchPreviousFiles']);
  });

  test('whose rows are deleted cannot be used again, and say since when [S7.21]', async () => {
    await openPrevious();
    const row = await rowOf(EXPIRED.fileName);
    expect(row.textContent).toContain('Deleted on 2026/06/11: a file is kept for 30 days.');
    expect(within(row).queryByRole('button')).toBeNull();
  });

  test('that a saved cart has are there beyond their term [S7.21]', async () => {
    await openPrevious({
      past: { previousFiles: [{ ...ORDERED, uploadedAt: EXPIRED.uploadedAt, isInSavedCart: true }] },
    });
    const row = await rowOf(ORDERED.fileName);
    expect(row.textContent).toContain('Kept as long as a saved cart has it');
    expect(within(row).getByRole('button', { name: 'Use again: noel.xlsx' })).toBeTruthy();
  });

  test('that are none are one sentence [S7.21]', async () => {
    await openPrevious({ past: { previousFiles: [] } });
    const sentence = await screen.findByText(/^No files yet/);
    expect(within(sentence.closest('details')!).queryAllByRole('listitem')).toEqual([]);
  });

  test('come ten at a time [S7.21]', async () => {
    const previousFiles = Array.from({ length: 12 }, (_, at) => ({
      ...ORDERED,
      uploadId: `${at}`,
      fileName: `${at}.csv`,
    }));
    const opened = await openPrevious({ past: { previousFiles } });
    await rowOf('9.csv');
    expect(screen.queryByText('10.csv')).toBeNull();
    await press(opened, 'Show more');
    await rowOf('11.csv');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('that could not be fetched are fetched at another try [S8.1]', async () => {
    const opened = await openBulk();
    opened.shop.company.previousFiles.script.befall('fetchPreviousFiles', { kind: 'unreachable' });
    await opened.user.click(await screen.findByText('Previous files'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    opened.shop.company.previousFiles.script.befall('fetchPreviousFiles', null);
    await opened.user.click(again);
    await rowOf('noel.xlsx');
  });
});

describe('a file that is used again', () => {
  test('is the chosen file, with its rows, and goes up like it [S7.21][A-186]', async () => {
    const opened = await openPrevious();
    await press(opened, 'Use again: salaires-juin.csv');
    await screen.findByText(/^2 cards ready/);
    expect(chosenName()).toContain('salaires-juin.xlsx');
    expect(await textOf('salaires-juin.csv')).toContain('Chosen above');
    await addToCart(opened);
    await isInCart(opened);
    const [sent] = opened.bulk.uploaded;
    expect(sent).toMatchObject({ fileName: 'salaires-juin.xlsx', deliveryType: 'email' });
    expect(await rowsOf(sent!.bytes)).toEqual(PREVIOUS_FILES[0]!.cells);
    expect(opened.shop.cart.get().lines).toMatchObject([{ quantity: 2, file: { cards: 2, uploads: ['upload-1'] } }]);
  });

  test('is judged by the rules of today: what is no longer sold is a mistake that can be corrected [S7.21][S5.37]', async () => {
    const opened = await openPrevious();
    await press(opened, `Use again: ${DEARER.fileName}`);
    await waitFor(() => expect(mistakeNames()).toEqual(['Line 2, Amount']));
  });

  test('brings its way of delivery, and is used for the card of the page [S7.21]', async () => {
    const opened = await openPrevious();
    await press(opened, `Use for this card: ${OF_ANOTHER_CARD.fileName}`);
    await screen.findByText(/^1 card ready/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Text message/ }).checked).toBe(true);
  });

  test('says that the same rows were ordered, when and as which order, until another file is chosen [A-186]', async () => {
    const opened = await openPrevious();
    await press(opened, `Use again: ${ORDERED.fileName}`);
    await waitFor(async () => expect(within(await rowOf(ORDERED.fileName)).getByRole('status').textContent).toBe(SAME));
    await chooseFile(opened, GOOD_FILE);
    await screen.findByText(/^3 cards ready/);
    expect(within(await rowOf(ORDERED.fileName)).queryByRole('status')).toBeNull();
    expect(await textOf(ORDERED.fileName)).not.toContain('Chosen above');
  });

  test('that is deleted meanwhile says so, and is not offered again [S7.21]', async () => {
    const opened = await openPrevious();
    opened.previous.script.befall('readPreviousFile', { kind: 'refused', code: '40400', status: 404 });
    await press(opened, 'Use again: salaires-juin.csv');
    await screen.findByText('This file is deleted. Choose it from your own computer.');
    expect(within(await rowOf('salaires-juin.csv')).queryByRole('button')).toBeNull();
    expect(chosenName()).not.toContain('salaires-juin');
    expect(document.activeElement).toBe(fileInput());
  });

  test('that could not be fetched can be tried again [S8.1]', async () => {
    const opened = await openPrevious();
    opened.previous.script.befall('readPreviousFile', { kind: 'unreachable' });
    await press(opened, 'Use again: salaires-juin.csv');
    await screen.findByText('The file could not be fetched. Try again.');
    opened.previous.script.befall('readPreviousFile', null);
    await press(opened, 'Use again: salaires-juin.csv');
    await screen.findByText(/^2 cards ready/);
    expect(screen.queryByText('The file could not be fetched. Try again.')).toBeNull();
  });

  test('gives way to a file that was chosen while it was on its way [S7.21]', async () => {
    const opened = await openPrevious();
    const { promise: until, resolve: arrive } = Promise.withResolvers<void>();
    opened.previous.script.befall('readPreviousFile', { kind: 'late', until });
    await press(opened, 'Use again: salaires-juin.csv');
    await chooseFile(opened, GOOD_FILE);
    await screen.findByText(/^3 cards ready/);
    arrive();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use again: noel.xlsx' }).disabled).toBe(false),
    );
    expect(chosenName()).toContain(GOOD_FILE.name);
  });
});

describe('cards whose rows were ordered before', () => {
  test('go into the cart only after the buyer was told when and as which order, and agreed [A-141][A-186]', async () => {
    const opened = await openBulk({ past: { order: ORDER } });
    await chooseFile(opened, GOOD_FILE);
    await screen.findByText(/^3 cards ready/);
    await addToCart(opened);
    expect((await dialog()).textContent).toContain(SAME);
    await press(opened, 'Leave them out');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(opened.shop.cart.get().lines).toEqual([]);
    expect(opened.place.history.at(-1)).not.toBe('/cart');
    await addToCart(opened);
    await dialog();
    await press(opened, 'Put them into the cart');
    await isInCart(opened);
    expect(opened.shop.cart.get().lines).toHaveLength(1);
    expect(opened.bulk.uploaded).toHaveLength(1);
  });
});
