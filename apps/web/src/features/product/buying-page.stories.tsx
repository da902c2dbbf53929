import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answerStory } from '../../app/testing/page-stage.tsx';
import { placeAt } from '../../shop/testing/stage.tsx';
import { BuyingStage } from './testing/buying-stage.tsx';
import { DIGITAL_PAGE } from './testing/sample-page.ts';

const meta = {
  title: 'screens/Buying pages',
  component: BuyingStage,
  parameters: { layout: 'fullscreen' },
  args: { page: DIGITAL_PAGE, receiving: 'friend' },
} satisfies Meta<typeof BuyingStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAFriend: Story = {};
export const ForOneself: Story = { args: { receiving: 'self' } };
export const ForOneselfHidden: Story = { args: { unit: { hidesDeliverToMe: true } } };

const dialog = () => within(document.body).findByRole('alertdialog', undefined, { timeout: 300 });

export const Leaving: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('A card for someone else');
    const press = async (triesLeft: number): Promise<void> => {
      await userEvent.click(canvas.getByRole('link', { name: 'Gift cards' }));
      await dialog().catch(() => (triesLeft > 0 ? press(triesLeft - 1) : Promise.reject(new Error('Not asked'))));
    };
    await press(5);
  },
};

export const UnknownCard: Story = {
  args: { place: placeAt('/buying-friend?card=GONE') },
  beforeEach: () => answerStory({ kind: 'none' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This card is not sold here' });
  },
};
export const LoadingCard: Story = {
  args: { place: placeAt('/buying-friend?card=kino-9') },
  beforeEach: () => answerStory(undefined),
  play: async ({ canvas }) => void (await canvas.findByText('Loading')),
};
export const CardUnreachable: Story = {
  args: { place: placeAt('/buying-friend?card=kino-9') },
  beforeEach: () => answerStory(null, 503),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
};
