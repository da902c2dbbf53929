import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { QuantityStepper } from './index.ts';

afterEach(cleanup);

function setUp(value: number) {
  const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  const onChange = vi.fn<(value: number) => void>();
  function Cart() {
    const [quantity, setQuantity] = useState(value);
    return (
      <QuantityStepper
        label="Quantity"
        value={quantity}
        max={10}
        decreaseLabel="One less"
        increaseLabel="One more"
        maxMessage="10 at most"
        onChange={(next) => {
          onChange(next);
          setQuantity(next);
        }}
      />
    );
  }
  render(
    <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent as SubmitEvent)}>
      <Cart />
    </form>,
  );
  return {
    onSubmit,
    user: userEvent.setup(),
    onChange,
    input: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' }),
  };
}

test('plus and minus change by one', async () => {
  const { user, onChange } = setUp(2);
  await user.click(screen.getByRole('button', { name: 'One more' }));
  await user.click(screen.getByRole('button', { name: 'One less' }));
  expect(onChange.mock.calls).toEqual([[3], [2]]);
});

test('a typed number counts when the field is left, not while typing', async () => {
  const { user, onChange, input } = setUp(2);
  await user.clear(input);
  await user.type(input, '7');
  expect(onChange).not.toHaveBeenCalled();
  await user.tab();
  expect(onChange.mock.calls).toEqual([[7]]);
});

test('a number past the limit becomes the limit, and that is said', async () => {
  const { user, onChange, input } = setUp(2);
  await user.clear(input);
  await user.type(input, '99{Enter}');
  expect(onChange.mock.calls).toEqual([[10]]);
  expect(screen.getByRole('status').textContent).toBe('10 at most');
  expect(screen.getByRole('button', { name: 'One more' })).toHaveProperty('disabled', true);
});

test('Enter takes what was typed before it sends the form', async () => {
  const { user, onChange, onSubmit, input } = setUp(2);
  await user.clear(input);
  await user.type(input, '7{Enter}');
  expect(onChange.mock.calls).toEqual([[7]]);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(input, '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test.for(['', 'two', '1.5', '-3'])('"%s" is not a quantity: the last one comes back', async (typed) => {
  const { user, onChange, input } = setUp(2);
  await user.clear(input);
  if (typed !== '') await user.type(input, typed);
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(input.value).toBe('2');
});

test('arrows, Home and End move within the limits', async () => {
  const { user, onChange, input } = setUp(2);
  input.focus();
  await user.keyboard('{ArrowUp}{End}{ArrowUp}{Home}{ArrowDown}');
  expect(onChange.mock.calls).toEqual([[3], [10], [1]]);
});
