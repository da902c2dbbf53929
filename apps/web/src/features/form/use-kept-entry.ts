/** A form whose entry survives a change of language or of zoom, secrets left out. Source: S4.117, decision 038. */
import { restoreEntry, withoutSecrets } from '@offrande/domain/form';
import { useEffect, useEffectEvent } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { offerEntry, takeEntry } from '../../page/kept-entries.ts';

/**
 * `name` is the form's, unique on its page; null for a form that is not kept. What was kept is put back once the form
 * `isReady`, after hydration.
 */
export const useKeptEntry = <Entry extends object>(
  name: string | null,
  entry: Entry,
  update: (next: (start: Entry) => Entry) => void,
  isReady = true,
): void => {
  const { id } = useBoot().unit;
  const read = useEffectEvent(() => withoutSecrets(entry));
  const restore = useEffectEvent((kept: unknown) => update((start) => restoreEntry(start, kept)));
  useEffect(() => {
    if (name === null || !isReady) return undefined;
    const kept = takeEntry(id, name);
    if (kept !== undefined) restore(kept);
    return offerEntry(name, () => read());
  }, [id, name, isReady]);
};
