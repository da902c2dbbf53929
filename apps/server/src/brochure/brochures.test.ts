/** A unit's brochures: listed for its companies with language, type and size, and sent as what was listed. */
import { calls, ERROR_CODES } from '@offrande/api-client/contract';
import { unit as FR } from '@offrande/tenants/FR';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../delivery/testing.ts';
import { openTestShop, type TestShop } from '../http/testing.ts';
import { refusalCode } from '../order/testing.ts';
import { UNIT_FIELD } from '../session/testing.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const company = async () => {
  const browser = shop.browser();
  await browser.signIn({ memberType: 'business', email: 'achats@atelier.test' });
  return browser;
};

const fetchFile = async (href: string) => {
  const answer = await shop.browser().raw(href);
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

test('brochures are listed in the languages of the unit, and each file has the type and size that were said [S2.25]', async () => {
  const { brochures, zip } = await (await company()).call(calls.brochures, UNIT_FIELD);
  expect(brochures.map(({ title }) => title)).toEqual(FR.brochures.map(({ title }) => title.fr));
  for (const [at, { pdf }] of brochures.entries()) {
    expect(pdf.map(({ language }) => language)).toEqual(shop.shop.units.get('FR')!.languages);
    for (const { href, language, size } of pdf) {
      const { answer, bytes } = await fetchFile(href);
      expect([answer.status, answer.headers.get('Content-Type'), bytes.length]).toEqual([200, 'application/pdf', size]);
      const text = pdfText(bytes).replaceAll(/\s+/g, ' ');
      const { title, sections } = FR.brochures[at]!;
      for (const said of [title, ...sections.map((section) => section.title)])
        expect(text).toContain(said[language as 'en' | 'fr']);
    }
  }
  for (const { href, language, size } of zip) {
    const { answer, bytes } = await fetchFile(href);
    expect([answer.headers.get('Content-Type'), bytes.length]).toEqual(['application/zip', size]);
    const entries = unzipSync(bytes);
    expect(Object.keys(entries)).toEqual(FR.brochures.map(({ id }) => `${id}.${language}.pdf`));
    for (const entry of Object.values(entries)) expect(strFromU8(entry.subarray(0, 5))).toBe('%PDF-');
  }
});

test('brochures are listed for companies alone [S2.24]', async () => {
  const [guest, individual] = [shop.browser(), shop.browser()];
  await individual.signIn();
  for (const browser of [guest, individual])
    expect(await refusalCode(browser.call(calls.brochures, UNIT_FIELD))).toMatchObject({
      code: ERROR_CODES.notAuthorized,
    });
});

test.each(['/media/brochure/FR/none.fr.pdf', '/media/brochure/NOWHERE/security-and-data.fr.pdf'])(
  'an address without a brochure is not found: %s',
  async (href) => expect((await fetchFile(href)).answer.status).toBe(404),
);
