/** The page of the verification in a story, and what its plays do in it. */
import { fileOf } from '@offrande/domain/file/testing';
import { ACME } from '@offrande/domain/dossier/testing';
import { useState } from 'react';
import { screen, type userEvent } from 'storybook/test';
import { KybRegisterPage } from '../kyb-register.tsx';
import { KybStage, kybWorld, type KybWorldOptions } from './kyb-world.tsx';

export interface RegisterStoryProps extends KybWorldOptions {
  /** Somebody else renames the company once its part is open. */
  readonly isSavedElsewhere?: boolean;
}

export function RegisterStory({ isSavedElsewhere = false, ...options }: RegisterStoryProps) {
  const [world] = useState(() => {
    const made = kybWorld(options);
    if (isSavedElsewhere) {
      const { dossier } = made.shop.kyb;
      const read = dossier.readTab;
      let hasRead = false;
      const readTab: typeof read = async (input) => {
        const record = await read(input);
        if (!hasRead) {
          hasRead = true;
          const identity = { ...ACME.company.identity, legalName: 'Acme Océan SAS' };
          dossier.saveElsewhere({ tab: 'company', answers: { ...ACME.company, identity } });
        }
        return record;
      };
      const shop = { ...made.shop, kyb: { ...made.shop.kyb, dossier: { ...dossier, readTab } } };
      return { ...made, shop };
    }
    return made;
  });
  return (
    <KybStage world={world}>
      <KybRegisterPage />
    </KybStage>
  );
}

interface Context {
  readonly userEvent: Pick<typeof userEvent, 'click' | 'clear' | 'paste'>;
}

export const enter = async ({ userEvent }: Context, name: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(name, { selector: 'input' });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
export const press = async ({ userEvent }: Context, name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export const pdf = (name: string, bytes: number) => {
  const { head } = fileOf('pdf');
  return new File([head as Uint8Array<ArrayBuffer>, new Uint8Array(bytes - head.length)], name, {
    type: 'application/pdf',
  });
};
export const MEGABYTE = 2 ** 20;
