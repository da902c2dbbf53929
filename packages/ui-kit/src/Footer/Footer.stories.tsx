import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../Logo/index.ts';
import { Footer } from './index.ts';

const links = (...texts: readonly string[]) => texts.map((text) => ({ text, href: `#${text.replaceAll(' ', '-')}` }));

const meta = {
  title: 'ui-kit/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo name="Offrande" />,
    tagline: 'Gift cards from 312 brands, signed by you.',
    brandEnd: <a href="#social">Instagram</a>,
    columns: [
      { title: 'Shop', links: links('All gift cards', 'Occasions', 'Import a card') },
      { title: 'Help', links: links('FAQ', 'Delivery information', 'Contact') },
      { title: 'Legal', links: links('General conditions of sale', 'Legal notices') },
    ],
    links: links('Accessibility: partially compliant', 'Sitemap', 'Cookie choices'),
    end: <span>© Offrande SAS</span>,
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Short: Story = { args: { columns: [], tagline: undefined } };
