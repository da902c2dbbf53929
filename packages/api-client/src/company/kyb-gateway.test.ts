/** What the calls of a company's verification send and under which token, and how their answers become a record. */
import { ACME } from '@offrande/domain/dossier/testing';
import { answersOn, EMPTY_DOSSIER, KYB_TABS, type KybTab, newRecord, recordsOf } from '@offrande/domain/dossier';
import type { KybWireRecord } from '@offrande/domain/dossier/schema';
import { Schema } from 'effect';
import { exportJWK, generateKeyPair } from 'jose';
import { describe, expect, test } from 'vitest';
import { type CallOptions, type Client, createClient } from '../client/index.ts';
import { calls, ERROR_CODES, HEADERS } from '../contract/index.ts';
import { createKybIdentityGateway } from '../identity/index.ts';
import { createKybGateway } from './index.ts';

const ACCESS = { token: 'kyb-1', custId: 'company-1' } as const;
const KYB = { kybToken: ACCESS.token };
const REFERENCE = 'K-2026-7H3KQ2PD';
const SAVES = { ...newRecord('').saves, taxResidence: { revision: 4, savedAt: 1_781_000_000_000 } };
const ASKED = [{ tab: 'company', path: 'identity.legalName', reason: 'Unreadable', isAnswered: false }] as const;
const DOCUMENT = { fileId: 'file-1', name: 'kbis.pdf', type: 'pdf', size: 3 } as const;
const BYTES = new Uint8Array([1, 2, 255]);

interface Sent {
  readonly call: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly options: CallOptions | undefined;
}

/** A client that writes down each call as it goes on the wire, and answers by its name. */
const answering = (answers: Readonly<Record<string, unknown>> = {}) => {
  const sent: Sent[] = [];
  const client: Client = {
    unitId: 'FR',
    call: async (call, request, options) => {
      const encoded = Schema.encodeUnknownSync(call.request)(request) as Sent['request'];
      sent.push({ call: call.name, request: encoded, options });
      const answer = answers[call.name];
      return (typeof answer === 'function' ? answer(request) : (answer ?? {})) as never;
    },
  };
  return { gateway: createKybGateway(client), client, sent };
};

const stored = ({ type }: { readonly type: KybWireRecord['type'] }) => ({
  records: recordsOf(ACME).filter((record) => record.type === type),
  reference: REFERENCE,
  state: 'askedAgain',
  asked: ASKED,
  transfer: 'seen',
  saves: SAVES,
});
const RECORD = { reference: REFERENCE, state: 'askedAgain', asked: ASKED, transfer: 'seen', saves: SAVES };
const typesAsked = (sent: readonly Sent[]) => sent.map(({ request }) => request['type']);

test('a tab that is saved while the types are read counts as read before, so that saving it is refused [S7.60]', async () => {
  let asked = 0;
  const { gateway } = answering({
    getKybUserInfo: (request: { readonly type: KybWireRecord['type'] }) => {
      asked += 1;
      const company = { revision: asked, savedAt: 1_781_000_000_000 + asked };
      return { ...stored(request), saves: { ...SAVES, company } };
    },
  });
  const { saves } = await gateway.readRecord({ access: ACCESS });
  expect(saves).toEqual({ ...SAVES, company: { revision: 1, savedAt: 1_781_000_000_001 } });
});

describe('a dossier', () => {
  test('is read type by type, 0 company, 1 user and 2 shareholder, under its token [S7.60]', async () => {
    const { gateway, sent } = answering({ getKybUserInfo: stored });
    expect(await gateway.readRecord({ access: ACCESS })).toEqual({ ...RECORD, dossier: ACME });
    const request = { aggregatorBuId: 'FR', custId: 'company-1' };
    expect(sent).toEqual(
      [0, 1, 2].map((type) => ({ call: 'getKybUserInfo', request: { ...request, type }, options: KYB })),
    );
  });

  test.each<readonly [KybTab, readonly number[]]>([
    ['company', [0]],
    ['representatives', [1]],
    ['shareholders', [0, 2]],
    ['transferVerification', [0]],
    ['taxResidence', [1, 2]],
    ['idDocuments', [1, 2]],
    ['embargo', [0]],
  ])('of the tab %s is read by the types %j, with all answers of that tab [S4.74][S7.60]', async (tab, types) => {
    const { gateway, sent } = answering({ getKybUserInfo: stored });
    const { dossier, ...record } = await gateway.readTab({ access: ACCESS, tab });
    expect(typesAsked(sent)).toEqual(types);
    expect(answersOn(dossier, tab)).toEqual(answersOn(ACME, tab));
    expect(record).toEqual(RECORD);
  });

  test('without anybody in it is empty [S7.60]', async () => {
    const nothing = { ...RECORD, records: [] };
    const { gateway } = answering({ getKybUserInfo: nothing });
    expect((await gateway.readRecord({ access: ACCESS })).dossier).toEqual(EMPTY_DOSSIER);
  });
});

