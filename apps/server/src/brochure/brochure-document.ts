/** A brochure as A4 pages. */
import { Document, Page, renderToBuffer, StyleSheet, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { INK_SOFT, type PageStyle, paperStyles, RULE, textStyle } from '../document/document-style.ts';
import { typographyFor } from '../document/fonts.ts';
import { PrintedText } from '../document/printed-text.ts';

export interface BrochureDocument {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly shopName: string;
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  /** How to reach the shop, a line each. */
  readonly contact: readonly string[];
}

const stylesFor = (style: PageStyle) => {
  const text = textStyle(style);
  return StyleSheet.create({
    ...paperStyles(style),
    lead: { ...text, color: INK_SOFT, fontSize: 12.5, marginTop: 10, marginBottom: 14 },
    section: { marginTop: 18 },
    heading: { ...text, fontWeight: 600, fontSize: 13, marginBottom: 4 },
    paragraph: { ...text, fontSize: 10.5, marginTop: 4 },
    contact: { marginTop: 28, paddingTop: 12, borderTopWidth: 1, borderTopColor: RULE },
  });
};

export const renderBrochure = async (brochure: BrochureDocument): Promise<Uint8Array<ArrayBuffer>> => {
  const { voices } = await typographyFor([JSON.stringify(brochure)]);
  const styles = stylesFor({ voices, direction: brochure.direction });
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    h(PrintedText, { style: styles.shop }, brochure.shopName),
    h(PrintedText, { style: styles.title }, brochure.title),
    h(PrintedText, { style: styles.lead }, brochure.lead),
    ...brochure.sections.map(({ title, paragraphs }, at) =>
      h(
        View,
        { key: at, style: styles.section, wrap: false },
        h(PrintedText, { style: styles.heading }, title),
        ...paragraphs.map((paragraph, key) => h(PrintedText, { key, style: styles.paragraph }, paragraph)),
      ),
    ),
    h(
      View,
      { style: styles.contact, wrap: false },
      ...brochure.contact.map((line, key) => h(PrintedText, { key, style: styles.soft }, line)),
    ),
  );
  const { title, shopName: author, tag: language } = brochure;
  return new Uint8Array(await renderToBuffer(h(Document, { title, author, language }, page)));
};
