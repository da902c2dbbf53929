/** The code machine that runs inside a change of email: a live actor, which no stored snapshot brings back as it was. */
import type { OneTimeCodeActor } from '../password/index.ts';
import type { EmailChangeSnapshot } from './email-change.machine.ts';

/** The screen shows it and sends events to it; null if there is none. */
export const selectEmailCode = (snapshot: EmailChangeSnapshot): OneTimeCodeActor | null =>
  snapshot.children.verifyEmail ?? null;
