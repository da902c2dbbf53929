import type { Meta, StoryObj } from '@storybook/react-vite';
import { icons } from './icons.ts';
import type { IconName } from './icons.ts';
import { Icon } from './index.ts';

const meta = { title: 'ui-kit/Icon', component: Icon, args: { name: 'mail' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {};
export const Named: Story = { args: { name: 'check', label: 'Checked', size: 'lg' } };
export const WholeSet: Story = {
  render: () => (
    <ul className="story-row">
      {(Object.keys(icons) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} size="lg" /> {name}
        </li>
      ))}
    </ul>
  ),
};
