/** What is read from the upload of a file; without the machine itself, which is loaded later than the screen. */
import type { BulkUploadSnapshot } from './bulk-upload.machine.ts';
import type { Mend } from '../bulk-order/index.ts';

/** All corrections in their order. */
export const selectMends = ({ context }: BulkUploadSnapshot): readonly Mend[] => context.mends.flat();

/** Whether columns that are not read can be matched by hand, and none were yet. */
export const selectMatchable = (snapshot: BulkUploadSnapshot): boolean =>
  snapshot.context.matches.length === 0 && snapshot.can({ type: 'rematch' });

/** Whether the buyer stopped reading or checking the file, which can go on. */
export const selectStopped = (snapshot: BulkUploadSnapshot): boolean =>
  snapshot.matches('refused') && snapshot.context.refusal?._tag === 'ReadingStopped';

/** Why the cards of the file cannot be ordered yet. */
type FileObstacle = 'missing' | 'busy' | 'stopped' | 'refused' | 'unmatched' | 'faulty';

/** Null if the file is valid: it is uploaded, or can be. */
export const selectFileObstacle = (snapshot: BulkUploadSnapshot): FileObstacle | null => {
  if (snapshot.hasTag('busy')) return 'busy';
  if (snapshot.matches('empty')) return 'missing';
  if (snapshot.matches('refused')) return selectStopped(snapshot) ? 'stopped' : 'refused';
  if (snapshot.matches('matching')) return 'unmatched';
  return snapshot.matches('faulty') ? 'faulty' : null;
};
