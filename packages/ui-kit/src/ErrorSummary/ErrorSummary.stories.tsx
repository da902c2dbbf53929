import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../TextField/index.ts';
import { ErrorSummary } from './index.ts';

const meta = {
  title: 'ui-kit/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: '2 answers to correct',
    errors: [
      { fieldId: 'full-name', message: 'Enter first and last name, with a space between them.' },
      { fieldId: 'email', message: 'Enter an email address with an @.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesFocusAndLinksToField: Story = {
  render: (args) => (
    <div>
      <ErrorSummary {...args} />
      <TextField label="Full name" inputId="full-name" error={args.errors[0]?.message} />
      <TextField label="Email" inputId="email" isLtr error={args.errors[1]?.message} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 answers to correct').parentElement).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter an email address with an @.' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};
export const Alone: Story = {};
