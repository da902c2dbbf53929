import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { PageHeading } from './index.ts';

const meta = {
  title: 'ui-kit/PageHeading',
  component: PageHeading,
  args: { children: 'Shareholders', lead: 'List everyone who holds 25 % or more of the capital or the voting rights.' },
} satisfies Meta<typeof PageHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLead: Story = {};
export const WithActions: Story = {
  args: { over: 'Company verification', actions: <Button variant="line">Save and leave</Button> },
};
