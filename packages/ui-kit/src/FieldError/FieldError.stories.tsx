import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldError } from './index.ts';

const meta = {
  title: 'ui-kit/FieldError',
  component: FieldError,
  args: { children: 'Enter first and last name, with a space between them.' },
} satisfies Meta<typeof FieldError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
