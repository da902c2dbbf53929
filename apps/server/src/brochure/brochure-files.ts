/** The files of a unit's brochures, composed once while the server runs: a PDF of each, and a ZIP of all, per language. Source: S2.25. */
import type { LanguageCode } from '@offrande/domain/locale';
import { zipSync } from 'fflate';
import { localizedText } from '../catalogue/unit-catalogue.ts';
import { knownLanguage } from '../mail/catalogue-texts.ts';
import { languageAttributes } from '../mail/words.ts';
import type { Unit } from '../unit/unit.ts';

export interface BrochureFile {
  readonly brochureId: string | null;
  readonly language: LanguageCode;
  /** The last part of its address. */
  readonly name: string;
  readonly contentType: 'application/pdf' | 'application/zip';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The entries of a ZIP have a date; these have none of their own. */
const ZIP_DATE = new Date(2026, 0, 1);

const filesIn = async (unit: Unit, language: LanguageCode): Promise<readonly BrochureFile[]> => {
  const { renderBrochure } = await import('./brochure-document.ts');
  const { name: shopName, contact, defaultLanguage } = unit;
  const { brochures } = unit.catalogue.unit;
  const write = (texts: Readonly<Record<string, string>>): string => localizedText(texts, language, defaultLanguage);
  const pdfs: BrochureFile[] = [];
  for (const { id, title, lead, sections } of brochures)
    pdfs.push({
      brochureId: id,
      language,
      name: `${id}.${language}.pdf`,
      contentType: 'application/pdf',
      bytes: await renderBrochure({
        ...languageAttributes(language),
        shopName,
        title: write(title),
        lead: write(lead),
        sections: sections.map((section) => ({
          title: write(section.title),
          paragraphs: section.paragraphs.map(write),
        })),
        contact: [contact.email, contact.phone],
      }),
    });
  if (pdfs.length === 0) return [];
  const entries = Object.fromEntries(pdfs.map(({ name, bytes }) => [name, bytes]));
  // PDFs are compressed already.
  const bytes = zipSync(entries, { level: 0, mtime: ZIP_DATE });
  const name = `brochures.${language}.zip`;
  return [...pdfs, { brochureId: null, language, name, contentType: 'application/zip', bytes }];
};

const composed = new WeakMap<Unit, Promise<readonly BrochureFile[]>>();

/** One language after the other, so that calls are answered between them. */
const compose = async (unit: Unit): Promise<readonly BrochureFile[]> => {
  const files: BrochureFile[] = [];
  for (const language of unit.languages) files.push(...(await filesIn(unit, knownLanguage(language))));
  return files;
};

export const brochureFiles = (unit: Unit): Promise<readonly BrochureFile[]> => {
  const known = composed.get(unit);
  if (known !== undefined) return known;
  const files = compose(unit);
  composed.set(unit, files);
  files.catch(() => composed.delete(unit));
  return files;
};
