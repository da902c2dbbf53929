/** The QR code that a till, a phone or a banking app reads, as PNG. */
import { toBuffer } from 'bwip-js/node';

/** Error correction level M tolerates a scratch or a fold. The library's types omit this option. */
const ERROR_CORRECTION = { eclevel: 'M' };
const PIXELS_PER_MODULE = 6;

export const drawScannableCode = (text: string): Promise<Uint8Array> =>
  toBuffer({
    bcid: 'qrcode',
    text,
    scale: PIXELS_PER_MODULE,
    padding: 2,
    backgroundcolor: 'FFFFFF',
    ...ERROR_CORRECTION,
  });
