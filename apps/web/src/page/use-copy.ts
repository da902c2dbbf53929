/** Copying a value by a button. Where the browser denies it the value is selected, so that it can be copied by hand. */
import { useEffect, useRef, useState, type RefObject } from 'react';

export interface Copy<Shown extends HTMLElement> {
  readonly state: 'ready' | 'copied' | 'denied';
  readonly copy: () => void;
  /** On the element that shows the value. */
  readonly shown: RefObject<Shown | null>;
}

/** Without a secure origin a browser has no clipboard at all. */
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
