import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SearchField } from './index.ts';

const meta = {
  title: 'ui-kit/SearchField',
  component: SearchField,
  args: { label: 'Search the gift cards', clearLabel: 'Clear the search', placeholder: 'Search a brand or a category' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'books' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    input.focus();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'kino');
  },
};
export const LabelShown: Story = { args: { isLabelShown: true } };
export const Disabled: Story = { args: { isDisabled: true } };
