import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table } from './index.ts';

const meta = {
  title: 'ui-kit/Table',
  component: Table,
  args: {
    caption: 'History of the card',
    columns: [
      { id: 'date', label: 'Date' },
      { id: 'event', label: 'Event' },
      { id: 'amount', label: 'Amount', align: 'end' },
      { id: 'balance', label: 'Balance', align: 'end' },
    ],
    rows: [
      { id: '2', cells: { date: '2026/06/03', event: 'Spent', amount: '−31,80 €', balance: '43,20 €' } },
      { id: '1', cells: { date: '2026/05/14', event: 'Received', amount: '+75,00 €', balance: '75,00 €' } },
    ],
  },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const History: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'History of the card' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
