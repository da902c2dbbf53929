/** The code that a till or a phone reads: a QR code whose content is the card number, drawn as PNG. */
import { toBuffer } from 'bwip-js/node';

/** Error correction M bears a scratch or a fold; `scale` is points a module. */
export const drawScannableCode = (cardNumber: string): Promise<Uint8Array> =>
  toBuffer({ bcid: 'qrcode', text: cardNumber, eclevel: 'M', scale: 6, paddingwidth: 2, paddingheight: 2, backgroundcolor: 'FFFFFF' });
