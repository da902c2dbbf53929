import type { Meta, StoryObj } from '@storybook/react-vite';
import { KNOWN_MEMBER, MEMORY_CODE } from '@offrande/api-client/testing';
import { screen, userEvent } from 'storybook/test';
import { press, ProfileStory } from './testing/profile-story.tsx';

const meta = {
  title: 'screens/AccountProfile/Email',
  component: ProfileStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProfileStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const enterEmail =
  (email: string, password = KNOWN_MEMBER.password): NonNullable<Story['play']> =>
  async (playing) => {
    await press('Change the email')(playing);
    await userEvent.type(await screen.findByRole('textbox', { name: /^New email/ }), email);
    await userEvent.type(screen.getByLabelText('Current password'), password);
    await press('Continue')(playing);
  };
const enterEmailCode =
  (code: string, password?: string): NonNullable<Story['play']> =>
  async (playing) => {
    await enterEmail('agnes@exemple.fr', password)(playing);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), code);
    await press('Confirm')(playing);
  };
export const ChangingEmail: Story = { play: press('Change the email') };
export const EmailRefused: Story = {
  play: async (playing) => {
    await enterEmail(KNOWN_MEMBER.member.email)(playing);
    await screen.findAllByText('This is your email already.');
  },
};
export const EmailCode: Story = { play: enterEmail('agnes@exemple.fr') };
export const EmailPasswordWrong: Story = {
  play: async (playing) => {
    await enterEmailCode(MEMORY_CODE, 'Mirabelle2')(playing);
    await screen.findByText('The current password is wrong.');
  },
};
export const EmailChanged: Story = {
  play: async (playing) => {
    await enterEmailCode(MEMORY_CODE)(playing);
    await screen.findByText('Your email was changed. From now on you sign in with it.');
  },
};
