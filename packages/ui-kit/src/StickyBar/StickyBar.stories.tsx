import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { StickyBar } from './index.ts';

const meta = {
  title: 'ui-kit/StickyBar',
  component: StickyBar,
  args: { total: { term: 'Total', amount: '75,00 €' }, children: <Button size="lg">Add to cart</Button> },
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTotal: Story = {};
export const ActionOnly: Story = { args: { total: undefined, sticks: 'always' } };
