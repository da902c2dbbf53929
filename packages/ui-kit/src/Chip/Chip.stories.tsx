import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ChipGroup } from './index.ts';
import type { ChipGroupProps } from './index.ts';

function Controlled(props: ChipGroupProps) {
  const [selected, setSelected] = useState(props.selected);
  return <ChipGroup {...props} selected={selected} onChange={setSelected} />;
}

const meta = {
  title: 'ui-kit/Chip',
  component: ChipGroup,
  render: Controlled,
  args: {
    label: 'Category',
    selected: 'all',
    onChange: () => undefined,
    options: [
      { id: 'all', label: 'All', count: 312 },
      { id: 'food', label: 'Food', count: 41 },
      { id: 'home', label: 'Home', count: 38 },
      { id: 'beauty', label: 'Beauty and spa', count: 0, isDisabled: true },
    ],
  },
} satisfies Meta<typeof ChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wrapping: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Food/ }));
    await expect(canvas.getByRole('radio', { name: /Food/ })).toBeChecked();
  },
};
export const Scrolling: Story = { args: { isScrollable: true } };
