/** The page of the verification in a story, and what its plays do in it. */
import { fileOf } from '@offrande/domain/file/testing';
import { ACME } from '@offrande/domain/dossier/testing';
import { useState } from 'react';
import { screen, type userEvent } from 'storybook/test';
import { KybRegisterPage } from '../kyb-register.tsx';
import type { AuthWorld } from '../../auth/testing/auth-stage.tsx';
import { KybStage, kybWorld, type KybWorldOptions } from './kyb-world.tsx';

export interface RegisterStoryProps extends KybWorldOptions {
  /** Somebody else renames the company once its part is open. */
  readonly isSavedElsewhere?: boolean;
  /** Somebody else submits the dossier once a part of it is open. */
  readonly isSubmittedElsewhere?: boolean;
}

/** What somebody else does once a part was read. */
const withOther = (made: AuthWorld, act: () => void): AuthWorld => {
  const { dossier } = made.shop.kyb;
  let hasRead = false;
  const readTab: typeof dossier.readTab = async (input) => {
    const record = await dossier.readTab(input);
    if (!hasRead) act();
    hasRead = true;
    return record;
  };
  return { ...made, shop: { ...made.shop, kyb: { ...made.shop.kyb, dossier: { ...dossier, readTab } } } };
};

const renameElsewhere = ({ shop: { kyb } }: AuthWorld): void => {
  const identity = { ...ACME.company.identity, legalName: 'Acme Océan SAS' };
  kyb.dossier.saveElsewhere({ tab: 'company', answers: { ...ACME.company, identity } });
};

export function RegisterStory(props: RegisterStoryProps) {
  const { isSavedElsewhere = false, isSubmittedElsewhere = false, ...options } = props;
  const [world] = useState(() => {
    const made = kybWorld(options);
    if (isSavedElsewhere) return withOther(made, () => renameElsewhere(made));
    return isSubmittedElsewhere ? withOther(made, made.shop.kyb.dossier.submitElsewhere) : made;
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
