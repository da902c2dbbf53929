import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/index.ts';
import { DefinitionList } from './index.ts';

const meta = {
  title: 'ui-kit/DefinitionList',
  component: DefinitionList,
  args: {
    definitions: [
      { id: 'valid', term: 'Valid for', value: '12 months from purchase' },
      { id: 'where', term: 'Where', value: 'France, whole store except fuel' },
      { id: 'lost', term: 'If lost', value: 'Block it from your account, at once' },
    ],
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {};
export const Rows: Story = {
  args: {
    layout: 'rows',
    definitions: [
      { id: 'name', term: 'Name', value: 'Acme Atlantique SAS', action: <Link href="#name">Change</Link> },
      { id: 'country', term: 'Country', value: 'France', action: <Link href="#country">Change</Link> },
    ],
  },
};
