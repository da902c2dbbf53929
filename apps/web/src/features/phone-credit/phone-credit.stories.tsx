import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../../app/testing/page-stage.tsx';
import { ALL_TILES, homeBoot } from '../../app/testing/sample-boot.ts';
import { Screen } from './phone-credit.tsx';

const meta = {
  title: 'screens/Phone credit',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { boot: { ...homeBoot, path: '/phone-credit', data: { kind: 'phoneCredit', tiles: ALL_TILES } }, Screen },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Operators: Story = {};
export const NothingSold: Story = {
  args: { boot: { ...homeBoot, path: '/phone-credit', data: { kind: 'phoneCredit', tiles: [] } } },
};
