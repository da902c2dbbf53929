/** Columns whose names the shop does not know: each is matched by hand, and the next file with them is read at once. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FOREIGN_FILE, REPEATED_FILE } from './testing/bulk-files.ts';
import {
  MATCHES_KEY,
  addToCart,
  chooseFile,
  deliverBy,
  fileError,
  openBulk,
  press,
  rowsOf,
} from './testing/open-bulk.tsx';
import type { OpenedBulk } from './testing/open-bulk.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const READY = /^2 cards ready, 125,50\s€$/;
const form = () => screen.findByRole('region', { name: 'Match the columns' });
const list = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const choices = async (name: string) => [...(await list(name)).options].map(({ text }) => text);
const choose = async ({ user }: OpenedBulk, header: string, column: string) =>
  user.selectOptions(await list(header), column);

const matchAll = async (opened: OpenedBulk) => {
  await choose(opened, 'Betrag', 'Amount');
  await choose(opened, 'Elektropost', 'Email');
  await press(opened, 'Read the file');
};

describe('columns that the shop does not know', () => {
  test('are shown with their first values and the columns that are free; those needed are told [A-141][A-186]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, FOREIGN_FILE);
    await form();
    expect(fileError()).toBeNull();
    const lists = within(await form()).getAllByRole<HTMLSelectElement>('combobox');
    expect(lists.map(({ labels }) => labels![0]!.textContent)).toEqual(['Betrag', 'Vorname', 'Elektropost']);
    expect(screen.getByText('First values: 50 · 75,50')).toBeTruthy();
    const free = ['Leave out', 'Amount', 'Civility', 'First name', 'Email', 'Message', 'Message 2', 'Customer ID'];
    expect(await choices('Vorname')).toEqual(free);
    await choose(opened, 'Betrag', 'Amount');
    expect(await choices('Vorname')).toEqual(free.filter((name) => name !== 'Amount'));
    expect(screen.queryByRole('alert')).toBeNull();
    await press(opened, 'Read the file');
    expect((await screen.findByRole('alert')).textContent).toBe('Still needed: Email.');
    await press(opened, 'Add to cart');
    expect(await screen.findAllByText('Match the columns of your file first.')).not.toHaveLength(0);
  });

  test('once matched are read, told, and go up in the shop’s own template [A-186]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, FOREIGN_FILE);
    await matchAll(opened);
    expect(await screen.findByText(READY)).toBeTruthy();
    const told = screen.getByText('Columns matched by hand: Betrag = Amount, Elektropost = Email.');
    expect(document.activeElement?.contains(told)).toBe(true);
    expect(screen.getByText('Not read: Vorname. The cards do not need these columns.')).toBeTruthy();
    await addToCart(opened);
    await waitFor(() => expect(opened.bulk.uploaded).toHaveLength(1));
    const [sent] = opened.bulk.uploaded;
    expect(sent!.fileName).toBe('bonus.xlsx');
    const [header, first] = await rowsOf(sent!.bytes);
    expect([header![0], first![0]]).toEqual(['amount', '50']);
    expect(first![header!.indexOf('email')]).toBe('ines@exemple.fr');
  });

  test('can be matched anew, or kept as they were', async () => {
    const opened = await openBulk();
    await chooseFile(opened, FOREIGN_FILE);
    await matchAll(opened);
    await screen.findByText(READY);
    await press(opened, 'Match the columns');
    expect((await list('Elektropost')).selectedOptions[0]!.text).toBe('Email');
    expect(screen.queryByText(READY)).toBeNull();
    await press(opened, 'Keep it as it was');
    expect(await screen.findByText(READY)).toBeTruthy();
    await press(opened, 'Match the columns');
    await choose(opened, 'Vorname', 'First name');
    await press(opened, 'Read the file');
    expect(
      await screen.findByText('Columns matched by hand: Betrag = Amount, Vorname = First name, Elektropost = Email.'),
    ).toBeTruthy();
    expect(screen.queryByText(/^Not read/)).toBeNull();
  });

  test('that are not needed stop nothing: they are named, and can be matched too [A-141]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, REPEATED_FILE);
    expect(await screen.findByText(/^Not read: Service/)).toBeTruthy();
    await press(opened, 'Match the columns');
    await choose(opened, 'Service', 'Message');
    await press(opened, 'Read the file');
    expect(await screen.findByText('Columns matched by hand: Service = Message.')).toBeTruthy();
  });

  test('of which one header is there twice are refused as before [A-180][A-194]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, new File(['Betrag;betrag\n5;6'], 'a.csv'));
    await waitFor(() => expect(fileError()).toMatch(/^The column betrag is there twice/));
    expect(screen.queryByRole('region', { name: 'Match the columns' })).toBeNull();
  });

  test('are asked for by each delivery that needs more of them [A-25][A-26]', async () => {
    const opened = await openBulk();
    await chooseFile(opened, FOREIGN_FILE);
    await matchAll(opened);
    await screen.findByText(READY);
    await deliverBy(opened, 'Text message');
    expect(await choices('Vorname')).toContain('Phone');
    expect((await list('Betrag')).selectedOptions[0]!.text).toBe('Amount');
    expect((await list('Elektropost')).selectedOptions[0]!.text).toBe('Leave out');
  });
});

/** What is stored in the browser once a file was matched. */
const keptOf = async (): Promise<string> => {
  const opened = await openBulk();
  await chooseFile(opened, FOREIGN_FILE);
  await matchAll(opened);
  await screen.findByText(READY);
  cleanup();
  return opened.shop.local.getItem(MATCHES_KEY) ?? '';
};

describe('a match that was made by hand', () => {
  test('is made again for the next file of the company with these headers, in any order [A-186]', async () => {
    const opened = await openBulk({ keptMatches: await keptOf() });
    await chooseFile(opened, new File(['Elektropost;Nom;Vorname;Betrag\nlea@exemple.fr;Roux;Léa;60'], 'b.csv'));
    expect(await screen.findByText(/^1 card ready, 60,00\s€$/)).toBeTruthy();
    expect(screen.getByText('Columns matched by hand: Elektropost = Email, Betrag = Amount.')).toBeTruthy();
  });

  test('is not known to another company in the same browser, where neither its headers nor its account can be read', async () => {
    const keptMatches = await keptOf();
    expect(keptMatches).toMatch(/^\[\{"fingerprint":"[0-9a-f]{16}","columns":\["amount","email",null\]\}\]$/);
    const other = await openBulk({ keptMatches, custId: 'B2' });
    await chooseFile(other, FOREIGN_FILE);
    expect((await list('Betrag')).value).toBe('');
  });

  test('that cannot be read is as if there were none', async () => {
    const opened = await openBulk({ keptMatches: '[{"fingerprint":1,"columns":["nothing"]}]' });
    await chooseFile(opened, FOREIGN_FILE);
    expect((await list('Betrag')).value).toBe('');
  });
});
