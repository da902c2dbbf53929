/** What is read from the upload of a file; without the machine itself, which is loaded later than the screen. */
import type { BulkUploadSnapshot } from './bulk-upload.machine.ts';
import type { Mend } from './mend.ts';

/** All corrections in their order. */
export const selectMends = ({ context }: BulkUploadSnapshot): readonly Mend[] => context.mends.flat();

/** Why the cards of the file cannot be ordered yet. */
type FileObstacle = 'missing' | 'busy' | 'refused' | 'faulty';

/** Null if the file is valid: it is uploaded, or can be. */
export const selectFileObstacle = (snapshot: BulkUploadSnapshot): FileObstacle | null => {
  if (snapshot.hasTag('busy')) return 'busy';
  if (snapshot.matches('empty')) return 'missing';
  if (snapshot.matches('refused')) return 'refused';
  return snapshot.matches('faulty') ? 'faulty' : null;
};
