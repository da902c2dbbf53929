/** The styles of the letter and the label, in points. */
import { StyleSheet } from '@react-pdf/renderer';
import {
  family,
  codeStyle,
  INK,
  INK_SOFT,
  type PageStyle,
  RULE,
  sidesOf,
  textStyle,
} from '../document/document-style.ts';

export const letterStylesFor = (style: PageStyle) => {
  const { voices } = style;
  const sides = sidesOf(style);
  const text = textStyle(style);
  const gap = style.direction === 'rtl' ? { paddingRight: 18 } : { paddingLeft: 18 };
  return StyleSheet.create({
    page: { padding: 48, fontFamily: family(voices.text), fontSize: 11, lineHeight: 1.5, color: INK },
    shop: { ...text, fontFamily: family(voices.display), fontWeight: 600, fontSize: 16 },
    // In the window of an envelope: on the right, 45 mm from the top.
    address: { position: 'absolute', top: 128, left: 300, width: 240 },
    addressLine: { fontSize: 11.5, lineHeight: 1.4 },
    opening: { marginTop: 162 },
    title: { ...text, fontFamily: family(voices.display), fontWeight: 600, fontSize: 24, lineHeight: 1.2 },
    from: { ...text, color: INK_SOFT, marginTop: 4 },
    words: {
      ...text,
      fontFamily: family(voices.giver),
      fontWeight: 500,
      fontSize: 14,
      lineHeight: 1.45,
      marginTop: 14,
    },
    carrier: { flexDirection: sides.row, marginTop: 26 },
    facts: { flexGrow: 1, flexShrink: 1, flexBasis: 0, justifyContent: 'space-between', ...gap },
    product: { ...text, fontWeight: 600, marginBottom: 8 },
    number: { ...codeStyle(style), fontWeight: 600, fontSize: 11.5, lineHeight: 1.35 },
    code: { width: 76, height: 76, alignSelf: sides.itemsStart },
    unlock: { flexDirection: sides.row, marginTop: 26, paddingTop: 16, borderTopWidth: 1, borderTopColor: RULE },
    unlockWords: { flexGrow: 1, flexShrink: 1, flexBasis: 0, ...gap },
    unlockTitle: { ...text, fontWeight: 600 },
    unlockText: { ...text, color: INK_SOFT, fontSize: 10 },
    unlockLabel: { ...text, color: INK_SOFT, fontSize: 9.5, marginTop: 6 },
    reference: { ...codeStyle(style), fontWeight: 600, fontSize: 10.5 },
  });
};

export const labelStylesFor = ({ voices }: PageStyle) =>
  StyleSheet.create({
    page: { padding: 22, fontFamily: family(voices.text), fontSize: 9, lineHeight: 1.35, color: INK },
    sender: { color: INK_SOFT },
    receiver: { marginTop: 20, flexGrow: 1, paddingLeft: 70 },
    line: { fontSize: 14, lineHeight: 1.3 },
    foot: { flexDirection: 'row', alignItems: 'center', paddingTop: 10, borderTopWidth: 1, borderTopColor: RULE },
    code: { width: 52, height: 52, marginRight: 12 },
    parcel: { fontWeight: 600, fontSize: 10.5 },
  });
