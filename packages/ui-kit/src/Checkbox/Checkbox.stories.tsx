import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'ui-kit/Checkbox',
  component: Checkbox,
  args: { children: 'Keep me informed by email' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true } };
export const WithDescription: Story = { args: { description: 'At most twice a month.' } };
export const WithLink: Story = {
  args: {
    children: (
      <>
        I accept the <Link href="#terms">general conditions of sale</Link>.
      </>
    ),
  },
};
export const Invalid: Story = {
  args: { error: 'Accept the general conditions of sale to order.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Accept the general conditions of sale to order.',
    );
  },
};
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };
export const Focused: Story = { play: async ({ canvas }) => canvas.getByRole('checkbox').focus() };
