import type { Meta, StoryObj } from '@storybook/react-vite';
import { GiftCard } from '../GiftCard/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Confetti } from '../story-art/story-art.tsx';
import { EmptyState } from './index.ts';

const meta = {
  title: 'ui-kit/EmptyState',
  component: EmptyState,
  args: {
    title: 'No card yet',
    children: 'Cards you buy or receive are kept here.',
    actions: <LinkButton href="#cards">Choose a card</LinkButton>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcon: Story = { args: { icon: 'card' } };
export const WithArt: Story = {
  args: {
    title: 'Page not found',
    level: 1,
    art: (
      <GiftCard>
        <Confetti />
      </GiftCard>
    ),
  },
};
