import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerStory, PageStage } from '../../app/testing/page-stage.tsx';
import { ALL_TILES, homeBoot } from '../../app/testing/sample-boot.ts';
import { Screen } from './home.tsx';
import { forgetTiles } from './tiles.ts';

const answering = (value: unknown) => () => {
  forgetTiles();
  return answerStory(value);
};

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
