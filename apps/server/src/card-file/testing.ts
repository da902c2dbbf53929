/** Reads an xlsx the way a spreadsheet program does, and accepts only string cells. */
import { strFromU8, unzipSync } from 'fflate';

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#13;': '\r' };

const plain = (text: string): string => text.replaceAll(/&[#\w]+;/g, (entity) => ENTITIES[entity]!);

/** The cells of the first sheet, row by row. Throws if a cell is a formula, a number or a date. */
export const readCells = (xlsx: Uint8Array): readonly (readonly string[])[] => {
  const sheet = strFromU8(unzipSync(xlsx)['xl/worksheets/sheet1.xml']!);
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<c ([^>]*)>(.*?)<\/c>/gs)].map(([, attributes, content]) => {
      const text = /^<is><t xml:space="preserve">([^<]*)<\/t><\/is>$/s.exec(content!)?.[1];
      if (!attributes!.includes('t="inlineStr"') || text === undefined) throw new Error(`Not a text: ${content}`);
      return plain(text);
    }),
  );
};
