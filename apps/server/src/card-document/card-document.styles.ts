/** The styles of the printed card, in points. */
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

/** Card ratio 342 to 216, at the width of a hand. */
const FACE_WIDTH = 342;
const FACE_HEIGHT = 216;

export const stylesFor = (style: PageStyle) => {
  const { voices } = style;
  const sides = sidesOf(style);
  const isRtl = style.direction === 'rtl';
  const text = textStyle(style);
  const tag = {
    position: 'absolute',
    bottom: 15,
    paddingVertical: 9,
    paddingHorizontal: 12,
    backgroundColor: '#FFFDF8',
    borderRadius: 7,
  } as const;
  const amount = {
    flexShrink: 0,
    direction: 'ltr',
    fontFamily: family(voices.display),
    fontWeight: 600,
    fontSize: 18,
    lineHeight: 1.2,
  } as const;
  return StyleSheet.create({
    page: {
      padding: 48,
      fontFamily: family(voices.text),
      fontSize: 11,
      lineHeight: 1.5,
      color: INK,
      alignItems: 'stretch',
    },
    shop: { ...text, fontFamily: family(voices.display), fontWeight: 600, fontSize: 16, marginBottom: 28 },
    title: {
      ...text,
      fontFamily: family(voices.display),
      fontWeight: 600,
      fontSize: 28,
      lineHeight: 1.15,
      marginBottom: 6,
    },
    from: { ...text, color: INK_SOFT, marginBottom: 24 },
    face: {
      width: FACE_WIDTH,
      height: FACE_HEIGHT,
      flexShrink: 0,
      borderRadius: 14,
      overflow: 'hidden',
      position: 'relative',
      alignSelf: sides.itemsStart,
    },
    art: { position: 'absolute', top: 0, left: 0, width: FACE_WIDTH, height: FACE_HEIGHT },
    photoFrame: { position: 'absolute', top: 18, right: 18, padding: 3, backgroundColor: '#FFFFFF', borderRadius: 8 },
    photo: { width: 92, height: 92, borderRadius: 6, objectFit: 'cover' },
    tag: { ...tag, left: 15, right: 15, minHeight: 50, flexDirection: sides.row, alignItems: 'center' },
    amountTag: { ...tag, ...(isRtl ? { left: 15 } : { right: 15 }) },
    amount,
    words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, ...(isRtl ? { paddingLeft: 12 } : { paddingRight: 12 }) },
    line: { ...text, fontFamily: family(voices.giver), fontWeight: 500, fontSize: 13, lineHeight: 1.3 },
    longLine: { fontSize: 10.5 },
    tagAmount: {
      ...amount,
      ...(isRtl
        ? { paddingRight: 12, borderRightWidth: 1, borderRightColor: RULE }
        : { paddingLeft: 12, borderLeftWidth: 1, borderLeftColor: RULE }),
    },
    message: {
      ...text,
      fontFamily: family(voices.giver),
      fontWeight: 500,
      fontSize: 14,
      lineHeight: 1.45,
      marginTop: 22,
      maxWidth: 420,
      alignSelf: sides.itemsStart,
    },
    proof: { flexDirection: sides.row, marginTop: 26, paddingTop: 18, borderTopWidth: 1, borderTopColor: RULE },
    facts: { flexGrow: 1, flexShrink: 1, flexBasis: 0, ...(isRtl ? { paddingLeft: 24 } : { paddingRight: 24 }) },
    product: { ...text, fontWeight: 600, fontSize: 13, marginBottom: 10 },
    fact: { marginBottom: 8 },
    factLabel: { ...text, fontSize: 9.5, color: INK_SOFT, lineHeight: 1.3 },
    factValue: { ...codeStyle(style), fontWeight: 600, fontSize: 14, lineHeight: 1.35 },
    code: { width: 128, alignItems: 'center' },
    codeImage: { width: 128, height: 128 },
    codeLabel: { fontSize: 9.5, color: INK_SOFT, marginTop: 4, textAlign: 'center', direction: style.direction },
    howToUseTitle: { ...text, fontWeight: 600, marginTop: 18, marginBottom: 2 },
    howToUse: { ...text, color: INK_SOFT, maxWidth: 440, alignSelf: sides.itemsStart },
    keepSafe: { ...text, position: 'absolute', left: 48, right: 48, bottom: 34, fontSize: 9.5, color: INK_SOFT },
  });
};
