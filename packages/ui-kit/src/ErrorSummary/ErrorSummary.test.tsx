import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary } from './index.ts';

afterEach(cleanup);

const errors = [{ fieldId: 'email', message: 'Enter an email address with an @.' }];

function Form({ attempt, shown = errors }: { attempt: number; shown?: typeof errors }) {
  return (
    <form>
      <ErrorSummary title="1 answer to correct" errors={shown} attempt={attempt} />
      <input id="email" aria-label="Email" />
    </form>
  );
}

test('nothing is shown while there is nothing to correct', () => {
  render(<Form attempt={0} shown={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the focus is taken on appearance and again at each try, not when the list only shrinks', () => {
  const { rerender } = render(<Form attempt={1} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  screen.getByRole('textbox').focus();
  rerender(<Form attempt={1} shown={[...errors]} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  rerender(<Form attempt={2} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('a line leads to its field', async () => {
  render(<Form attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: errors[0]?.message ?? '' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
