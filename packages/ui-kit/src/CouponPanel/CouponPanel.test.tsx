import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CouponPanel } from './index.ts';
import type { CouponPanelProps } from './index.ts';

afterEach(cleanup);

const APPLIED = { id: '4417', name: 'Gift card 4417', amount: '−40,00 €', removeLabel: 'Remove gift card 4417' };

const show = (over: Partial<CouponPanelProps> = {}) => {
  const onAdd = vi.fn<CouponPanelProps['onAdd']>();
  const panel = (changed: Partial<CouponPanelProps>) => (
    <CouponPanel
      numberLabel="Number"
      pinLabel="PIN"
      addLabel="Add"
      onAdd={onAdd}
      applied={[]}
      appliedLabel="Applied"
      removeText="Remove"
      onRemove={() => {}}
      {...over}
      {...changed}
    />
  );
  const { rerender } = render(panel({}));
  return { onAdd, change: (changed: Partial<CouponPanelProps>) => rerender(panel(changed)), user: userEvent.setup() };
};
const numberField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });
const pinField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'PIN' });
const typed = () => [numberField().value, pinField().value];

describe('the entry of a coupon', () => {
  test('is told as it was typed, by the button or Enter, and not while one is being added', async () => {
    const { onAdd, change, user } = show();
    await user.type(numberField(), '9250');
    await user.type(pinField(), '12{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(onAdd.mock.calls).toEqual([
      ['9250', '12'],
      ['9250', '12'],
    ]);
    change({ isAdding: true });
    await user.type(numberField(), '{Enter}');
    expect(onAdd).toHaveBeenCalledTimes(2);
  });

  test('stays until one more is applied, and when one is taken away', async () => {
    const { change, user } = show({ applied: [APPLIED] });
    await user.type(numberField(), '9250');
    await user.type(pinField(), '12');
    change({ applied: [] });
    expect(typed()).toEqual(['9250', '12']);
    change({ applied: [APPLIED] });
    expect(typed()).toEqual(['', '']);
  });

  test('hides what was wrong with the next stroke, and shows it again with the next try', async () => {
    const { user } = show({ numberError: 'Invalid' });
    expect(screen.getByText('Invalid')).toBeTruthy();
    await user.type(pinField(), '1');
    expect(screen.queryByText('Invalid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('Invalid')).toBeTruthy();
  });
});
