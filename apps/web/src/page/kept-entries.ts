/**
 * Loads the page anew without losing what its forms hold, after a change of language or of zoom: the entries lie in
 * the session's storage from leaving to arrival, under the page's address and build, and are read once. Source:
 * S4.117, A-51, decision 038.
 */
import { storageNameOf } from '@offrande/domain/browser-storage';
import { leaveUnasked } from './leaving.ts';

interface Kept {
  readonly build: string;
  readonly address: string;
  readonly entries: Readonly<Record<string, unknown>>;
}

const BUILD = import.meta.url;
const forms = new Map<string, () => unknown>();
let arrived: Kept | null | undefined;

/** The page's address, whatever its language. */
const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string => {
  const query = new URLSearchParams(search);
  query.delete('lang');
  return `${pathname}?${query.toString()}`;
};

/** Reads once. Storage that is denied or full, or holds something else, keeps nothing and stops nobody. */
const readKept = (key: string): Kept | null => {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const kept: Kept | null = JSON.parse(text ?? 'null');
    return kept;
  } catch {
    return null;
  }
};

const writeKept = (key: string, kept: Kept): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // The page is loaded all the same.
  }
};

/** Until the returned function is called, the form's entry is kept when the page is loaded anew. */
export const offerEntry = (name: string, read: () => unknown): (() => void) => {
  forms.set(name, read);
  return () => {
    if (forms.get(name) === read) forms.delete(name);
  };
};

/** What the form of this name held before its page was loaded anew, once; undefined if nothing was kept. */
export const takeEntry = (unitId: string, name: string): unknown => {
  if (arrived === undefined) arrived = readKept(storageNameOf('kept:{unit}', unitId));
  if (arrived === null || arrived.build !== BUILD || arrived.address !== addressOf(location)) return undefined;
  const { [name]: entry, ...entries } = arrived.entries;
  arrived = { ...arrived, entries };
  return entry;
};

/** Loads this page anew, or at `href`, the same page in another language. */
export const loadAnew = (unitId: string, href: string | null = null): void => {
  const entries = Object.fromEntries([...forms].map(([name, read]) => [name, read()]));
  const kept: Kept = { build: BUILD, address: addressOf(location), entries };
  if (forms.size > 0) writeKept(storageNameOf('kept:{unit}', unitId), kept);
  leaveUnasked();
  if (href === null) location.reload();
  else location.assign(href);
};
