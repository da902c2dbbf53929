/** The mistakes of a file: each is shown at its line and corrected in its place, step by step. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { accessibleErrorText } from '../form/testing/accessible-error.ts';
import { FAULTY_FILE } from './testing/bulk-files.ts';
import {
  chooseFile,
  deliverBy,
  fileError,
  mistake,
  mistakeNames,
  mistakes,
  openBulk,
  press,
  retype,
  rowsOf,
} from './testing/open-bulk.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The page with a file of three faulty lines and a good one. */
const openFaulty = async (file: File = FAULTY_FILE, opening: Parameters<typeof openBulk>[0] = {}) => {
  const opened = await openBulk(opening);
  await chooseFile(opened, file);
  await waitFor(() => expect(mistakes()).not.toHaveLength(0));
  return opened;
};

const shown = () => mistakes().map((field) => [field.labels![0]!.textContent, field.value, accessibleErrorText(field)]);
const hasMistakes = (...names: readonly string[]) => waitFor(() => expect(mistakeNames()).toEqual(names));

const ALL = ['Line 3, Amount', 'Line 3, Email', 'Line 4, Amount', 'Line 5, Amount'] as const;
const [AMOUNT_3, EMAIL_3, AMOUNT_4, AMOUNT_5] = ALL;

describe('the mistakes of a file', () => {
  test('are listed by line and column, each with its reason, an example, and what its cell says [S5.37][A-63]', async () => {
    await openFaulty();
    expect(shown()).toEqual([
      [AMOUNT_3, '5', expect.stringMatching(/^For example 10,00 Enter an amount greater or equal to 10\s€\.$/)],
      [EMAIL_3, 'hugo@@exemple.fr', expect.stringMatching(/^For example camille.durand@example.com This is not valid/)],
      [AMOUNT_4, 'beaucoup', expect.stringMatching(/^For example 10,00 Write the amount in digits/)],
      [AMOUNT_5, 'beaucoup', expect.stringMatching(/^For example 10,00 Write the amount in digits/)],
    ]);
    expect(screen.getByText(/^1 card ready, 50,00\s€$/)).toBeTruthy();
    expect(screen.getByText('3 lines to correct')).toBeTruthy();
    expect(fileError()).toBeNull();
  });

  test('are also wrong phone numbers [S5.38]', async () => {
    const opened = await openBulk();
    await deliverBy(opened, 'Text message');
    await chooseFile(opened, new File(['Montant;Téléphone\n50;06 12 34 56 78\n50;06 12\n50;'], 'sms.csv'));
    await hasMistakes('Line 3, Phone', 'Line 4, Phone');
    expect(shown().map(([, value]) => value)).toEqual(['06 12', '']);
  });

  test('are shown twenty at a time', async () => {
    const lines = Array.from({ length: 25 }, (_, at) => `5;r${at}@exemple.fr`);
    const opened = await openFaulty(new File([['Montant;E-mail', ...lines].join('\n')], 'long.csv'));
    expect(mistakes()).toHaveLength(20);
    await press(opened, 'Show more');
    expect(mistakes()).toHaveLength(25);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('can be downloaded as a sheet of the faulty lines, with line and reasons', async () => {
    const opened = await openFaulty();
    await press(opened, 'Download the 3 lines');
    await waitFor(() => expect(opened.shop.saved).toHaveLength(1));
    expect(opened.shop.saved[0]!.fileName).toBe('noel-to-correct.xlsx');
    const [header, first, ...others] = await rowsOf(Uint8Array.from(opened.shop.saved[0]!.content as Uint8Array));
    expect(header!.slice(-2)).toEqual(['Line in the file', 'To be corrected']);
    expect(first!.slice(-2)).toEqual(['3', expect.stringMatching(/^Amount: Enter an amount.*; Email: This is not/)]);
    expect(others.map((row) => row.at(-2))).toEqual(['4', '5']);
  });
});

describe('a mistake is corrected', () => {
  test('in its field, and the next one takes the focus; a wrong correction is told with its own reason [S5.37][A-186]', async () => {
    const opened = await openFaulty();
    await retype(opened, await mistake(AMOUNT_4), '500');
    await press(opened, `Correct line 4, Amount`);
    await waitFor(async () => expect(accessibleErrorText(await mistake(AMOUNT_4))).toMatch(/less or equal to 250/));
    expect(mistakeNames()).toEqual(ALL);
    await retype(opened, await mistake(AMOUNT_3), '75,50');
    await press(opened, 'Correct line 3, Amount');
    await hasMistakes(EMAIL_3, AMOUNT_4, AMOUNT_5);
    expect(document.activeElement).toBe(await mistake(EMAIL_3));
    await retype(opened, await mistake(EMAIL_3), 'hugo@exemple.fr');
    await press(opened, 'Correct line 3, Email');
    expect(await screen.findByText(/^2 cards ready, 125,50\s€$/)).toBeTruthy();
    expect(document.activeElement).toBe(await mistake(AMOUNT_4));
  });

  test('by Enter, which does not press the form’s button', async () => {
    const checked = Promise.withResolvers<void>();
    const opened = await openFaulty(FAULTY_FILE, { slow: { asked: 'check', until: checked.promise } });
    const pressed = vi.fn<(event: Event) => void>();
    screen.getByRole('form', { name: 'Your cards' }).addEventListener('submit', pressed);
    const field = await mistake(EMAIL_3);
    await retype(opened, field, 'hugo@exemple.fr');
    await opened.user.keyboard('{Enter}');
    // Once more while the first one is still being checked.
    await opened.user.keyboard('{Enter}');
    checked.resolve();
    await hasMistakes(AMOUNT_3, AMOUNT_4, AMOUNT_5);
    expect(document.activeElement).toBe(await mistake(AMOUNT_3));
    expect(pressed).not.toHaveBeenCalled();
  });

  test('with all that are alike at once, whatever is then still wrong being shown as it is [A-186]', async () => {
    const opened = await openFaulty();
    expect(screen.getAllByRole('button', { name: /^Correct all 2 alike/ })).toHaveLength(2);
    await retype(opened, await mistake(AMOUNT_4), '7');
    await press(opened, 'Correct all 2 alike: line 4, Amount');
    await waitFor(() =>
      expect(
        shown()
          .slice(2)
          .map(([, value]) => value),
      ).toEqual(['7', '7']),
    );
    await retype(opened, await mistake(AMOUNT_5), '70');
    await press(opened, 'Correct all 2 alike: line 5, Amount');
    await hasMistakes(AMOUNT_3, EMAIL_3);
    expect(screen.getByText(/^3 cards ready, 190,00\s€$/)).toBeTruthy();
  });

  test('by taking its line out, with all its mistakes', async () => {
    const opened = await openFaulty();
    await press(opened, 'Take out line 3: Email');
    await hasMistakes(AMOUNT_4, AMOUNT_5);
    expect(screen.getByText('2 lines to correct')).toBeTruthy();
  });

  test('with all others by taking all faulty lines out, and each step can be undone [A-186]', async () => {
    const opened = await openFaulty();
    await retype(opened, await mistake(AMOUNT_3), '60');
    await press(opened, 'Correct line 3, Amount');
    await hasMistakes(EMAIL_3, AMOUNT_4, AMOUNT_5);
    await press(opened, 'Take the 3 lines out');
    expect(await screen.findByText('All lines are right now.')).toBeTruthy();
    expect(mistakes()).toEqual([]);
    expect(screen.getByText(/^1 card ready, 50,00\s€$/)).toBeTruthy();
    await press(opened, 'Undo the last correction');
    await hasMistakes(EMAIL_3, AMOUNT_4, AMOUNT_5);
    await press(opened, 'Undo the last correction');
    await hasMistakes(...ALL);
    expect((await mistake(AMOUNT_3)).value).toBe('5');
    expect(screen.queryByRole('button', { name: 'Undo the last correction' })).toBeNull();
  });

  test('by a button that keeps the focus while it is checked, and is no second step if it is pressed again', async () => {
    const checked = Promise.withResolvers<void>();
    const opened = await openFaulty(FAULTY_FILE, { slow: { asked: 'check', until: checked.promise } });
    await retype(opened, await mistake(AMOUNT_3), '6');
    await press(opened, 'Correct line 3, Amount');
    await press(opened, 'Correct line 3, Amount');
    const button = screen.getByRole('button', { name: 'Correct line 3, Amount' });
    expect(button).toHaveProperty('disabled', false);
    checked.resolve();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'To be corrected' }).closest('[aria-busy]')).toBeNull(),
    );
    expect(document.activeElement).toBe(button);
    await press(opened, 'Undo the last correction');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the last correction' })).toBeNull());
  });

  test('wrongly, and undone: its field says again what its cell says', async () => {
    const opened = await openFaulty();
    await retype(opened, await mistake(AMOUNT_3), '6');
    await press(opened, 'Correct line 3, Amount');
    await press(opened, 'Undo the last correction');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the last correction' })).toBeNull());
    await waitFor(async () => expect((await mistake(AMOUNT_3)).value).toBe('5'));
  });

  test('until no line is left, which can be undone too', async () => {
    const opened = await openFaulty(new File(['Montant;E-mail\n5;ines@exemple.fr'], 'a.csv'));
    await press(opened, 'Take the line out');
    await waitFor(() => expect(fileError()).toMatch(/^There is nothing below the header/));
    await press(opened, 'Undo the last correction');
    await hasMistakes('Line 2, Amount');
    expect(fileError()).toBeNull();
  });

  test('for one delivery and stays so for another, by which its file is checked anew [A-141]', async () => {
    const opened = await openFaulty();
    await press(opened, 'Take the 3 lines out');
    await screen.findByText('All lines are right now.');
    await deliverBy(opened, 'Text message');
    await waitFor(() => expect(fileError()).toMatch(/^Missing columns: Phone\./));
    expect(screen.queryByText('All lines are right now.')).toBeNull();
    await deliverBy(opened, 'Email');
    expect(await screen.findByText('All lines are right now.')).toBeTruthy();
    expect(fileError()).toBeNull();
  });
});
