import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../../app/testing/page-stage.tsx';
import { faqBoot, termsBoot } from '../../app/testing/sample-boot.ts';
import { Screen as Content } from './content.tsx';
import { Screen as Faq } from '../help/faq.tsx';

const meta = {
  title: 'screens/Content',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { boot: termsBoot, Screen: Content },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Questions: Story = { args: { boot: faqBoot, Screen: Faq } };
