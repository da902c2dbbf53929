import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Notice } from './index.ts';

const meta = {
  title: 'ui-kit/Notice',
  component: Notice,
  args: { children: 'Your session stays open while you type.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Card sent to Paul.' } };
export const Warning: Story = {
  args: { tone: 'warning', children: 'Payment by transfer is to be completed within 30 minutes.' },
};
export const Danger: Story = {
  args: { tone: 'danger', isLive: true, children: 'The code is wrong, please try again.' },
};
export const WithTitleAndActions: Story = {
  args: {
    title: 'Posted cards are locked.',
    icon: 'lock',
    children: 'When the letters arrive, open the unlock link in your email.',
    actions: (
      <Button variant="line" size="sm">
        Send it again
      </Button>
    ),
    close: { label: 'Close', onPress: fn() },
  },
};
export const WithLink: Story = {
  args: {
    children: (
      <>
        You are ordering as a guest. <Link href="#sign-in">Sign in</Link> to use your wallet.
      </>
    ),
  },
};
export const WithAction: Story = {
  args: {
    tone: 'success',
    title: 'The card is yours now.',
    actions: (
      <LinkButton href="#cards" size="sm">
        See my cards
      </LinkButton>
    ),
    children: 'It keeps its number.',
  },
};
