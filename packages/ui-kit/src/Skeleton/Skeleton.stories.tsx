import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './index.ts';

const meta = { title: 'ui-kit/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <div>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="wide" />
      <Skeleton shape="control" />
      <Skeleton shape="block" />
    </div>
  ),
};
