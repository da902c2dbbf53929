import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Confetti, Kino, photoSrc, Piste, Thanks } from '../story-art/story-art.tsx';
import { GiftCard } from './index.ts';

const meta = {
  title: 'ui-kit/GiftCard',
  component: GiftCard,
  args: { children: <Confetti />, label: 'Offrande gift card' },
  decorators: [
    (Story, { parameters }) => (
      <div className={`story-card ${typeof parameters['width'] === 'string' ? parameters['width'] : ''}`}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GiftCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = ['Pour tes 30 ans, Inès', 'On t’embrasse, Papa et Maman'];

/** Neither line is cut nor wrapped, whatever the width. */
const linesAreWhole: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await document.fonts.ready;
  for (const line of canvasElement.querySelectorAll<HTMLElement>('.o-gift-card-line')) {
    await expect(line.scrollWidth, line.textContent ?? '').toBeLessThanOrEqual(line.clientWidth);
    await expect(line.getClientRects().length).toBe(1);
  }
};

export const Complete: Story = {
  args: {
    lines: words,
    amount: '75 €',
    photoSrc,
    label: 'Offrande, 75 €. Pour tes 30 ans, Inès. On t’embrasse, Papa et Maman.',
  },
  play: linesAreWhole,
};
export const ArtOnly: Story = {};
export const AmountOnly: Story = { args: { amount: '75 €' } };
export const OneLine: Story = { args: { lines: ['Merci', ''], amount: '100 €', children: <Thanks /> } };
export const ThirtyTwoCharacters: Story = {
  args: { lines: ['Joyeux anniversaire ma Margueri.', 'Toute la classe de CM2 embrasse.'], amount: '100 €' },
  play: linesAreWhole,
};
export const Capitals: Story = {
  args: { lines: ['JOYEUX ANNIVERSAIRE MON WILLIAM!', 'MAMAN, WALTER, MAXIMILIEN, WANDA'], amount: '1 250,00 €' },
  play: linesAreWhole,
};
export const Arabic: Story = {
  args: { lines: ['كل عام وأنتِ بخير يا ليلى', 'مع حبنا، بابا وماما'], amount: '200 د.إ.', children: <Thanks /> },
  play: linesAreWhole,
};
export const Chinese: Story = {
  args: { lines: ['祝你生日快乐，身体健康，万事如意，天天开心', '爸爸妈妈永远爱你'], amount: '¥500' },
  play: linesAreWhole,
};
export const Narrowest: Story = {
  args: { lines: words, amount: '75 €', photoSrc },
  parameters: { width: 'story-card-92' },
  play: linesAreWhole,
};
export const Wide: Story = {
  args: { lines: words, amount: '75 €', photoSrc, emphasis: 'raised' },
  parameters: { width: 'story-card-600' },
  play: linesAreWhole,
};
export const Blocked: Story = { args: { children: <Piste />, status: 'blocked', statusLabel: 'Blocked' } };
export const Expired: Story = { args: { children: <Kino />, status: 'expired', statusLabel: 'Ended 30/06/2026' } };
export const Locked: Story = { args: { lines: words, amount: '75 €', status: 'locked', statusLabel: 'Locked' } };
export const Selected: Story = { args: { children: <Kino />, emphasis: 'selected' } };
export const Loading: Story = { args: { isLoading: true, label: undefined } };
