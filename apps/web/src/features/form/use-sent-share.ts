/** How far a file is sent, as its field shows it. Source: S3.78, S5.51. */
import { formatPercent } from '@offrande/domain/locale';
import type { SentFile } from '@offrande/ui-kit/FileField';
import { useNumberStyle } from '../../page/number-style.ts';

/** A file on its way, but for the name of the button that stops it. */
export type SentShare = Omit<SentFile, 'stopLabel'>;

/** `share` is from 0 to 1; whole per cent are shown. */
export const useSentShare = (): ((share: number, onStop: () => void) => SentShare) => {
  const style = useNumberStyle();
  return (share, onStop) => ({ share, text: formatPercent(String(Math.floor(share * 100)), style), onStop });
};
