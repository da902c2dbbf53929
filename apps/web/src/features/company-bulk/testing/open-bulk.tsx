/** The page on which a company buys from a file as a test opens it, and how it is operated there. */
import type { ProductPage } from '@offrande/api-client/contract';
import { storageNameOf } from '@offrande/domain/browser-storage';
import type { Cart } from '@offrande/domain/cart';
import type { ContractLevel } from '@offrande/domain/customer';
import type { SheetCell } from '@offrande/domain/bulk-order';
import { readSheetFile, type SheetType } from '@offrande/sheets';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { SheetQuestion } from '../../../shop/open-sheet.ts';
import type { SheetDesk } from '../../../shop/sheet-desk.ts';
import { accessibleErrorText } from '../../form/testing/accessible-error.ts';
import { type BulkPast, BulkStage, bulkWorld } from './bulk-stage.tsx';

/** What the header reads of who is signed in. */
const SIGNED_IN = { custId: 'B1', custType: 'B', custName: 'Atelier', accessToken: 'token' };

export const MATCHES_KEY = storageNameOf('columnMatches:{unit}', 'FR');

interface Opening {
  readonly level?: ContractLevel;
  readonly cart?: Cart;
  /** The card as the server knows it, where it is no longer as the page says. */
  readonly served?: ProductPage;
  readonly past?: BulkPast;
  /** A question that is answered only after this. */
  readonly slow?: { readonly asked: SheetQuestion; readonly until: Promise<unknown> };
  /** The columns that were matched in this browser, as they are stored. */
  readonly keptMatches?: string;
  /** What an earlier page of this tab left of its open file. */
  readonly closedSheet?: string | null;
  /** Another company than the usual one. */
  readonly custId?: string;
}

/** A desk that can be watched. */
interface WatchedDesk extends SheetDesk {
  readonly isClosed: () => boolean;
}

const watched = (desk: SheetDesk, slow: Opening['slow']): WatchedDesk => {
  let isClosed = false;
  return {
    ...desk,
    ask: async (question, given) => {
      if (question === slow?.asked) await slow.until;
      return desk.ask(question, given);
    },
    close: () => {
      isClosed = true;
      desk.close();
    },
    isClosed: () => isClosed,
  };
};

const worldOf = ({ level = 'registered', served, past, slow, custId }: Opening) => {
  const world = bulkWorld(level, served, past);
  const desks: WatchedDesk[] = [];
  const { company, ...shop } = world.shop;
  const openSheetDesk = (): SheetDesk => {
    const desk = watched(company.openSheetDesk(), slow);
    desks.push(desk);
    return desk;
  };
  let isSignedOut = false;
  const signedIn = () => {
    const user = isSignedOut ? null : shop.signedIn();
    return user === null || custId === undefined ? user : { ...user, custId };
  };
  const signOut = (): void => {
    isSignedOut = true;
  };
  return { ...world, desks, signOut, shop: { ...shop, signedIn, company: { ...company, openSheetDesk } } };
};

export const openBulk = async (opening: Opening = {}) => {
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('innerWidth', 1440);
  for (const [name, value] of Object.entries(SIGNED_IN)) localStorage.setItem(`${name}:FR`, value);
  const world = worldOf(opening);
  if (opening.cart !== undefined) world.shop.cart.set(opening.cart);
  if (opening.keptMatches !== undefined) world.shop.local.setItem(MATCHES_KEY, opening.keptMatches);
  if (opening.closedSheet) world.shop.tab.setItem(storageNameOf('openSheet:{unit}', 'FR'), opening.closedSheet);
  await act(async () => {
    render(<BulkStage world={world} />);
  });
  await screen.findByRole('group', { name: 'File of cards' });
  // A dropped file of another type does not pass the picker.
  return { ...world, bulk: world.shop.company.bulk, user: userEvent.setup({ delay: null, applyAccept: false }) };
};

export type OpenedBulk = Awaited<ReturnType<typeof openBulk>>;
type Using = Pick<OpenedBulk, 'user'>;

export const fileInput = () => screen.getByLabelText<HTMLInputElement>('File of cards', { selector: 'input' });
/** What the field says of a refused file, without its hint; null if it takes it. */
export const fileError = (): string | null =>
  accessibleErrorText(fileInput())?.replace(/^.*drop it here\. /u, '') ?? null;
export const chooseFile = async ({ user }: Using, file: File) => user.upload(fileInput(), file);
export const press = async ({ user }: Using, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
export const deliverBy = async ({ user }: Using, name: 'Email' | 'Text message' | 'Email and text') =>
  user.click(screen.getByText(name, { selector: '[role=radiogroup] *' }));

/** The field of a mistake. */
export const mistake = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
/** The mistakes that are shown, by their fields. */
export const mistakes = (): readonly HTMLInputElement[] => {
  const part = screen.queryByRole('region', { name: 'To be corrected' });
  return part === null ? [] : within(part).queryAllByRole<HTMLInputElement>('textbox');
};
export const mistakeNames = () => mistakes().map(({ labels }) => labels![0]!.textContent);

export const retype = async ({ user }: Using, field: HTMLElement, words: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(words);
};

/** Waits for the sender, who comes from the company's profile. */
export const addToCart = async (opened: Using) => {
  await waitFor(() => {
    if (screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email' }).value === '')
      throw new Error('No sender');
  });
  await press(opened, 'Add to cart');
};

/** The rows of a file that was saved or sent. */
export const rowsOf = async (
  content: Uint8Array,
  type: SheetType = 'xlsx',
): Promise<readonly (readonly SheetCell[])[]> => {
  const read = await readSheetFile({ type, bytes: new Uint8Array(content) });
  if ('fault' in read) throw new Error(read.fault._tag);
  return read.rows;
};
