import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './index.ts';

const meta = { title: 'ui-kit/Tag', component: Tag, args: { children: 'Full Returned' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Confirmed' } };
export const Info: Story = { args: { tone: 'info', icon: 'refresh', children: 'Requesting' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Waiting Payment' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Canceled' } };
export const Spark: Story = { args: { tone: 'spark', children: 'New face' } };
