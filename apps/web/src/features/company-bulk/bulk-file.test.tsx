/** The file of many cards: its template, what is refused as a whole, and what the check found in all of it. */
import { BULK_FILE, BULK_MAX_ROWS } from '@offrande/domain/bulk-order';
import { toXlsx } from '@offrande/sheets';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fileOfLines, GOOD_FILE, INCOMPLETE_FILE, REPEATED_FILE } from './testing/bulk-files.ts';
import { chooseFile, deliverBy, fileError, fileInput, openBulk, press, rowsOf } from './testing/open-bulk.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const READY = /^3 cards ready, 175,50\s€$/;
const HEADER = 'Montant;E-mail';
const broken = (name: string, ...head: readonly number[]): File => new File([Uint8Array.from(head), 'x'], name);

describe('the template of a file', () => {
  test('comes as a workbook and as text, with the columns of the delivery that is chosen [S3.147][S7.83]', async () => {
    const opened = await openBulk();
    const { saved } = opened.shop;
    await press(opened, 'Template for Excel');
    await waitFor(() => expect(saved).toHaveLength(1));
    const [header] = await rowsOf(Uint8Array.from(saved[0]!.content as Uint8Array));
    expect(header).toContain('E-mail');
    expect(header).not.toContain('Téléphone');
    await deliverBy(opened, 'Text message');
    await press(opened, 'Template as CSV');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved.map(({ fileName }) => fileName)).toEqual(['offrande-email.xlsx', 'offrande-sms.csv']);
    const [other] = await rowsOf(Uint8Array.from(saved[1]!.content as Uint8Array), 'csv');
    expect(other).toContain('Téléphone');
    expect(other).not.toContain('E-mail');
  });

  test('that does not come is told, and comes when it is asked for again', async () => {
    const opened = await openBulk();
    opened.bulk.script.befall('readSample', { kind: 'unreachable' });
    await press(opened, 'Template as CSV');
    expect((await screen.findByRole('alert')).textContent).toBe('The template could not be downloaded. Try again.');
    opened.bulk.script.befall('readSample', null);
    await press(opened, 'Template as CSV');
    await waitFor(() => expect(opened.shop.saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a file that was open when its page was closed', () => {
  const CLOSED = 'Your file was closed with the page';
  afterEach(() => sessionStorage.clear());

  test('or was signed out is asked for again, until one is chosen', async () => {
    const before = await openBulk();
    await chooseFile(before, GOOD_FILE);
    await screen.findByText(READY);
    expect(screen.queryByText(CLOSED)).toBeNull();
    before.signOut();
    cleanup();
    const opened = await openBulk({ closedSheet: before.shop.tab.getItem('openSheet:FR') });
    expect(screen.getByText(CLOSED)).toBeTruthy();
    await chooseFile(opened, GOOD_FILE);
    await screen.findByText(READY);
    expect(screen.queryByText(CLOSED)).toBeNull();
  });

  test('is forgotten once it is taken back, or the page is left for another', async () => {
    const opened = await openBulk();
    await chooseFile(opened, GOOD_FILE);
    await screen.findByText(READY);
    expect(opened.shop.tab.getItem('openSheet:FR')).not.toBeNull();
    await press(opened, 'Remove the file');
    await waitFor(() => expect(opened.shop.tab.getItem('openSheet:FR')).toBeNull());
    await chooseFile(opened, GOOD_FILE);
    await screen.findByText(READY);
    cleanup();
    expect(opened.shop.tab.getItem('openSheet:FR')).toBeNull();
  });
});

describe('a file of cards', () => {
  test('may be of three types, and says how many cards it has and what they come to [S5.36][A-63]', async () => {
    const opened = await openBulk();
    expect(fileInput().accept).toBe('.xlsx,.xls,.csv');
    await chooseFile(opened, GOOD_FILE);
    expect(await screen.findByText(READY)).toBeTruthy();
    const rows = [
      ['Montant', 'E-mail'],
      ['60', 'ines@exemple.fr'],
    ];
    await chooseFile(opened, new File([toXlsx(rows)], 'salaries.xlsx'));
    expect(await screen.findByText(/^1 card ready, 60,00\s€$/)).toBeTruthy();
    expect(screen.queryByText(READY)).toBeNull();
  });

  test.each([
    ['of another type', broken('liste.pdf', 0x25, 0x50, 0x44, 0x46, 0x2d), /^Unsupported type.*: XLSX, XLS, CSV\.$/],
    ['named like another type', new File([HEADER], 'liste.txt'), /^Unsupported type.*: XLSX, XLS, CSV\.$/],
    ['with nothing in it', new File([], 'vide.csv'), 'This file is empty. Choose another.'],
    ['too big', new File(['a'.repeat(BULK_FILE.maxBytes + 1)], 'lourd.csv'), /^File too big\. Choose one of 4,5 MB/],
  ])('%s is refused with its reason, and the one before it stays [S8.15][S8.16]', async (_, file, reason) => {
    const opened = await openBulk();
    await chooseFile(opened, GOOD_FILE);
    await screen.findByText(READY);
    await chooseFile(opened, file);
    await waitFor(() => expect(fileError()).toMatch(reason));
    expect(screen.getByText(READY)).toBeTruthy();
    expect(screen.getByText('salaries.csv')).toBeTruthy();
  });

  test.each([
    ['without a column that is needed', INCOMPLETE_FILE, 'Missing columns: Email. The template has all of them.'],
    ['with one column twice', new File([`${HEADER};Montant\n`], 'a.csv'), /^The column Amount is there twice/],
    ['with nothing below its header', new File([HEADER], 'a.csv'), /^There is nothing below the header\./],
    [
      'of too many lines',
      fileOfLines(BULK_MAX_ROWS + 1),
      /^This file has 5\s001 lines, and one file may have 5\s000\./,
    ],
    [
      'that is no workbook',
      broken('a.xls', 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      /^This file cannot be read/,
    ],
  ])('%s is in a wrong format, which the page says in its language [S8.17][A-141][A-186]', async (_, file, reason) => {
    const opened = await openBulk();
    await chooseFile(opened, file);
    await waitFor(() => expect(fileError()).toMatch(reason));
    expect(screen.queryByText(/cards? ready/)).toBeNull();
    await chooseFile(opened, GOOD_FILE);
    await screen.findByText(READY);
    expect(fileError()).toBeNull();
  });

  test('may have as many lines as are allowed [A-186]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, fileOfLines(BULK_MAX_ROWS));
    expect(await screen.findByText(/^5.000 cards ready, 250\s000,00\s€$/)).toBeTruthy();
  });

  test('that says the same twice has two cards, which is told; columns that are not read are named [A-141][A-186]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, REPEATED_FILE);
    expect(await screen.findByText(/^2 cards ready/)).toBeTruthy();
    expect(screen.getByText(/^1 line says the same as an earlier one: line 3\./)).toBeTruthy();
    expect(screen.getByText(/^Not read: Service\./)).toBeTruthy();
  });

  test('is checked anew for another delivery, which needs other columns [A-141]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, GOOD_FILE);
    await screen.findByText(READY);
    await deliverBy(opened, 'Text message');
    await waitFor(() => expect(fileError()).toMatch(/^Missing columns: Phone\./));
    expect(screen.queryByText(READY)).toBeNull();
    await deliverBy(opened, 'Email');
    expect(await screen.findByText(READY)).toBeTruthy();
    expect(fileError()).toBeNull();
  });

  test('may also be dropped on its field', async () => {
    await openBulk();
    const field = screen.getByRole('group', { name: 'File of cards' });
    fireEvent.drop(field, { dataTransfer: { files: [GOOD_FILE] } });
    expect(await screen.findByText(READY)).toBeTruthy();
  });

  test('is taken back by its bin, and everything found in it goes too', async () => {
    const opened = await openBulk();
    await chooseFile(opened, REPEATED_FILE);
    await screen.findByText(/^2 cards ready/);
    await press(opened, 'Remove the file');
    const field = within(screen.getByRole('group', { name: 'File of cards' }));
    expect(field.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
    expect(screen.queryByText(/cards? ready|says the same|Not read/)).toBeNull();
  });
});
