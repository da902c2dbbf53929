/** The code that a till or a phone reads: a QR code whose content is the card number, drawn as PNG. */
import { toBuffer } from 'bwip-js/node';

/** Error correction M bears a scratch or a fold. The library's types leave this option of QR codes out. */
const ERROR_CORRECTION = { eclevel: 'M' };
const PIXELS_PER_MODULE = 6;

export const drawScannableCode = (cardNumber: string): Promise<Uint8Array> =>
  toBuffer({
    bcid: 'qrcode',
    text: cardNumber,
    scale: PIXELS_PER_MODULE,
    padding: 2,
    backgroundcolor: 'FFFFFF',
    ...ERROR_CORRECTION,
  });
