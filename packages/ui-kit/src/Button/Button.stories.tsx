import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './index.ts';

const meta = {
  title: 'ui-kit/Button',
  component: Button,
  args: { children: 'Add to cart', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Line: Story = { args: { variant: 'line' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Ink: Story = { args: { variant: 'ink' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Block card' } };
export const DangerLine: Story = { args: { variant: 'danger-line', icon: 'lock', children: 'Block' } };
export const Small: Story = { args: { variant: 'line', size: 'sm', icon: 'download', children: 'Invoice' } };
export const Large: Story = { args: { size: 'lg', iconEnd: 'arrow-forward', children: 'Choose a card' } };
export const Wide: Story = { args: { isWide: true, children: 'Order and pay 257,30 €' } };
export const Disabled: Story = { args: { isDisabled: true } };

export const Loading: Story = {
  args: { isLoading: true, children: 'Adding' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Adding' });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const KeepsWidthWhileLoading: Story = {
  render: () => (
    <div>
      <Button>Pay</Button>
      <br />
      <Button isLoading>Pay</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [idle, loading] = canvas.getAllByRole('button');
    await expect(Math.round(loading?.offsetWidth ?? 0)).toBe(Math.round(idle?.offsetWidth ?? 1));
  },
};
