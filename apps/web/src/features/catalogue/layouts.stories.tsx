import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerStory, PageStage } from '../../app/testing/page-stage.tsx';
import { ALL_TILES, homeBoot, UNIT } from '../../app/testing/sample-boot.ts';
import { Screen } from './home.tsx';

const meta = {
  title: 'screens/Layouts',
  component: PageStage,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  args: { boot: homeBoot, Screen },
  beforeEach: () => answerStory({ tiles: ALL_TILES }),
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Distance in px between the centres of logo and window. */
const logoFromMiddle = (canvas: Canvas): number => {
  const { left, width } = within(canvas.getByRole('banner'))
    .getByRole('link', { name: 'Offrande, home' })
    .getBoundingClientRect();
  return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
};
const footer = (canvas: Canvas) => within(canvas.getByRole('contentinfo'));
const sampleCard = (canvas: Canvas) => canvas.queryByRole('img', { name: /^A gift card of 75 € that reads/ });

export const LogoAtTheStart: Story = {
  name: 'A unit that names them has the logo at the start, its links in columns, and a card beside its promise [S9.51]',
  play: async ({ canvas }) => {
    await expect(logoFromMiddle(canvas)).toBeGreaterThan(300);
    await expect(footer(canvas).getByRole('heading', { name: 'Help' })).toBeVisible();
    await expect(sampleCard(canvas)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
};

export const LogoInTheCentre: Story = {
  name: 'Another has the logo in the centre, its links in a line, and its promise in words alone [S9.51]',
  args: {
    boot: {
      ...homeBoot,
      unit: { ...UNIT, layout: { header: 'logo-centre', footer: 'line', home: 'words-and-grid' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(logoFromMiddle(canvas)).toBeLessThan(30);
    await expect(footer(canvas).getByRole('link', { name: 'FAQ' })).toBeVisible();
    await expect(footer(canvas).queryByRole('heading')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sampleCard(canvas)).toBeNull();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
};
