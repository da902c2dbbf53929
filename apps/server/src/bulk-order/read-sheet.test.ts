/** Reading uploaded files: what a spreadsheet contains, and what hostile ones cost (reliability row 21). */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { biff, compound, float, record, u16, u32, xls } from './testing-xls.ts';
import { csv, workbook, xlsx, zip } from './testing.ts';

const ROWS = [
  ['amount', 'email', 'message'],
  ['50', 'camille@example.test', 'Bravo; "toi" & <moi>'],
  ['', '', ''],
  ['20,50', 'zoé@example.test', '=1+1'],
];

const read = async (type: 'xlsx' | 'xls' | 'csv', bytes: Buffer) => {
  const answer = await readSheet({ type, bytes: new Uint8Array(bytes) });
  return answer._tag === 'SheetRead' ? answer.rows : answer.fault._tag;
};

describe('a text file', () => {
  test.each([';', ',', '\t'])('is read with its own separator: %j [A-141]', async (separator) => {
    expect(await read('csv', csv(ROWS, separator))).toEqual(ROWS);
  });

  test('is read as UTF-8, with or without byte order mark, or else as Windows-1252 [A-141]', async () => {
    const text = 'amount;message\n5;été';
    const rows = [
      ['amount', 'message'],
      ['5', 'été'],
    ];
    expect(await read('csv', Buffer.from(text))).toEqual(rows);
    expect(await read('csv', Buffer.from(`\uFEFF${text}`))).toEqual(rows);
    expect(await read('csv', Buffer.from(text, 'latin1'))).toEqual(rows);
  });

  test.each([
    ['UTF-16, little-endian', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16, big-endian', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['CR line endings', (text: string) => Buffer.from(text.replaceAll('\n', '\r'))],
    ['a first line sep=;', (text: string) => Buffer.from(`sep=;\r\n${text}`)],
    ['a quoted first line', (text: string) => Buffer.from(`\uFEFF"sep=;"\n${text}`)],
  ])('with %s is read the same [A-180]', async (_, bytes) => {
    const rows = [
      ['amount', 'message, short'],
      ['5', 'été'],
      ['6', 'a,b,c'],
    ];
    expect(await read('csv', bytes(rows.map((cells) => cells.join(';')).join('\n')))).toEqual(rows);
  });

  test('is truncated to the widest possible cell', async () => {
    const [, row] = (await read('csv', Buffer.from(`amount\n${'x'.repeat(4_000_000)}`))) as string[][];
    expect(row!.map((cell) => cell.length)).toEqual([32_767]);
  });

  test.each([
    ['an open quote', 'a;"b', 'Unreadable'],
    ['text after a closing quote', 'a;"b"c', 'Unreadable'],
    ['too many rows', '\n'.repeat(10_002), 'TooManyRows'],
  ])('with %s is refused', async (_, text, fault) => {
    expect(await read('csv', Buffer.from(text))).toBe(fault);
  });

  test('is read up to a hundred columns', async () => {
    expect(await read('csv', Buffer.from('a,'.repeat(1_000_000)))).toEqual([Array.from({ length: 100 }, () => 'a')]);
  });
});

describe('a spreadsheet', () => {
  test('is read from its first sheet, with cells as strings and empty rows counted [A-141]', async () => {
    expect(await read('xlsx', xlsx(ROWS))).toEqual(ROWS);
  });

  test('yields strings, numbers and the stored values of formulas; hidden rows and gaps count [A-141]', async () => {
    const shared =
      '<si><t>amount</t></si><si><r><t>Cam</t></r><r><t xml:space="preserve">ille </t></r><rPh><t>x</t></rPh></si><si/><si><t>&#233;&#x74;&eacute</t></si>'.replace(
        '&eacute',
        '',
      );
    const sheet =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
      '<row r="3" hidden="1"><c r="A3"><v>49.990000000000002</v></c><c r="B3" t="str"><f>A1&amp;B1</f><v>done</v></c>' +
      '<c r="C3" t="s"><v>3</v></c><c r="D3" t="inlineStr"><is><t><![CDATA[a<b]]></t></is></c><c r="E3"/></row>';
    expect(await read('xlsx', workbook(sheet, shared))).toEqual([
      ['amount', '', 'Camille '],
      [],
      ['49.99', 'done', 'ét', 'a<b'],
    ]);
  });

  test('distinguishes booleans, dates and errors from strings and numbers [A-163][A-180]', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.00&quot; days&quot;"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';
    const sheet =
      '<row r="1"><c r="A1" t="b"><v>1</v></c><c r="B1" t="b"><f>1=2</f><v>0</v></c><c r="C1" t="e"><v>#N/A</v></c>' +
      '<c r="D1" s="1"><v>46185</v></c><c r="E1" s="2"><f>TODAY()</f><v>46185.5</v></c><c r="F1" t="d"><v>2026-06-12</v></c>' +
      '<c r="G1" s="3"><v>7</v></c><c r="H1" t="str"><f>A1</f><v>TRUE</v></c><c r="I1" t="s"/></row>';
    expect(await read('xlsx', workbook(sheet, '', [{ name: 'xl/styles.xml', content: styles }]))).toEqual([
      [
        { holds: 'truth', text: 'TRUE' },
        { holds: 'truth', text: 'FALSE' },
        { holds: 'error', text: '#N/A' },
        { holds: 'date', text: '46185' },
        { holds: 'date', text: '46185.5' },
        { holds: 'date', text: '2026-06-12' },
        '7',
        'TRUE',
      ],
    ]);
  });

  test.each(['0x10', '1e', 'Infinity', '0b1', '1_000'])(
    'yields an oddly written number verbatim: %s',
    async (stored) => {
      expect(await read('xlsx', workbook(`<row r="1"><c r="A1"><v>${stored}</v></c></row>`))).toEqual([[stored]]);
    },
  );

  const bomb = Buffer.alloc(200 * 2 ** 20, 0x20);
  const many = Array.from({ length: 201 }, (_, at) => ({ name: `f${at}`, content: '' }));
  test.each([
    ['a bomb', () => workbook('', '', []).subarray(0, 0), 'Unreadable'],
    ['not a container', () => Buffer.from('PK\u0003\u0004 nothing'), 'Unreadable'],
    ['a container without a workbook', () => zip([{ name: 'a', content: 'b' }]), 'Unreadable'],
    ['a container of 201 entries', () => zip(many), 'Unreadable'],
    [
      'a sheet that unpacks to 200 MB',
      () => zip([{ name: 'xl/workbook.xml', content: bomb, claims: 10 }]),
      'Unreadable',
    ],
    ['two entries of one name', () => workbook('', '', [{ name: 'xl/workbook.xml', content: '' }]), 'Unreadable'],
    ['an encrypted entry', () => workbook('', '', [{ name: 'x', content: 'y', flags: 1 }]), 'Unreadable'],
    [
      'a document type',
      () =>
        zip([{ name: 'xl/workbook.xml', content: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' }]),
      'Unreadable',
    ],
    ['a custom entity', () => workbook('<row r="1"><c r="A1" t="str"><v>&lol;</v></c></row>'), 'Unreadable'],
    ['a row beyond the cap', () => workbook('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'), 'TooManyRows'],
    ['rows out of order', () => workbook('<row r="2"/><row r="1"/>'), 'Unreadable'],
    ['a cell with an invalid reference', () => workbook('<row r="1"><c r="1A"><v>1</v></c></row>'), 'Unreadable'],
    [
      'a string missing from the shared table',
      () => workbook('<row r="1"><c t="s"><v>1</v></c></row>', '<si><t>a</t></si>'),
      'Unreadable',
    ],
    [
      'a workbook with macros',
      () => workbook('<row r="1"/>', '', [{ name: 'xl/vbaProject.bin', content: 'x' }]),
      'HasMacros',
    ],
    [
      'a workbook of the macro-enabled type',
      () =>
        workbook('<row r="1"/>', '', [
          {
            name: '[Content_Types].xml',
            content: '<Types><Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
          },
        ]),
      'HasMacros',
    ],
    ['a truncated tag', () => workbook('<row r="1"><c '), 'Unreadable'],
  ] as const)('that is or contains %s is refused at once', async (_, bytes, fault) => {
    const file = bytes();
    const begun = process.cpuUsage();
    expect(await read('xlsx', file)).toBe(fault);
    // CPU time, which other work on the machine does not lengthen.
    expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
  });

  test('with a cell in the last of 16,384 columns costs no more than others', async () => {
    const sheet = '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>';
    expect(await read('xlsx', workbook(sheet))).toEqual([['1']]);
  });

  test('whose bytes are changed or cut anywhere is read or refused, and never hangs', async () => {
    const whole = xlsx(ROWS);
    const answers = await Promise.all(
      Array.from({ length: 24 }, async (_, at) => {
        const place = Math.floor((whole.length * at) / 24);
        const changed = Buffer.from(whole);
        changed[place] = changed[place]! ^ 0xff;
        return [await read('xlsx', changed), await read('xlsx', whole.subarray(0, place))];
      }),
    );
    for (const [changed, cut] of answers) {
      expect(changed).toSatisfy((one: unknown) => one === 'Unreadable' || one === 'TooManyRows' || Array.isArray(one));
      expect(cut).toBe('Unreadable');
    }
  });
});

const formula = (column: number, result: Buffer, style = 0): Buffer =>
  record(0x06, u16(0, column, style), result, u16(0), u32(0), u16(0));
const special = (kind: number, value: number): Buffer => Buffer.from([kind, 0, value, 0, 0, 0, 0xff, 0xff]);

describe('a binary spreadsheet', () => {
  test('is read as another program wrote it: strings, numbers, formulas, gaps, booleans, dates and errors [S5.36][A-63][A-163]', async () => {
    const bytes = readFileSync(new URL('written-by-another-program.xls', import.meta.url));
    expect(await read('xls', bytes)).toEqual([
      ['Montant', 'E-mail', 'Prénom', 'Message'],
      ['50', 'zoé@example.test', 'Camille', '贺卡 «merci»'],
      ['49.99', 'a@b.example', '', 'x'.repeat(255)],
      [],
      ['20.5', 'c@d.example', { holds: 'truth', text: 'TRUE' }, { holds: 'error', text: '#N/A' }],
      [{ holds: 'date', text: '46185' }, '12345678.25', '-7', '0.1'],
    ]);
    expect(await read('xls', xls(ROWS))).toEqual(ROWS.map((cells) => cells));
  });

  test('yields shared strings, even one that continues in the next record with another character width', async () => {
    const shared = [
      record(
        0xfc,
        u32(3, 3),
        u16(6),
        Buffer.from([0]),
        Buffer.from('amount'),
        u16(4),
        Buffer.from([9]),
        u16(1),
        Buffer.from('Zo', 'utf16le'),
      ),
      record(
        0x3c,
        Buffer.from([0]),
        Buffer.from('\u00EB!', 'latin1'),
        u32(0),
        u16(5),
        Buffer.from([0]),
        Buffer.from('gift'),
      ),
      record(0x3c, Buffer.from([1]), Buffer.from('卡', 'utf16le')),
    ];
    const cells = [0, 1, 2].map((at) => record(0xfd, u16(0, at, 0), u32(at)));
    expect(await read('xls', compound(biff(cells, shared)))).toEqual([['amount', 'Zoë!', 'gift卡']]);
    expect(await read('xls', compound(biff([record(0xfd, u16(0, 0, 0), u32(9))], shared)))).toBe('Unreadable');
  });

  test('yields numbers in every encoding, dates by their format, and the results of formulas', async () => {
    const formats = [
      record(0x41e, u16(164, 10), Buffer.from([0]), Buffer.from('dd/mm/yyyy')),
      record(0xe0, u16(0, 0)),
      record(0xe0, u16(0, 164)),
    ];
    const cells = [
      record(0x203, u16(0, 0, 0), float(49.990000000000002)),
      record(0x27e, u16(0, 1, 0), u32((50 << 2) | 2)),
      record(0xbd, u16(0, 2), u16(0), u32((-1250 << 2) | 3), u16(1), u32((46185 << 2) | 2), u16(3)),
      formula(4, float(20.5)),
      formula(5, float(46185), 1),
      formula(6, special(0, 0)),
      record(0x207, u16(4), Buffer.from([0]), Buffer.from('done')),
      formula(7, special(1, 0)),
      formula(8, special(2, 7)),
      formula(9, special(3, 0)),
    ];
    expect(await read('xls', compound(biff(cells, formats)))).toEqual([
      [
        '49.99',
        '50',
        '-12.5',
        { holds: 'date', text: '46185' },
        '20.5',
        { holds: 'date', text: '46185' },
        'done',
        { holds: 'truth', text: 'FALSE' },
        { holds: 'error', text: '#DIV/0!' },
        '',
      ],
    ]);
  });

  const one = biff([record(0x204, u16(0, 0, 0, 1), Buffer.from([0]), Buffer.from('a'))]);
  test.each([
    ['cut short', compound(one).subarray(0, 1500), 'Unreadable'],
    ['damaged by a chain that loops', compound(one, (table) => void (table[4] = 2)), 'Unreadable'],
    ['damaged by a chain that leaves the file', compound(one, (table) => void (table[4] = 90)), 'Unreadable'],
    ['encrypted', compound(biff([], [record(0x2f, u16(1))])), 'Unreadable'],
    ['without its end record', compound(biff([record(0x200, u16(0))], [], false)), 'Unreadable'],
    ['of more strings than it has bytes for', compound(biff([], [record(0xfc, u32(900_000, 900_000))])), 'Unreadable'],
    ['of too many rows', compound(biff([record(0x203, u16(60_000, 0, 0), float(1))])), 'TooManyRows'],
    ['not a container', Buffer.from('D0CF11E0', 'hex'), 'Unreadable'],
  ])('that is %s is refused', async (_, bytes, fault) => {
    expect(await read('xls', bytes)).toBe(fault);
  });

  test('whose bytes are changed or cut anywhere is read or refused, and never hangs', async () => {
    const whole = readFileSync(new URL('written-by-another-program.xls', import.meta.url));
    const answers = await Promise.all(
      Array.from({ length: 24 }, async (_, at) => {
        const changed = Buffer.from(whole);
        const place = Math.floor((whole.length * at) / 24);
        changed[place] = changed[place]! ^ 0xff;
        return [await read('xls', changed), await read('xls', whole.subarray(0, place))];
      }),
    );
    for (const answer of answers.flat())
      expect(answer).toSatisfy(
        (rows: unknown) => rows === 'Unreadable' || rows === 'TooManyRows' || Array.isArray(rows),
      );
  });
});
