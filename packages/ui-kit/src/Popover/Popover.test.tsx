import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Popover } from './index.ts';

afterEach(cleanup);
beforeEach(() => {
  render(
    <div>
      <Popover trigger="Cart" label="Cart preview">
        {(close) => (
          <button type="button" onClick={close}>
            Done
          </button>
        )}
      </Popover>
      <button type="button">Elsewhere</button>
    </div>,
  );
});

const isOpen = () => screen.queryByRole('button', { name: 'Done' }) !== null;
const trigger = () => screen.getByRole('button', { name: 'Cart' });

test('the button opens and closes the panel and says so', async () => {
  await userEvent.click(trigger());
  expect([isOpen(), trigger().getAttribute('aria-expanded')]).toEqual([true, 'true']);
  await userEvent.click(trigger());
  expect([isOpen(), trigger().getAttribute('aria-expanded')]).toEqual([false, 'false']);
});

test('Escape closes and gives the focus back', async () => {
  await userEvent.click(trigger());
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger());
});

test('leaving with Tab closes', async () => {
  await userEvent.click(trigger());
  await userEvent.tab();
  await userEvent.tab();
  expect(isOpen()).toBe(false);
});

test('pressing elsewhere closes', async () => {
  await userEvent.click(trigger());
  await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('button', { name: 'Elsewhere' }) });
  expect(isOpen()).toBe(false);
});

test('the content may close it', async () => {
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(isOpen()).toBe(false);
});
