import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './index.ts';

const meta = { title: 'ui-kit/Logo', component: Logo, args: { name: 'Offrande' } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const LeadingHome: Story = { args: { href: '#home', label: 'Offrande, home' } };
export const ForCompanies: Story = { args: { suffix: 'for companies' } };
