/** The table of all lines of a file: those in view are in the page, and mistakes are marked in their cells. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CHINESE_FILE, FAULTY_FILE, fileOfLines } from './testing/bulk-files.ts';
import { chooseFile, deliverBy, mistake, openBulk, press, retype } from './testing/open-bulk.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const region = () => screen.findByRole('region', { name: 'All lines of your file' });
const table = async () => within(await region()).getByRole('table');
const rows = async () => within(await table()).getAllByRole('row');
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent?.trim());

/** The width of a column in characters. */
const charactersOf = (size = ''): number => Math.round(Number.parseFloat(size.replace('calc(', '')) / 0.9);

describe('the lines of a file', () => {
  test('are shown by the columns that the shop understood, each mistake in its cell with its reason [S5.37][A-63]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, FAULTY_FILE);
    const [header, first, second] = await rows();
    expect(cellsOf(header!)).toEqual(['Line', 'Amount', 'First name', 'Last name', 'Email', 'Message']);
    expect(cellsOf(first!)).toEqual(['2', '50', 'Inès', 'Marchand', 'ines@exemple.fr', '']);
    expect(cellsOf(second!)[0]).toBe('3');
    expect(cellsOf(second!)[1]).toMatch(/^5 Enter an amount greater/);
    expect(cellsOf(second!)[4]).toMatch(/^hugo@@exemple\.fr This is not valid/);
  });

  test('are only those with mistakes where that is asked for, and change with each correction [A-186]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, FAULTY_FILE);
    await opened.user.click(await screen.findByRole('switch', { name: 'Only lines with mistakes' }));
    expect((await rows()).map((row) => cellsOf(row)[0])).toEqual(['Line', '3', '4', '5']);
    await retype(opened, await mistake('Line 4, Amount'), '75');
    await press(opened, 'Correct line 4, Amount');
    await waitFor(async () => expect((await rows()).map((row) => cellsOf(row)[0])).toEqual(['Line', '3', '5']));
    await press(opened, 'Take the 2 lines out');
    await waitFor(async () => expect((await rows()).map((row) => cellsOf(row)[0])).toEqual(['Line', '2', '4']));
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('are thousands of which few are in the page, which are numbered and counted all the same [A-186]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, fileOfLines(2000));
    expect((await table()).getAttribute('aria-rowcount')).toBe('2001');
    const shown = await rows();
    expect(shown.length).toBeLessThan(40);
    expect(shown.map((row) => Number(row.getAttribute('aria-rowindex')))).toEqual(shown.map((_, at) => at + 1));
    expect((await region()).tabIndex).toBe(0);
    const scroller = await region();
    scroller.scrollTop = 40 * 1900;
    fireEvent.scroll(scroller);
    await waitFor(async () => expect((await rows()).map((row) => cellsOf(row)[0])).toContain('1905'));
    const later = (await rows()).find((row) => cellsOf(row)[0] === '1905');
    expect(later?.getAttribute('aria-rowindex')).toBe('1905');
  });

  test('are those with mistakes wherever the table was scrolled to before [A-186]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, fileOfLines(2000, 2));
    const scroller = await region();
    scroller.scrollTop = 40 * 1900;
    fireEvent.scroll(scroller);
    await waitFor(async () => expect((await rows()).map((row) => cellsOf(row)[0])).toContain('1905'));
    await opened.user.click(screen.getByRole('switch', { name: 'Only lines with mistakes' }));
    await waitFor(async () => expect((await rows()).map((row) => cellsOf(row)[0])).toEqual(['Line', '2', '3']));
  });

  test('have columns as wide as their texts, a Chinese character as two others', async () => {
    const opened = await openBulk();
    await chooseFile(opened, CHINESE_FILE);
    const widths = [...(await table()).querySelectorAll<HTMLElement>('col[style]')].map(
      ({ style }) => style.inlineSize,
    );
    expect(widths.map(charactersOf)).toEqual([5, 7, 12, 10, 13, 8]);
  });

  test('are gone with a file that is refused', async () => {
    const opened = await openBulk();
    await chooseFile(opened, FAULTY_FILE);
    await region();
    await deliverBy(opened, 'Text message');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'All lines of your file' })).toBeNull());
  });
});