const saved = async (tab: KybTab) => {
  const save = { revision: 5, savedAt: 1_781_000_060_000 };
  const { gateway, sent } = answering({ updateKybUser: save });
  const change = answersOn(ACME, tab);
  expect(await gateway.saveTab({ access: ACCESS, change, dossier: ACME, revision: 4 })).toEqual(save);
  expect(sent).toHaveLength(1);
  return sent[0]!;
};

describe('a save', () => {
  test.each(KYB_TABS)('of %s sends that tab alone, with the revision it was read at [S4.74][S7.59]', async (tab) => {
    const { call, request, options } = await saved(tab);
    expect([call, options]).toEqual(['updateKybUser', KYB]);
    expect(request).toMatchObject({ aggregatorBuId: 'FR', custId: 'company-1', tab, revision: 4 });
    expect((request['records'] as readonly unknown[]).length).toBeGreaterThan(0);
  });

  test('of tax residences says of each whether it is a representative’s or a shareholder’s [S3.81][S7.59]', async () => {
    const { request } = await saved('taxResidence');
    expect(request['records']).toEqual([
      { type: 1, id: 'r1', tax: { taxResidence: 'FR', tin: '30 23 217 600 053' } },
      { type: 2, id: 's1', tax: { taxResidence: 'FR', tin: '30 23 217 600 053' } },
      { type: 2, id: 's2', tax: { taxResidence: 'FR', tin: '512345678' } },
    ]);
  });

  test('of identity documents does so too [S3.81][S7.59]', async () => {
    const records = (await saved('idDocuments')).request['records'] as readonly Readonly<Record<string, unknown>>[];
    expect(records.map(({ type, id }) => [type, id])).toEqual([
      [1, 'r1'],
      [2, 's1'],
    ]);
  });
});

