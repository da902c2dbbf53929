import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuantityStepper } from './index.ts';
import type { QuantityStepperProps } from './index.ts';

function Controlled(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityStepper {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'ui-kit/QuantityStepper',
  component: QuantityStepper,
  render: Controlled,
  args: {
    label: 'Quantity',
    value: 2,
    max: 10,
    onChange: () => undefined,
    decreaseLabel: 'One less',
    increaseLabel: 'One more',
    maxMessage: '10 at most',
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {};
export const AtMinimum: Story = { args: { value: 1 } };
export const AtMaximum: Story = { args: { value: 10 } };
export const LabelHidden: Story = { args: { isLabelHidden: true } };
export const Disabled: Story = { args: { isDisabled: true } };
