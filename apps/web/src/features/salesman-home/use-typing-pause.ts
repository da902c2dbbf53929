/** What is typed, once the typing has paused. */
import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 150;

export const useTypingPause = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
