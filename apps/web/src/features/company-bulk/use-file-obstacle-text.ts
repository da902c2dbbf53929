/** What keeps the file out of the cart, in words. */
import { useLingui } from '@lingui/react/macro';
import type { selectFileObstacle } from '@offrande/domain/bulk-upload';

/** Null if nothing keeps it out. */
export type FileObstacle = ReturnType<typeof selectFileObstacle>;

export const useFileObstacleText = (): ((obstacle: FileObstacle) => string | undefined) => {
  const { t } = useLingui();
  return (obstacle) => {
    switch (obstacle) {
      case 'missing':
        return t`Choose the file of your cards.`;
      case 'busy':
        return t`The file is still being read. Wait a moment.`;
      case 'stopped':
        return t`The file was not read to its end. Read it again.`;
      case 'refused':
        return t`This file cannot be bought from. Choose another.`;
      case 'unmatched':
        return t`Match the columns of your file first.`;
      case 'faulty':
        return t`Correct the lines of your file, or take them out.`;
      default:
        return undefined;
    }
  };
};
