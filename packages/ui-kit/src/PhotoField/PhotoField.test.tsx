import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PhotoField } from './index.ts';
import type { PhotoFieldProps } from './index.ts';

afterEach(cleanup);

function setUp(more: Partial<PhotoFieldProps> = {}) {
  const onSelect = vi.fn<(file: File) => void>();
  const onRemove = vi.fn<() => void>();
  render(
    <PhotoField
      label="Photo"
      accept="image/png"
      chooseLabel="Choose a photo"
      replaceLabel="Replace"
      removeLabel="Remove"
      {...{ onSelect, onRemove }}
      {...more}
    />,
  );
  return { onSelect, onRemove, input: screen.getByLabelText<HTMLInputElement>('Photo', { selector: 'input' }) };
}

const file = new File(['x'], 'ines.png', { type: 'image/png' });

test('the chosen file is given, and the same file may be chosen again', () => {
  const { onSelect, input } = setUp();
  fireEvent.change(input, { target: { files: [file] } });
  fireEvent.change(input, { target: { files: [file] } });
  expect(onSelect.mock.calls).toEqual([[file], [file]]);
});

test('the visible button opens the file chooser', async () => {
  const { input } = setUp();
  const clicked = vi.spyOn(input, 'click').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Choose a photo' }));
  expect(clicked).toHaveBeenCalledOnce();
});

test('a photo can be removed', async () => {
  const { onRemove } = setUp({ photo: { name: 'ines.png', src: 'data:,' } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

test('a photo that did not arrive can be sent again; one that cannot be shown has no picture', async () => {
  const onRetry = vi.fn<() => void>();
  setUp({ photo: { name: 'ines.gif', src: null }, onRetry, retryLabel: 'Send again' });
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByText('ines.gif')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

test('a refusal is tied to the file input', () => {
  const { input } = setUp({ error: 'Choose a PNG file.', hint: 'PNG only' });
  const notes = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual(['PNG only', 'Choose a PNG file.']);
});
