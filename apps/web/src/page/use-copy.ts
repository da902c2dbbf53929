/** Copies a value to the clipboard. If the browser denies it, the value is selected for copying by hand. */
import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Copy<Shown extends HTMLElement> {
  readonly state: 'ready' | 'copied' | 'denied';
  readonly copy: () => void;
  /** Ref of the element that shows the value. */
  readonly shown: RefObject<Shown | null>;
}

/** Without a secure origin `navigator.clipboard` is undefined, which rejects here. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

export const useCopy = <Shown extends HTMLElement>(text: string): Copy<Shown> => {
  const [result, setResult] = useState<{ readonly state: Copy<Shown>['state'] }>({ state: 'ready' });
  const shown = useRef<Shown>(null);
  useEffect(() => {
    if (result.state === 'denied' && shown.current !== null) getSelection()?.selectAllChildren(shown.current);
  }, [result]);
  return {
    state: result.state,
    shown,
    copy: () =>
      void write(text).then(
        () => setResult({ state: 'copied' }),
        () => setResult({ state: 'denied' }),
      ),
  };
};