describe('the other calls of a verification', () => {
  test('register with the proof of the email, and need no token yet [S7.58][S4.72]', async () => {
    const registration = { registerType: 'registerBefore', custId: 'company-1' };
    const { gateway, sent } = answering({ kybRegisterAccount: registration });
    for (const intention of ['new', 'resume'] as const) {
      const input = { email: 'ines@acme.example', intention, reference: 'proof-1' };
      expect(await gateway.registerAccount(input)).toEqual(registration);
    }
    expect(sent).toEqual(
      ['new', 'resume'].map((type) => ({
        call: 'kybRegisterAccount',
        request: { aggregatorBuId: 'FR', email: 'ines@acme.example', type, tokenId: 'proof-1' },
        options: undefined,
      })),
    );
  });

  test('ask where the transfer goes, and submit [S7.61][S7.62]', async () => {
    const bank = {
      beneficiary: 'Offrande',
      iban: 'FR1420041010050500013M02606',
      bic: 'PSSTFRPP',
      reference: REFERENCE,
    };
    const { gateway, sent } = answering({ getBankInfo: bank });
    expect(await gateway.readBankInfo({ access: ACCESS })).toEqual(bank);
    await gateway.submitDossier({ access: ACCESS });
    const request = { aggregatorBuId: 'FR', custId: 'company-1' };
    expect(sent).toEqual(['getBankInfo', 'kybSubmit'].map((call) => ({ call, request, options: KYB })));
  });

  test('store a document of the dossier, and read it byte for byte [A-191]', async () => {
    const content = { document: DOCUMENT, resourceContent: 'AQL/' };
    const { gateway, sent } = answering({ uploadKybDocument: { document: DOCUMENT }, readKybDocument: content });
    const file = { name: 'kbis.pdf', content: new Blob([BYTES]) } as never;
    expect(await gateway.uploadDocument(ACCESS, 'registrationDocument', file)).toEqual(DOCUMENT);
    expect(await gateway.readDocument(ACCESS, 'file-1')).toEqual({ document: DOCUMENT, bytes: BYTES });
    const common = { aggregatorBuId: 'FR', custId: 'company-1' };
    const upload = { ...common, kind: 'registrationDocument', fileName: 'kbis.pdf', resourceContent: 'AQL/' };
    expect(sent).toEqual([
      { call: 'uploadKybDocument', request: upload, options: KYB },
      { call: 'readKybDocument', request: { ...common, fileId: 'file-1' }, options: KYB },
    ]);
    await expect(
      gateway.uploadDocument(ACCESS, 'registrationDocument', { name: 'kbis.pdf', content: 'AQL/' } as never),
    ).rejects.toThrow(TypeError);
  });

  test('store a document that is followed on its way, in the client’s stead [S5.51]', async () => {
    const { gateway, sent } = answering({ uploadKybDocument: { document: DOCUMENT } });
    const file = { name: 'kbis.pdf', content: new Blob([BYTES]) } as never;
    const { signal } = new AbortController();
    await gateway.uploadDocument(ACCESS, 'registrationDocument', file, { onSent: () => {}, signal });
    expect(sent[0]?.options).toEqual({ ...KYB, signal, fetch: expect.any(Function) });
  });

  test('are not made without a session, a tab or a change', async () => {
    const { gateway, sent } = answering();
    const change = answersOn(ACME, 'embargo');
    for (const act of [
      async () => gateway.readRecord({ access: null }),
      async () => gateway.readTab({ access: null, tab: 'company' }),
      async () => gateway.readTab({ access: ACCESS, tab: null }),
      async () => gateway.readBankInfo({ access: null }),
      async () => gateway.submitDossier({ access: null }),
      async () => gateway.saveTab({ access: null, change, dossier: ACME, revision: 0 }),
      async () => gateway.saveTab({ access: ACCESS, change: null, dossier: ACME, revision: 0 }),
    ])
      await expect(act()).rejects.toThrow(TypeError);
    expect(sent).toEqual([]);
  });
});

const identityOf = (answers: Readonly<Record<string, unknown>>) => {
  const { client, sent } = answering(answers);
  const solved: string[] = [];
  const gateway = createKybIdentityGateway(client, async (action, kind) => {
    solved.push(`${action} ${kind}`);
    return { kind, token: 'solution' };
  });
  return { gateway, sent, solved };
};

describe('whoever fills in a verification', () => {
  test('signs in by email and password, with a solved captcha [S7.38][A-75]', async () => {
    const { gateway, sent, solved } = identityOf({ kybLogin: ACCESS });
    const password = ' Bonjour12! ';
    const login = { email: 'ines@acme.example', password };
    const request = { aggregatorBuId: 'FR', account: 'ines@acme.example', password };
    for (const kind of ['standard', 'traditional'] as const)
      expect(await gateway.signIn({ ...login, captcha: { kind, token: 'solution' } })).toEqual(ACCESS);
    await expect(gateway.signIn(null)).rejects.toThrow(TypeError);
    expect(sent).toEqual([
      { call: 'kybLogin', request: { ...request, captchaToken: 'solution' }, options: undefined },
      { call: 'kybLogin', request: { ...request, traditionalToken: 'solution' }, options: undefined },
    ]);
    expect(solved).toEqual([]);
  });

  test('is sent a code by email for a solved captcha, and confirms it [S7.56][S7.57]', async () => {
    const { gateway, sent, solved } = identityOf({
      sendVerificationEmail: { reference: 'proof-1' },
      confirmEmailVerification: { isRight: true },
    });
    expect(await gateway.sendCode({ channel: 'email', target: 'ines@acme.example' })).toEqual({ reference: 'proof-1' });
    const answer = await gateway.confirmCode({ channel: 'email', reference: 'proof-1', code: '123456' });
    expect(answer).toEqual({ isRight: true });
    expect(solved).toEqual(['oneTimeCode standard']);
    const unit = { aggregatorBuId: 'FR' };
    expect(sent).toEqual([
      {
        call: 'sendVerificationEmail',
        request: { ...unit, email: 'ines@acme.example', captchaToken: 'solution' },
        options: undefined,
      },
      {
        call: 'confirmEmailVerification',
        request: { ...unit, tokenId: 'proof-1', code: '123456' },
        options: undefined,
      },
    ]);
  });
});

