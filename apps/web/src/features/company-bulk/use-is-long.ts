/** Whether something has been going on long enough to be shown: what is quicker would only flicker. */
import { useEffect, useState } from 'react';

/** How long it may go on unseen, in milliseconds. */
export const UNSEEN_MS = 300;

export const useIsLong = (isOn: boolean): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLong(true), UNSEEN_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isOn]);
  return isOn && isLong;
};
