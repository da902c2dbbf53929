/** The verification of a company as a test opens it, and how it is operated there. */
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { AuthWorld } from '../../auth/testing/auth-stage.tsx';
import { fillIn } from '../../form/testing/fill-in.ts';
import { Entry } from '../../session/entry.tsx';
import { KybRegisterPage } from '../kyb-register.tsx';
import { KybStage, kybWorld, type KybWorldOptions } from './kyb-world.tsx';

export const showKyb = async (world: AuthWorld, widthPx = 1440) => {
  vi.stubGlobal('innerWidth', widthPx);
  vi.stubGlobal('scrollTo', () => undefined);
  const shown = await act(async () =>
    render(
      <KybStage world={world}>
        <Entry>
          <KybRegisterPage />
        </Entry>
      </KybStage>,
    ),
  );
  return {
    ...world,
    kyb: world.shop.kyb.dossier,
    user: userEvent.setup({ delay: null }),
    /** Shows the page anew, as a reload does: what the tab keeps is there. */
    reload: async () => {
      shown.unmount();
      return showKyb(world, widthPx);
    },
  };
};

export const openKyb = (options: KybWorldOptions = {}, widthPx?: number) => showKyb(kybWorld(options), widthPx);

export type OpenedKyb = Awaited<ReturnType<typeof openKyb>>;

/** The address of a part. */
export const at = (tab: string): string => `/auth/kyb/register?tab=${tab}`;

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
export const press = async ({ user }: Pick<OpenedKyb, 'user'>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
export const follow = async ({ user }: Pick<OpenedKyb, 'user'>, name: string | RegExp) =>
  user.click((await screen.findAllByRole('link', { name }))[0]!);
export const choose = async ({ user }: Pick<OpenedKyb, 'user'>, name: string | RegExp) =>
  user.click(await screen.findByRole('radio', { name }));
export const input = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
export const fill = async ({ user }: Pick<OpenedKyb, 'user'>, name: string | RegExp, text: string) => {
  const field = await input(name);
  await user.clear(field);
  await fillIn(user, field, text);
};

/** The addresses that were visited. */
export const addressOf = ({ place }: Pick<OpenedKyb, 'place'>): string | undefined => place.history.at(-1);

/** What the tab keeps of the session. */
export const sessionOf = ({ shop }: Pick<OpenedKyb, 'shop'>) => ({
  token: shop.tab.getItem('kybToken:FR'),
  custId: shop.tab.getItem('kybCustId:FR'),
});
