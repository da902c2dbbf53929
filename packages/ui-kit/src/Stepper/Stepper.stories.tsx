import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './index.ts';

const meta = {
  title: 'ui-kit/Stepper',
  component: Stepper,
  args: {
    label: 'Steps of the order',
    stateLabels: { done: '(done)', blocked: '(not possible yet)' },
    steps: [
      { id: 'product', title: 'Product', state: 'done', href: '#product' },
      { id: 'people', title: 'Beneficiaries', state: 'current' },
      { id: 'delivery', title: 'Delivery and invoice', state: 'todo' },
      { id: 'pay', title: 'Pay or quote', state: 'blocked' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = { args: { compactLabel: '2 of 4' } };
export const Bar: Story = { args: { layout: 'bar', compactLabel: '2 of 4' } };
export const Vertical: Story = {
  args: {
    layout: 'vertical',
    steps: [
      { id: 'company', title: 'Company details', note: 'Complete', state: 'done', href: '#company' },
      { id: 'legal', title: 'Legal representatives', note: '2 people', state: 'done', href: '#legal' },
      { id: 'share', title: 'Shareholders', note: 'In progress', state: 'current' },
      { id: 'transfer', title: 'Transfer verification', note: '10,00 € to send', state: 'todo' },
    ],
  },
};
export const TrackFailed: Story = {
  args: {
    layout: 'track',
    stateLabels: { done: '(done)', failed: '(failed in part)' },
    steps: [
      { id: 'paid', title: 'Paid', note: '12 June, 14:32', state: 'done' },
      { id: 'sent', title: 'Not all cards delivered', note: '1 of 3 cards', state: 'failed' },
      { id: 'received', title: 'They open their card', state: 'todo' },
    ],
  },
};
export const Track: Story = {
  args: {
    layout: 'track',
    steps: [
      { id: 'paid', title: 'Paid', note: '12 June, 14:32', state: 'done' },
      { id: 'made', title: 'Cards made', note: '13 June', state: 'current' },
      { id: 'posted', title: 'Posted by letter', note: '15 June', state: 'todo' },
      { id: 'there', title: 'You confirm they arrived', note: 'then the cards can be used', state: 'todo' },
    ],
  },
};
