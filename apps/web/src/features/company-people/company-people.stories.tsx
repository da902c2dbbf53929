import { ERROR_CODES } from '@offrande/api-client/contract';
import { MEMORY_ADMINISTRATOR, type MemoryCompanyPeopleOptions } from '@offrande/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { AccountStage } from '../account/testing/account-stage.tsx';
import { CompanyPeoplePage } from './company-people.tsx';
import { ANA, MAX, peopleWorld, SEVERAL, WITH_COMPANIES } from './testing/people-stage.tsx';

interface PeopleStoryProps {
  readonly people?: MemoryCompanyPeopleOptions;
  readonly failing?: 'fetchCompanies' | 'fetchPeople' | 'storePeople';
  readonly isSilent?: boolean;
  /** Another administrator removes this person once the people were read. */
  readonly removedElsewhere?: string;
}

function PeopleStory({ people = SEVERAL, failing, isSilent = false, removedElsewhere }: PeopleStoryProps) {
  const [{ shop, place }] = useState(() => {
    const made = peopleWorld(people);
    const { script } = made.shop.company.people;
    if (isSilent) script.befall('fetchPeople', { kind: 'silent' });
    if (failing === 'storePeople') script.befall(failing, { kind: 'refused', code: ERROR_CODES.tooManyRequests });
    else if (failing !== undefined) script.befall(failing, { kind: 'unreachable' });
    return made;
  });
  // The stored change is the first to meet who was removed: the list was read before.
  const { people: gateway } = shop.company;
  const [company] = useState(() => ({
    ...shop.company,
    people: {
      ...gateway,
      storePeople: (input: Parameters<typeof gateway.storePeople>[0]) => {
        if (removedElsewhere !== undefined) gateway.removeElsewhere(removedElsewhere);
        return gateway.storePeople(input);
      },
    },
  }));
  return (
    <AccountStage shop={{ ...shop, company }} place={place} unit={WITH_COMPANIES}>
      <CompanyPeoplePage />
    </AccountStage>
  );
}

const meta = {
  title: 'screens/People of a company',
  component: PeopleStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PeopleStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const invite =
  (email: string, perOrder = ''): Play =>
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Invite a person' }));
    const field = await screen.findByRole('textbox', { name: 'Email of the person' });
    if (email !== '') await userEvent.type(field, email);
    if (perOrder !== '') await userEvent.type(screen.getByRole('textbox', { name: 'Limit per order' }), perOrder);
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  };

export const Several: Story = {};
export const Alone: Story = { args: { people: {} } };
export const Loading: Story = { args: { isSilent: true } };
export const NotReached: Story = { args: { failing: 'fetchPeople' } };
export const CompaniesNotReached: Story = { args: { failing: 'fetchCompanies' } };
export const AsBuyer: Story = {
  args: {
    people: {
      companies: [{ custId: 'B1', companyName: 'Atelier & Fils', role: 'buyer', isChosen: true }],
    },
  },
};
export const Inviting: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Invite a person' }));
    await expect(await screen.findByRole('textbox', { name: 'Email of the person' })).toHaveFocus();
  },
};
export const InvitationRefused: Story = { play: invite('max@exemple.fr', '0') };
export const Invited: Story = { play: invite('lea@exemple.fr', '250') };
export const NotInvited: Story = { args: { failing: 'storePeople' }, play: invite('lea@exemple.fr') };
export const Changing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change Max Durand' }));
    await screen.findByRole('group', { name: 'Change Max Durand' });
  },
};
export const ChangeRefused: Story = {
  args: { people: { people: [MEMORY_ADMINISTRATOR] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change Inès Marchand' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Buyer/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/has at least one administrator/);
  },
};
export const RemovedElsewhere: Story = {
  args: { removedElsewhere: MAX.personId },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change Max Durand' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Approver/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('This change cannot be made. Reload the page and try again.')).toBeVisible();
    await expect(screen.getByRole('radio', { name: /^Approver/ })).toBeChecked();
  },
};
export const Removing: Story = {
  args: { people: { people: [MEMORY_ADMINISTRATOR, ANA] } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ana Le Goff' }));
    await screen.findByRole('alertdialog', { name: 'Remove Ana Le Goff?' });
  },
};
