/** How far a file is sent, as its field shows it. Source: S3.78, S5.33, S5.51. */
import { formatPercent } from '@offrande/domain/locale';
import type { SentShare } from '@offrande/ui-kit/Sending';
import { useNumberStyle } from '../../page/number-style.ts';

/** The share is from 0 to 1; whole per cent are shown. */
export const useSentShare = (): ((share: number) => SentShare) => {
  const style = useNumberStyle();
  return (share) => ({ share, text: formatPercent(String(Math.floor(share * 100)), style) });
};
