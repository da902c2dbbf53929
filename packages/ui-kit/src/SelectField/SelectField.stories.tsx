import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectField } from './index.ts';

const meta = {
  title: 'ui-kit/SelectField',
  component: SelectField,
  args: {
    label: 'Nationality',
    hint: 'As on the identity document',
    options: [
      { value: 'FR', label: 'France' },
      { value: 'ES', label: 'Spain' },
      { value: 'AQ', label: 'Antarctica', isDisabled: true },
    ],
    value: 'FR',
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Nationality' }), 'ES');
    await expect(args.onChange).toHaveBeenCalledWith('ES');
  },
};
export const Nothing: Story = { args: { value: '', placeholder: 'Choose a country' } };
export const Invalid: Story = { args: { value: '', placeholder: 'Choose a country', error: 'Choose a nationality.' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Disabled: Story = { args: { isDisabled: true } };
