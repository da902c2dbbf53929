/** Reading uploaded files: what a spreadsheet says, and what hostile ones cost (reliability row 21). */
import { describe, expect, test } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { csv, workbook, xlsx, zip } from './testing.ts';

const ROWS = [
  ['amount', 'email', 'message'],
  ['50', 'camille@example.test', 'Bravo; "toi" & <moi>'],
  ['', '', ''],
  ['20,50', 'zoé@example.test', '=1+1'],
];

const read = async (type: 'xlsx' | 'csv', bytes: Buffer) => {
  const answer = await readSheet({ type, bytes });
  return answer._tag === 'SheetRead' ? answer.rows : answer.fault._tag;
};

describe('a text file', () => {
  test.each([';', ',', '\t'])('is read by the sign that parts its cells: %j [A-141]', async (separator) => {
    expect(await read('csv', csv(ROWS, separator))).toEqual(ROWS);
  });

  test('is UTF-8, with or without its mark, else Windows-1252 [A-141]', async () => {
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
    ['an open quote', 'a;"b', 'Unreadable'],
    ['text behind a quote', 'a;"b"c', 'Unreadable'],
    ['more rows than anybody fills in', '\n'.repeat(10_002), 'TooManyRows'],
  ])('with %s is refused', async (_, text, fault) => {
    expect(await read('csv', Buffer.from(text))).toBe(fault);
  });

  test('is read as far as a hundred columns', async () => {
    expect(await read('csv', Buffer.from('a,'.repeat(1_000_000)))).toEqual([Array.from({ length: 100 }, () => 'a')]);
  });
});

describe('a spreadsheet', () => {
  test('is read from its first sheet, cells as texts, empty rows keeping their numbers [A-141]', async () => {
    expect(await read('xlsx', xlsx(ROWS))).toEqual(ROWS);
  });

  test('says its texts, numbers and the stored values of its formulas; hidden rows and gaps count [A-141]', async () => {
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

  const bomb = Buffer.alloc(200 * 2 ** 20, 0x20);
  const many = Array.from({ length: 201 }, (_, at) => ({ name: `f${at}`, content: '' }));
  test.each([
    ['a bomb', () => workbook('', '', []).subarray(0, 0), 'Unreadable'],
    ['no container', () => Buffer.from('PK\u0003\u0004 nothing'), 'Unreadable'],
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
    ['an entity of its own', () => workbook('<row r="1"><c r="A1" t="str"><v>&lol;</v></c></row>'), 'Unreadable'],
    ['a row beyond the cap', () => workbook('<row r="1048576"><c r="A1048576"><v>1</v></c></row>'), 'TooManyRows'],
    ['rows that go back', () => workbook('<row r="2"/><row r="1"/>'), 'Unreadable'],
    ['a cell that stands nowhere', () => workbook('<row r="1"><c r="1A"><v>1</v></c></row>'), 'Unreadable'],
    ['a torn tag', () => workbook('<row r="1"><c '), 'Unreadable'],
  ] as const)('that is %s is refused at once', async (_, bytes, fault) => {
    const begin = performance.now();
    expect(await read('xlsx', bytes())).toBe(fault);
    expect(performance.now() - begin).toBeLessThan(5000);
  });

  test('with a cell in the last of 16,384 columns costs no more than the others', async () => {
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
