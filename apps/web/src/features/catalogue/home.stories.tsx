import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answerStory, PageStage } from '../../app/testing/page-stage.tsx';
import { ALL_TILES, homeBoot } from '../../app/testing/sample-boot.ts';
import { Screen } from './home.tsx';

const answering = (value: unknown, status?: number) => () => answerStory(value, status);

const meta = {
  title: 'screens/Home',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { boot: homeBoot, Screen },
  beforeEach: answering({ tiles: ALL_TILES }),
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Filtered: Story = {
  args: { search: '?category=1&online=1' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Table Ronde')).toBeVisible();
  },
};

export const Loading: Story = { args: { search: '?all=1' }, beforeEach: answering(undefined) };

export const NothingFound: Story = {
  args: { search: '?category=4&online=1&q=zephyr' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No card fits “zephyr”')).toBeVisible();
  },
};

export const NothingInThisCategory: Story = {
  args: { search: '?category=4&online=1' },
  beforeEach: answering({ tiles: ALL_TILES.filter(({ usableAt }) => usableAt === 'store') }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No card fits these choices');
    await userEvent.click(canvas.getByRole('button', { name: 'Search every category' }));
    await expect(canvas.getByRole('button', { name: 'Include cards for shops' })).toBeVisible();
  },
};

export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show all/ }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /Table Ronde/ })).toHaveFocus());
  },
};

export const LoadFailed: Story = {
  args: { search: '?all=1' },
  beforeEach: answering(null, 503),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
};
