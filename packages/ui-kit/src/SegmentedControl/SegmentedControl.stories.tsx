import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SegmentedControl } from './index.ts';
import type { SegmentedControlProps } from './index.ts';

function Controlled(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'ui-kit/SegmentedControl',
  component: SegmentedControl,
  render: Controlled,
  args: {
    label: 'Who is it for?',
    value: 'other',
    onChange: () => undefined,
    segments: [
      { value: 'other', label: 'Someone else' },
      { value: 'me', label: 'Me' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Me'));
    await expect(canvas.getByRole('radio', { name: 'Me' })).toBeChecked();
  },
};
export const OneIsOff: Story = {
  args: {
    segments: [
      { value: 'other', label: 'Now' },
      { value: 'date', label: 'On a date', isDisabled: true },
    ],
  },
};

/** Labels too long for one row of a 1280 px window at 400 % zoom wrap to the next. */
export const Enlarged: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Historique',
    segments: [
      { value: 'other', label: 'Commandes' },
      { value: 'me', label: 'Cartes envoyées' },
      { value: 'third', label: 'Cartes reçues, anniversaires' },
    ],
  },
  play: async () => {
    await expect(innerWidth).toBe(320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
