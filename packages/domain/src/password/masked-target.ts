/**
 * Where a code went, as it may be shown to who has proven a password but not yet that the target is his: enough to know
 * which mailbox or telephone to look at, too little to learn it. Source: S4.59, A-66.
 */
import type { OneTimeCodeTarget } from './one-time-code.machine.ts';

const HIDDEN = '•••';

/** `i•••@exemple.fr`; of a number its last two digits, `••• 78`. */
export const maskedTarget = ({ channel, target }: OneTimeCodeTarget): string => {
  if (channel === 'sms') return `${HIDDEN} ${target.slice(-2)}`;
  const at = target.lastIndexOf('@');
  return `${[...target].slice(0, at > 1 ? 1 : 0).join('')}${HIDDEN}${target.slice(at)}`;
};
