import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountPicker } from './index.ts';
import type { AmountPickerProps } from './index.ts';

function Controlled(props: AmountPickerProps) {
  const [value, setValue] = useState(props.value);
  return <AmountPicker {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'ui-kit/AmountPicker',
  component: AmountPicker,
  render: Controlled,
  args: {
    label: 'Amount',
    value: '75',
    onChange: () => undefined,
    options: [
      ...['25', '50', '75', '100'].map((value) => ({ value, label: `${value} €` })),
      { value: '', label: 'Other' },
    ],
  },
} satisfies Meta<typeof AmountPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const Invalid: Story = { args: { value: null, error: 'Choose an amount, or type one.' } };
export const OneIsOff: Story = {
  args: {
    options: [
      { value: '25', label: '25 €', isDisabled: true },
      { value: '75', label: '75 €' },
    ],
  },
};
export const Focused: Story = {
  play: async ({ canvas }) => canvas.getByRole('radio', { name: '75 €' }).focus(),
};
