/** The code that a till, a phone or a banking app reads: a QR code, drawn as PNG. */
import { toBuffer } from 'bwip-js/node';

/** Error correction M bears a scratch or a fold. The library's types leave this option of QR codes out. */
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
