import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './index.ts';

const meta = { title: 'ui-kit/DateField', component: DateField, args: { label: 'Send on' } } satisfies Meta<
  typeof DateField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = { args: { defaultValue: '2026-06-14', min: '2026-06-12' } };
export const Time: Story = { args: { precision: 'time', label: 'At', defaultValue: '08:00' } };
export const DayAndTime: Story = {
  args: {
    precision: 'date-time',
    label: 'Date and time',
    defaultValue: '2026-06-14T08:00',
    description: 'Paris time.',
  },
};
export const Invalid: Story = {
  args: { defaultValue: '2020-01-01', error: 'This day has passed. Choose today or later.' },
};
export const InvalidWithHeading: Story = {
  args: { label: 'Birth date', defaultValue: '2012-05-02', error: 'Invalid Date\nMinimum age is 18' },
};
export const Disabled: Story = { args: { isDisabled: true } };
