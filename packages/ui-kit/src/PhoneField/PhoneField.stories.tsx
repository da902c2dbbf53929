import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PhoneField } from './index.ts';
import type { PhoneFieldProps } from './index.ts';

function Controlled(props: PhoneFieldProps) {
  const [areaCode, setAreaCode] = useState(props.areaCode);
  const [value, setValue] = useState(props.value);
  return <PhoneField {...props} {...{ areaCode, value }} onAreaCodeChange={setAreaCode} onChange={setValue} />;
}

const meta = {
  title: 'ui-kit/PhoneField',
  component: PhoneField,
  render: Controlled,
  args: {
    label: 'Mobile number',
    description: 'Only for a delivery problem.',
    areaCodeLabel: 'Area code',
    areaCodes: [
      { value: 'FR', label: 'France +33', prefix: '+33' },
      { value: 'AE', label: 'United Arab Emirates +971', prefix: '+971' },
    ],
    areaCode: 'FR',
    value: '6 12 34 56 78',
    onAreaCodeChange: () => undefined,
    onChange: () => undefined,
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Optional: Story = { args: { optionalMark: 'optional', value: '' } };
export const Invalid: Story = { args: { value: '06 12 34', error: 'Too short for France. 10 digits expected.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const AnotherAreaCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Area code' }), 'AE');
    await expect(canvas.getByText('+971')).toBeVisible();
  },
};
