/** Wallet passes, verified with independent tools: the archive with an unzipper, its signature with openssl, the link with its public key. */
import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey, verify as verifySignature, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@offrande/api-client/contract';
import type { WalletKind } from '@offrande/domain/card-copy';
import { strFromU8, unzipSync } from 'fflate';
import jsqr from 'jsqr';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardPageAddress } from '../issued-card/card-page-address.ts';
import { cardHolder, storedCard } from '../card/testing.ts';
import { drawScannableCode } from '../document/scannable-code.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';

const pass = async (browser: Browser, cardNumber: string, wallet: WalletKind): Promise<string> =>
  (await browser.call(calls.cardPass, { aggregatorBuId: UNIT, cardNumber, wallet })).passUrl;

/** A part of a JSON Web Token. */
const jsonOf = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

const sha1 = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('hex');

/** Throws unless openssl verifies the signature of these bytes by a certificate of the authority. */
const verify = (signature: Uint8Array, manifest: Uint8Array, authority: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'offrande-pass-'));
  const file = (name: string, content: Uint8Array | string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  try {
    const [signed, content, root] = [
      file('signature', signature),
      file('manifest.json', manifest),
      file('root.pem', authority),
    ];
    const signer = join(folder, 'signer.pem');
    const options = ['-inform', 'DER', '-in', signed, '-content', content, '-CAfile', root, '-purpose', 'any'];
    execFileSync('openssl', ['cms', '-verify', '-binary', ...options, '-signer', signer, '-out', '/dev/null'], {
      stdio: 'pipe',
    });
    return execFileSync('openssl', ['x509', '-in', signer], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const decoded = async (png: Uint8Array): Promise<string | undefined> => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

const open = async (answer: Response) => {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/vnd.apple.pkpass');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { bytes, files: unzipSync(bytes) };
};

interface GooglePasses {
  readonly giftCardClasses: readonly { readonly id: string }[];
  readonly giftCardObjects: readonly {
    readonly classId: string;
    readonly barcode: { readonly value: string };
    readonly heroImage: { readonly sourceUri: { readonly uri: string } };
  }[];
}

describe('the passes of a card', () => {
  let shop: TestShop;
  beforeAll(async () => void (shop = await openTestShop()));
  afterAll(() => shop.close());

  test('include one for Apple Wallet: an archive signed by the shop, with picture, balance, last day and a scannable code, but no PIN', async () => {
    const { browser, card } = await cardHolder(shop);
    const { pin } = await storedCard(shop, card.cardNumber);
    const { bytes, files } = await open(await browser.raw(await pass(browser, card.cardNumber, 'apple')));
    const manifest = JSON.parse(strFromU8(files['manifest.json']!)) as Record<string, string>;
    const inside = Object.keys(files).filter((name) => name !== 'manifest.json' && name !== 'signature');
    expect(Object.keys(manifest).toSorted()).toEqual(inside.toSorted());
    for (const name of inside) expect([name, manifest[name]]).toEqual([name, sha1(files[name]!)]);
    const { certificate, intermediate } = await shop.shop.wallets.apple();
    const signer = verify(files['signature']!, files['manifest.json']!, intermediate);
    expect(new X509Certificate(signer).fingerprint256).toBe(new X509Certificate(certificate).fingerprint256);
    const tampered = Buffer.from(files['manifest.json']!);
    tampered[5]! ^= 1;
    expect(() => verify(files['signature']!, tampered, intermediate)).toThrow();
    for (const [name, width] of [
      ['strip@2x.png', 750],
      ['icon.png', 29],
      ['logo@3x.png', 150],
    ] as const)
      expect([name, (await sharp(files[name]!).metadata()).width]).toEqual([name, width]);
    const text = strFromU8(files['pass.json']!);
    const said = JSON.parse(text) as {
      barcodes: { message: string; format: string }[];
      expirationDate: string;
      storeCard: { headerFields: unknown[]; secondaryFields: unknown[]; auxiliaryFields: { value: string }[] };
    };
    expect(said.storeCard.headerFields).toEqual([
      { key: 'balance', label: 'Solde', value: Number(card.cardBalance), currencyCode: 'EUR' },
    ]);
    expect(said.storeCard.secondaryFields).toContainEqual({
      key: 'until',
      label: 'Valable jusqu’au',
      value: card.expiryDate,
    });
    expect(said.storeCard.auxiliaryFields[0]!.value).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d$/);
    const lastInstant = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(
      new Date(said.expirationDate),
    );
    expect(lastInstant.replaceAll('-', '/')).toBe(card.expiryDate);
    expect(said.barcodes[0]).toMatchObject({ format: 'PKBarcodeFormatQR', message: card.cardNumber });
    expect(await decoded(await drawScannableCode(said.barcodes[0]!.message))).toBe(card.cardNumber);
    expect(pin).toHaveLength(6);
    expect(text).not.toContain(pin);
    expect(bytes.length).toBeLessThan(1_000_000);
  });

  test('include one for Google Wallet: a link signed by the shop’s account, with the same data', async () => {
    const { browser, card } = await cardHolder(shop);
    const { pin, id } = await storedCard(shop, card.cardNumber);
    const url = await pass(browser, card.cardNumber, 'google');
    const { account, key, issuerId, saveUrl } = await shop.shop.wallets.google();
    expect(url.startsWith(`${saveUrl}/`)).toBe(true);
    const token = url.slice(saveUrl.length + 1);
    expect(token.length).toBeLessThan(2_400);
    const [header = '', body = '', signature = ''] = token.split('.');
    const signed = Buffer.from(`${header}.${body}`);
    expect(verifySignature('RSA-SHA256', signed, createPublicKey(key), Buffer.from(signature, 'base64url'))).toBe(true);
    expect(jsonOf(header)).toMatchObject({ alg: 'RS256' });
    const payload = jsonOf(body);
    expect(payload).toMatchObject({
      iss: account,
      aud: 'google',
      typ: 'savetowallet',
      origins: [shop.shop.publicOrigin],
    });
    const { giftCardObjects, giftCardClasses } = payload['payload'] as GooglePasses;
    const [saved] = giftCardObjects;
    expect(giftCardClasses.map((one) => one.id)).toEqual([saved!.classId]);
    expect(saved).toMatchObject({
      id: `${issuerId}.${id}`,
      state: 'ACTIVE',
      cardNumber: card.cardNumber,
      balance: { micros: String(Math.round(Number(card.cardBalance) * 1_000_000)), currencyCode: 'EUR' },
      barcode: { type: 'QR_CODE', value: card.cardNumber },
    });
    expect(await decoded(await drawScannableCode(saved!.barcode.value))).toBe(card.cardNumber);
    expect(JSON.stringify(payload)).not.toContain(pin);
    const picture = await shop.browser().raw(new URL(saved!.heroImage.sourceUri.uri).pathname);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(1032);
  });

  test('are for the owner’s browser, for ten minutes, and not for a blocked card', async () => {
    const { browser, card } = await cardHolder(shop);
    const url = await pass(browser, card.cardNumber, 'apple');
    const other = shop.browser();
    await other.signIn();
    expect((await other.raw(url)).status).toBe(404);
    expect((await browser.raw(`${url.slice(0, -4)}AAAA`)).status).toBe(404);
    expect((await browser.raw(url.replace('/pass/', '/print/'))).status).toBe(404);
    expect(await refusalCode(pass(other, card.cardNumber, 'google'))).toMatchObject({ code: '40400' });
    shop.wait(11);
    expect((await browser.raw(url)).status).toBe(404);
    const again = await pass(browser, card.cardNumber, 'apple');
    await browser.call(calls.updateCard, { aggregatorBuId: UNIT, cardNumber: card.cardNumber, action: 'Block' });
    expect((await browser.raw(again)).status).toBe(404);
    expect(await refusalCode(pass(browser, card.cardNumber, 'google'))).toMatchObject({
      detail: { reason: 'CardBlocked' },
    });
  });

  test('are also on the page behind a receiver’s link, for the wallets of the device', async () => {
    const { card } = await cardHolder(shop);
    const { id } = await storedCard(shop, card.cardNumber);
    const path = new URL(cardPageAddress(shop.shop, UNIT, { id, sending: 0 })).pathname;
    const receiver = shop.browser();
    const shownOn = async (agent: string) => {
      const text = await (await receiver.raw(path, { headers: { 'User-Agent': agent } })).text();
      return ['Apple Wallet', 'Google Wallet'].filter((name) => text.includes(name));
    };
    expect(await shownOn('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')).toEqual(['Apple Wallet']);
    expect(await shownOn('Mozilla/5.0 (Linux; Android 16)')).toEqual(['Google Wallet']);
    expect(await shownOn('Mozilla/5.0 (X11; Linux x86_64)')).toEqual(['Apple Wallet', 'Google Wallet']);
    const { files } = await open(await receiver.raw(`${path}/pass/apple`));
    expect(strFromU8(files['pass.json']!)).toContain(card.cardNumber);
    const saving = await receiver.raw(`${path}/pass/google`, { redirect: 'manual' });
    expect([
      saving.status,
      saving.headers.get('Location')!.startsWith((await shop.shop.wallets.google()).saveUrl),
    ]).toEqual([302, true]);
    expect((await receiver.raw(`${path}/pass/samsung`)).status).toBe(404);
    expect((await receiver.raw(`${path.slice(0, -4)}AAAA/pass/apple`)).status).toBe(404);
    await sql`update card set is_blocked = true where id = ${id}`.execute(shop.database.connection);
    expect((await receiver.raw(`${path}/pass/apple`)).status).toBe(404);
  });
});
