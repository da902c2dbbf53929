import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CardDocument, groupDigits, renderCardDocument } from './card-document.ts';

const folder = mkdtempSync(join(tmpdir(), 'card-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const square = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const CARD: Omit<CardDocument, 'art' | 'photo'> = {
  language: 'fr',
  direction: 'ltr',
  shopName: 'Offrande',
  productName: 'Offrande, toutes enseignes',
  lines: ['Pour tes 30 ans, Inès', 'On t’embrasse, Papa et Maman Łucja'],
  message: 'Trente ans déjà.\nChoisis ce qui te fait envie.',
  amount: '50,00 €',
  cardNumber: '6041987003215544',
  pin: '028417',
  expiresOn: '2027/11/21',
  howToUse: 'Présentez cette page en caisse ou saisissez le numéro et le code en ligne.',
  labels: {
    title: 'Une carte pour vous',
    from: 'Offert par Camille Roux',
    cardNumber: 'Numéro de carte',
    pin: 'Code',
    expiresOn: 'Valable jusqu’au',
    howToUse: 'Comment l’utiliser',
    scan: 'À scanner en caisse',
    keepSafe: 'Gardez ce document comme de l’argent liquide.',
  },
};

let text: string;
let file: string;
beforeAll(async () => {
  const art = await square('#00604E', 684, 432);
  const photo = await square('#F2B631', 200, 200);
  file = join(folder, 'card.pdf');
  writeFileSync(file, await renderCardDocument({ ...CARD, art, photo }));
  text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
});

describe('the printed card', () => {
  test('carries number, PIN, expiry, amount and the giver’s words', () => {
    for (const part of ['6041 9870 0321 5544', '028417', '2027/11/21', '50,00', ...CARD.lines, 'Trente ans déjà.']) {
      expect(text).toContain(part);
    }
  });

  test('shows its face, its photo and a code in high contrast', async () => {
    execFileSync('pdftoppm', ['-png', '-r', '72', '-singlefile', file, join(folder, 'page')]);
    const { data, info } = await sharp(join(folder, 'page.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += info.channels) colours.add(data.subarray(at, at + 3).toString('hex'));
    expect(colours).toContain('00604e');
    expect(colours).toContain('f2b631');
    expect(colours).toContain('000000');
  });

  test('without a message has no empty band over its face, only the amount', async () => {
    const art = await square('#00604E', 684, 432);
    const papers = await Promise.all(
      [CARD.lines, ['', '']].map(async (lines, at) => {
        const plain = join(folder, `plain-${at}`);
        writeFileSync(`${plain}.pdf`, await renderCardDocument({ ...CARD, lines, art, photo: null }));
        execFileSync('pdftoppm', ['-png', '-r', '72', '-singlefile', `${plain}.pdf`, plain]);
        const { data, info } = await sharp(`${plain}.png`).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        let paper = 0;
        for (let pixel = 0; pixel < data.length; pixel += info.channels)
          if (data.subarray(pixel, pixel + 3).toString('hex') === 'fffdf8') paper += 1;
        return paper;
      }),
    );
    expect(papers[0]).toBeGreaterThan(10_000);
    expect(papers[1]).toBeLessThan(papers[0]! / 2);
    expect(papers[1]).toBeGreaterThan(500);
  });

  test('carries a code that a scanner reads as the card number', async () => {
    execFileSync('pdftoppm', ['-png', '-r', '150', '-singlefile', file, join(folder, 'scan')]);
    const { data, info } = await sharp(join(folder, 'scan.png'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(CARD.cardNumber);
  });

  test('fits on one page', () => {
    expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toMatch(/Pages:\s+1\n/);
  });

  test('groups digits in fours', () => {
    expect(groupDigits('6041987003215544')).toBe('6041 9870 0321 5544');
    expect(groupDigits('12345')).toBe('1234 5');
    expect(groupDigits('')).toBe('');
  });
});
