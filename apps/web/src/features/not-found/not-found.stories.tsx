import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../../app/testing/page-stage.tsx';
import { notFoundBoot } from '../../app/testing/sample-boot.ts';
import { Screen } from './not-found.tsx';

const meta = {
  title: 'screens/Not found',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { boot: notFoundBoot, Screen },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