/** A signed-in customer's client: a shop that answers each call by its path, or refuses it with 401. */
const signedIn = async (answers: Readonly<Record<string, unknown>>) => {
  const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { x, y } = await exportJWK(publicKey);
  const init = { token: 'i-1', expiresIn: 3600, sealingKey: { kid: 'k1', kty: 'EC', crv: 'P-256', x, y } };
  const seen: { readonly path: string; readonly headers: Headers }[] = [];
  let ends = 0;
  const client = createClient({
    baseUrl: 'https://shop.test/api',
    unitId: 'FR',
    tokenStore: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    accessToken: () => 'a-token',
    now: () => 0,
    onUnauthorized: () => void (ends += 1),
    fetch: async (input, call) => {
      const request = new Request(input, call);
      const path = new URL(request.url).pathname;
      if (path.endsWith('/others/init')) return Response.json({ data: init });
      seen.push({ path, headers: request.headers });
      const data = answers[path];
      const error = { code: ERROR_CODES.notAuthorized, message: '' };
      return data === undefined
        ? Response.json({ success: false, data: { error } }, { status: 401 })
        : Response.json({ success: true, data });
    },
  });
  return { client, gateway: createKybGateway(client), seen, ends: () => ends };
};

const SUBMIT = '/api/v1/kyb/kybSubmit';

describe('the token of a verification', () => {
  test('goes in its own header, beside the init token and without the customer’s access token [S7.59][A-74]', async () => {
    const { gateway, client, seen } = await signedIn({ [SUBMIT]: {} });
    await gateway.submitDossier({ access: ACCESS });
    expect(HEADERS.kybToken).toBe('Kyb-Token');
    const { path, headers } = seen[0]!;
    expect(path).toBe(SUBMIT);
    expect(['Kyb-Token', 'Init-Token', 'Authorization'].map((name) => headers.get(name))).toEqual([
      'kyb-1',
      'i-1',
      null,
    ]);
    await client.call(calls.csrfToken, { buId: 'FR' }).catch(() => {});
    const customer = seen[1]!.headers;
    expect([customer.get('Kyb-Token'), customer.get('Authorization') === null]).toEqual([null, false]);
  });

  test('that the server refuses ends no sign-in of a customer [S4.82][A-74]', async () => {
    const { gateway, seen, ends } = await signedIn({});
    const change = answersOn(ACME, 'embargo');
    const content = new Blob([BYTES]);
    for (const act of [
      () => gateway.readRecord({ access: ACCESS }),
      () => gateway.readTab({ access: ACCESS, tab: 'company' }),
      () => gateway.readBankInfo({ access: ACCESS }),
      () => gateway.saveTab({ access: ACCESS, change, dossier: ACME, revision: 0 }),
      () => gateway.submitDossier({ access: ACCESS }),
      () => gateway.uploadDocument(ACCESS, 'registrationDocument', { name: 'kbis.pdf', content } as never),
      () => gateway.readDocument(ACCESS, 'file-1'),
      () => gateway.handOver(ACCESS, 'max@example.fr'),
    ])
      await expect(act()).rejects.toMatchObject({ reason: 'unauthorized' });
    expect(ends()).toBe(0);
    for (const { headers } of seen) expect(headers.get('Authorization')).toBeNull();
  });

  test('is what each call of a dossier needs, and no call that opens one [S7.38][S7.56][S7.57][S7.58]', () => {
    const { kybLogin, sendVerificationEmail, confirmEmailVerification, kybRegisterAccount } = calls;
    for (const call of [kybLogin, sendVerificationEmail, confirmEmailVerification, kybRegisterAccount])
      expect(call.auth, call.name).toBe('buyer');
    const { getKybUserInfo, updateKybUser, getBankInfo, kybSubmit, uploadKybDocument, readKybDocument } = calls;
    const { handOverDossier } = calls;
    for (const call of [
      getKybUserInfo,
      updateKybUser,
      getBankInfo,
      kybSubmit,
      uploadKybDocument,
      readKybDocument,
      handOverDossier,
    ])
      expect(call.auth, call.name).toBe('kyb');
  });
});
