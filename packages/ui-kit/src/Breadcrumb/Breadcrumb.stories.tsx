import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './index.ts';

const meta = {
  title: 'ui-kit/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'You are here',
    crumbs: [
      { text: 'Gift cards', href: '#home' },
      { text: 'All brands', href: '#all' },
      { text: 'Offrande, all brands' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {};
