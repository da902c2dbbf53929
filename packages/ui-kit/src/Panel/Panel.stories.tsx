import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/index.ts';
import { Panel } from './index.ts';

const meta = {
  title: 'ui-kit/Panel',
  component: Panel,
  args: { title: 'History', actions: <Link href="#csv">Download as CSV</Link>, children: <p>Nothing spent yet.</p> },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Surface: Story = {};
export const Nested: Story = { args: { tone: 'nested' } };
export const Danger: Story = { args: { tone: 'danger', title: '7 lines to correct', actions: undefined } };
export const Accent: Story = { args: { tone: 'accent', title: 'Ordering for a team?', actions: undefined } };
