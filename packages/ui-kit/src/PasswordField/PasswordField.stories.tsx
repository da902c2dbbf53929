import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './index.ts';

const meta = {
  title: 'ui-kit/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    description: '8 characters or more, one lowercase letter, one uppercase letter, no space.',
    autoComplete: 'new-password',
    showLabel: 'Show the password',
    hideLabel: 'Hide the password',
    defaultValue: 'Papillon1',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide the password' })).toBeVisible();
  },
};
export const Invalid: Story = { args: { error: 'Add one uppercase letter.' } };
