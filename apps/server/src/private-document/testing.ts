/** Files written by hand, harmless and harmful ones. */
import { createCipheriv, createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

interface PdfParts {
  readonly pages?: number;
  /** Of the catalogue, such as `/OpenAction 9000 0 R`. */
  readonly catalogue?: string;
  /** Of each page. */
  readonly page?: string;
  /** Further objects, numbered from 9000. */
  readonly objects?: readonly string[];
  readonly trailer?: string;
}

/** More than all objects. */
const SIZE = 20_000;

/** The objects by their numbers. */
const objectsOf = ({ pages = 1, catalogue = '', page = '', objects = [] }: PdfParts): ReadonlyMap<number, string> => {
  const kids = Array.from({ length: pages }, (_, at) => at + 3);
  return new Map([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`],
    [2, `<< /Type /Pages /Count ${pages} /Kids [${kids.map((no) => `${no} 0 R`).join(' ')}] >>`],
    ...kids.map((no): [number, string] => [no, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`]),
    ...objects.map((body, at): [number, string] => [9000 + at, body]),
  ]);
};

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

/** A PDF with empty pages. */
export const pdfOf = (parts: PdfParts = {}): Uint8Array => {
  let text = '%PDF-1.7\n';
  const offsets = [...objectsOf(parts)].map(([no, body]) => {
    const at = text.length;
    text += `${no} 0 obj\n${body}\nendobj\n`;
    return [no, at] as const;
  });
  const start = text.length;
  const entries = offsets.map(([no, at]) => `${no} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 1\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${SIZE} /Root 1 0 R ${parts.trailer ?? ''} >>\nstartxref\n${start}\n%%EOF\n`;
  return bytesOf(text);
};

const streamOf = (dictionary: string, content: Uint8Array): string =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${Buffer.from(content).toString('latin1')}\nendstream`;

interface Packing {
  readonly type?: string;
  readonly filter?: string;
  readonly pack?: (text: Buffer) => Uint8Array;
}

/** The same with its objects packed, as most programs write it. */
export const packedPdfOf = (
  parts: PdfParts = {},
  { type = '/Type /ObjStm', filter = '/FlateDecode', pack = deflateSync }: Packing = {},
): Uint8Array => {
  const [packedNo, tableNo] = [SIZE - 2, SIZE - 1];
  const table = Buffer.alloc(SIZE * 7);
  const enter = (no: number, type: 1 | 2, where: number, index = 0): void => {
    table.writeUInt8(type, no * 7);
    table.writeUInt32BE(where, no * 7 + 1);
    table.writeUInt16BE(index, no * 7 + 5);
  };
  const objects = [...objectsOf(parts)];
  let bodies = '';
  const offsets = objects.map(([no, body], index) => {
    enter(no, 2, packedNo, index);
    const at = bodies.length;
    bodies += `${body}\n`;
    return `${no} ${at}`;
  });
  const index = `${offsets.join(' ')}\n`;
  const dictionary = `${type} /N ${objects.length} /First ${index.length} /Filter ${filter}`;
  let text = '%PDF-1.7\n';
  enter(packedNo, 1, text.length);
  text += `${packedNo} 0 obj\n${streamOf(dictionary, pack(Buffer.from(index + bodies, 'latin1')))}\nendobj\n`;
  const start = text.length;
  enter(tableNo, 1, start);
  const about = `/Type /XRef /Size ${SIZE} /W [1 4 2] /Root 1 0 R /Filter /FlateDecode ${parts.trailer ?? ''}`;
  text += `${tableNo} 0 obj\n${streamOf(about, deflateSync(table))}\nendobj\nstartxref\n${start}\n%%EOF\n`;
  return bytesOf(text);
};

const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

const hex = (bytes: Uint8Array): string => `<${Buffer.from(bytes).toString('hex')}>`;

/** An encrypted PDF that opens with this password; '' opens without one. */
export const encryptedPdf = (password: string): Uint8Array => {
  const [key, salt, keySalt] = [Buffer.alloc(32, 7), Buffer.alloc(8, 1), Buffer.alloc(8, 2)];
  const wrap = (under: Buffer): Buffer =>
    createCipheriv('aes-256-cbc', under, Buffer.alloc(16)).setAutoPadding(false).update(key);
  const user = Buffer.concat([sha256(password, salt), salt, keySalt]);
  const owner = Buffer.concat([sha256('owner', salt, user), salt, keySalt]);
  const keys = `/UE ${hex(wrap(sha256(password, keySalt)))} /OE ${hex(wrap(sha256('owner', keySalt, user)))}`;
  const filter = '/CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF';
  const trailer = `/Encrypt << /Filter /Standard /V 5 /R 5 /Length 256 /P -4 /U ${hex(user)} /O ${hex(owner)} ${keys} /Perms ${hex(Buffer.alloc(16))} ${filter} >>`;
  return pdfOf({ trailer });
};

/** A PDF of so many bytes, with zeros behind its end. */
export const pdfOfSize = (bytes: number): Uint8Array => {
  const file = new Uint8Array(bytes);
  file.set(pdfOf());
  return file;
};

/** What a PDF can do when it is opened, or a link in it is followed. */
const ACTIONS = {
  'a script': '<< /S /JavaScript /JS (app.alert\\(1\\)) >>',
  'a program that it starts': '<< /S /Launch /F (cmd.exe) >>',
  'a form that it sends': '<< /S /SubmitForm /F (https://example.test/) >>',
  'data that it reads': '<< /S /ImportData /F (answers.fdf) >>',
  'a film with a script': '<< /S /Rendition /OP 0 /JS (app.alert\\(1\\)) >>',
} as const;

/** The same with the first letter of its type as a number. */
const disguised = (action: string): string =>
  action.replace(/(?<=\/S \/)[A-Z]/, (letter) => `#${letter.charCodeAt(0).toString(16)}`);

const activePdfs = Object.entries(ACTIONS).flatMap(([name, action]): [string, Uint8Array][] => {
  const opening = { catalogue: '/OpenAction 9000 0 R', objects: [action] };
  const link = { page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A 9000 0 R >>]', objects: [action] };
  return [
    [`${name}, under a name in disguise`, pdfOf({ ...opening, objects: [disguised(action)] })],
    [`${name}, packed`, packedPdfOf(opening)],
    [`${name}, packed behind a link`, packedPdfOf(link)],
  ];
});

const ATTACHED = ['<< /Type /Filespec /F (a.exe) /EF << /F 9001 0 R >> >>', '(MZ)'];

const twice = { filter: '[/FlateDecode /FlateDecode]', pack: (text: Buffer) => deflateSync(deflateSync(text)) };

/** PDFs that can do something once they are opened, or that cannot be looked into. */
export const ACTIVE_PDFS: Readonly<Record<string, Uint8Array>> = {
  ...Object.fromEntries(activePdfs),
  'a form in XML': pdfOf({ catalogue: '/AcroForm << /XFA 9000 0 R /Fields [] >>', objects: ['(x)'] }),
  'a form in XML, packed': packedPdfOf({ catalogue: '/AcroForm << /XFA 9000 0 R /Fields [] >>', objects: ['(x)'] }),
  'rich media, packed': packedPdfOf({ page: '/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] >>]' }),
  'an associated file, packed': packedPdfOf({ catalogue: '/AF [9000 0 R]', objects: ATTACHED }),
  'objects packed twice': packedPdfOf(
    { catalogue: '/OpenAction 9000 0 R', objects: [ACTIONS['a program that it starts']] },
    twice,
  ),
  'a password': encryptedPdf('secret'),
};

/** Bytes that are more than a reader gets, and little once they are packed. */
const MUCH = 96 * 2 ** 20;

/** PDFs that take time and memory without end from a careless reader. */
export const exhaustingPdfs = (): Readonly<Record<string, Uint8Array>> => {
  const spacious = { page: ' '.repeat(MUCH) };
  const table = streamOf(
    '/Type /XRef /Size 1000000000 /W [1 4 2] /Root 1 0 R /Filter /FlateDecode',
    deflateSync(new Uint8Array(MUCH)),
  );
  return {
    'arrays a million deep': pdfOf({ catalogue: `/X ${'['.repeat(1e6)}${']'.repeat(1e6)}` }),
    'dictionaries deep in each other': pdfOf({ catalogue: `/X ${'<</A '.repeat(2e5)}1${'>>'.repeat(2e5)}` }),
    'thousands of pages': pdfOf({ pages: 5000 }),
    'pages that contain themselves': bytesOf(
      Buffer.from(pdfOf()).toString('latin1').replace('/Kids [3 0 R]', '/Kids [2 0 R]'),
    ),
    'objects that unpack to far more': packedPdfOf(spacious),
    'objects that unpack to far more and do not say that they are objects': packedPdfOf(spacious, { type: '' }),
    'objects that unpack to far more in two steps': packedPdfOf(spacious, twice),
    'a table of objects that unpacks to far more': bytesOf(
      `%PDF-1.7\n1 0 obj\n${table}\nendobj\nstartxref\n9\n%%EOF\n`,
    ),
  };
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

const pngChunk = (type: string, content: Uint8Array): Buffer => {
  const [body, size, sum] = [Buffer.concat([Buffer.from(type), content]), Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

/** A black square with one bit per pixel. */
export const blackPng = (side: number): Buffer => {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
};
