import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { PageStage } from '../../app/testing/page-stage.tsx';
import { storesBoot } from '../../app/testing/sample-boot.ts';
import { Screen } from './stores.tsx';

const meta = {
  title: 'screens/Stores',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { boot: storesBoot, Screen },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const NothingFound: Story = {
  play: async ({ userEvent }) =>
    userEvent.type(await screen.findByRole('searchbox', { name: 'City, postcode or name' }), 'zzz'),
};
export const NoShop: Story = {
  args: { boot: { ...storesBoot, data: { kind: 'stores', stores: [] } } },
  play: async () => {
    await screen.findByText('No shop found');
    await expect(screen.queryByRole('button', { name: 'Show all shops' })).toBeNull();
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
};
export const AskingForTheMap: Story = {
  play: async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('button', { name: 'Show on the map' });
    await userEvent.click(first!);
  },
};
export const HoursOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByText('Opening hours');
    await userEvent.click(first!);
    await expect(canvas.getAllByText('Closed')[0]).toBeVisible();
  },
};
