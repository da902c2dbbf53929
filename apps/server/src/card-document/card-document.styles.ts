/** The look of the printed card, in points. Colours are those of the default theme's light tokens. */
import { StyleSheet } from '@react-pdf/renderer';
import { VOICES } from './fonts.ts';

const INK = '#10201B';
const INK_SOFT = '#3E4E48';
const LINE = '#D5DDD9';
/** Card ratio 342 to 216, at the width of a hand. */
const FACE_WIDTH = 342;
const FACE_HEIGHT = 216;

export const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: VOICES.text as never, fontSize: 11, lineHeight: 1.5, color: INK },
  shop: { fontFamily: VOICES.display as never, fontWeight: 600, fontSize: 16, marginBottom: 28 },
  title: { fontFamily: VOICES.display as never, fontWeight: 600, fontSize: 28, lineHeight: 1.15, marginBottom: 4 },
  from: { color: INK_SOFT, marginBottom: 24 },
  face: { width: FACE_WIDTH, height: FACE_HEIGHT, borderRadius: 14, overflow: 'hidden', position: 'relative' },
  art: { position: 'absolute', top: 0, left: 0, width: FACE_WIDTH, height: FACE_HEIGHT },
  photoFrame: { position: 'absolute', top: 18, right: 18, padding: 3, backgroundColor: '#FFFFFF', borderRadius: 8 },
  photo: { width: 92, height: 92, borderRadius: 6, objectFit: 'cover' },
  tag: {
    position: 'absolute',
    left: 15,
    right: 15,
    bottom: 15,
    minHeight: 50,
    paddingVertical: 9,
    paddingHorizontal: 12,
    backgroundColor: '#FFFDF8',
    borderRadius: 7,
    flexDirection: 'row',
    alignItems: 'center',
  },
  words: { flexGrow: 1, flexShrink: 1, paddingRight: 12 },
  line: { fontFamily: VOICES.giver as never, fontWeight: 500, fontSize: 13, lineHeight: 1.3 },
  longLine: { fontSize: 10.5 },
  tagAmount: {
    fontFamily: VOICES.display as never,
    fontWeight: 600,
    fontSize: 18,
    lineHeight: 1.2,
    paddingLeft: 12,
    borderLeftWidth: 1,
    borderLeftColor: LINE,
  },
  message: {
    fontFamily: VOICES.giver as never,
    fontWeight: 500,
    fontSize: 14,
    lineHeight: 1.45,
    marginTop: 22,
    maxWidth: 420,
  },
  proof: { flexDirection: 'row', marginTop: 26, paddingTop: 18, borderTopWidth: 1, borderTopColor: LINE },
  facts: { flexGrow: 1, flexShrink: 1, paddingRight: 24 },
  product: { fontWeight: 600, fontSize: 13, marginBottom: 10 },
  fact: { marginBottom: 8 },
  factLabel: { fontSize: 9.5, color: INK_SOFT, lineHeight: 1.3 },
  factValue: { fontWeight: 600, fontSize: 14, lineHeight: 1.35 },
  code: { width: 128, alignItems: 'center' },
  codeImage: { width: 128, height: 128 },
  codeLabel: { fontSize: 9.5, color: INK_SOFT, marginTop: 4, textAlign: 'center' },
  howToUseTitle: { fontWeight: 600, marginTop: 18, marginBottom: 2 },
  howToUse: { color: INK_SOFT, maxWidth: 440 },
  keepSafe: { position: 'absolute', left: 48, right: 48, bottom: 34, fontSize: 9.5, color: INK_SOFT },
});
