/** PDFs written by hand, harmless and harmful ones. */

interface PdfParts {
  readonly pages?: number;
  /** Of the catalogue, such as `/OpenAction 9 0 R`. */
  readonly catalogue?: string;
  /** Of each page. */
  readonly page?: string;
  /** Further objects, numbered from 9000. */
  readonly objects?: readonly string[];
}

/** A PDF with empty pages. */
export const pdfOf = ({ pages = 1, catalogue = '', page = '', objects = [] }: PdfParts = {}): Uint8Array => {
  const kids = Array.from({ length: pages }, (_, at) => at + 3);
  const bodies = new Map([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`],
    [2, `<< /Type /Pages /Count ${pages} /Kids [${kids.map((no) => `${no} 0 R`).join(' ')}] >>`],
    ...kids.map((no): [number, string] => [no, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`]),
    ...objects.map((body, at): [number, string] => [9000 + at, body]),
  ]);
  let text = '%PDF-1.7\n';
  const offsets = [...bodies].map(([no, body]) => {
    const at = text.length;
    text += `${no} 0 obj\n${body}\nendobj\n`;
    return [no, at] as const;
  });
  const start = text.length;
  const entries = offsets.map(([no, at]) => `${no} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 1\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size 9100 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
};

/** A PDF of so many bytes, with zeros behind its end. */
export const pdfOfSize = (bytes: number): Uint8Array => {
  const file = new Uint8Array(bytes);
  file.set(pdfOf());
  return file;
};

/** PDFs that no company needs to send, by what is wrong with them. */
export const HARMFUL_PDFS: Readonly<Record<string, Uint8Array>> = {
  'a script that runs when it is opened': pdfOf({
    catalogue: '/OpenAction 9000 0 R',
    objects: ['<< /S /JavaScript /JS (app.alert\\(1\\)) >>'],
  }),
  'a script under a name in disguise': pdfOf({
    catalogue: '/OpenAction 9000 0 R',
    objects: ['<< /S /Java#53cript /J#53 (app.alert\\(1\\)) >>'],
  }),
  'a script of a page': pdfOf({ page: '/AA << /O << /S /Java#53cript /J#53 (app.alert\\(1\\)) >> >>' }),
  'an attached file': pdfOf({
    catalogue: '/Names << /EmbeddedFiles << /Names [(a.exe) 9000 0 R] >> >>',
    objects: ['<< /Type /Filespec /F (a.exe) /EF << /F 9001 0 R >> >>', '<< /Length 2 >>\nstream\nMZ\nendstream'],
  }),
  'a program that it starts': pdfOf({
    catalogue: '/OpenAction 9000 0 R',
    objects: ['<< /S /Launch /F (cmd.exe) >>'],
  }),
  'more than 50 pages': pdfOf({ pages: 51 }),
  'no page': pdfOf({ pages: 0 }),
};
