/** The address label of a parcel, A6 landscape: sender, receiver, and the parcel's reference as text and as a code. */
import { Document, Image, Page, renderToBuffer, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { image } from '../card-document/card-document.ts';
import { typographyFor } from '../document/fonts.ts';
import { drawScannableCode } from '../document/scannable-code.ts';
import { PrintedText } from '../document/printed-text.ts';
import { labelStylesFor } from './letter-document.styles.ts';

export interface LabelDocument {
  readonly language: string;
  readonly senderLines: readonly string[];
  readonly receiverLines: readonly string[];
  /** The reference for people. */
  readonly parcel: string;
  readonly letter: string;
  /** The reference for scanners. */
  readonly reference: string;
}

/** A6 landscape, in points. */
const SIZE: [number, number] = [420, 298];

export const renderLabel = async (label: LabelDocument): Promise<Uint8Array> => {
  const texts = [...label.senderLines, ...label.receiverLines, label.parcel, label.letter];
  const { voices, printable } = await typographyFor(texts);
  const styles = labelStylesFor({ voices, direction: 'ltr' });
  const code = await drawScannableCode(label.reference);
  const lines = (texts: readonly string[], style?: (typeof styles)['line']) =>
    texts.map((text, key) => h(PrintedText, { key, ...(style === undefined ? {} : { style }) }, printable(text)));
  return renderToBuffer(
    h(
      Document,
      { title: label.parcel, language: label.language },
      h(
        Page,
        { size: SIZE, style: styles.page },
        h(View, { style: styles.sender }, ...lines(label.senderLines)),
        h(View, { style: styles.receiver }, ...lines(label.receiverLines, styles.line)),
        h(
          View,
          { style: styles.foot },
          h(Image, { style: styles.code, src: image(code) }),
          h(
            View,
            null,
            h(PrintedText, { style: styles.parcel }, printable(label.parcel)),
            h(PrintedText, null, printable(label.letter)),
          ),
        ),
      ),
    ),
  );
};
