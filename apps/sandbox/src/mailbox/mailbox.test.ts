/** The mailbox behind its SMTP server, tested line by line so that no mail library hides the server's replies. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());
afterEach(() => fetch(`${sandbox.url}/api/mail`, { method: 'DELETE' }));

const LETTER = [
  'From: Offrande <shop@example.test>',
  'To: someone.else@example.test',
  'Subject: =?utf-8?Q?Votre_carte_cadeau_=C3=A0_offrir?=',
  'Message-ID: <one@example.test>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p onclick="alert(1)">Bonjour</p><script>alert(1)</script>',
  '--b',
  'Content-Type: application/pdf; name="carte.pdf"',
  'Content-Disposition: attachment; filename="carte.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  'JVBERg==',
  '--b--',
].join('\r\n');

/** Sends each line after the reply to the previous one; returns the reply codes, and `closed` once the connection is closed. */
const talk = async (lines: readonly string[]): Promise<string[]> => {
  const socket: Socket = connect(sandbox.smtpPort, '127.0.0.1');
  const codes: string[] = [];
  const waiting = [...lines];
  for await (const line of createInterface({ input: socket })) {
    if (/^\d{3}-/.test(line)) continue;
    codes.push(line.slice(0, 3));
    const next = waiting.shift();
    if (next === undefined || line.startsWith('4') || line.startsWith('5')) break;
    socket.write(`${next}\r\n`);
  }
  if (waiting.length === 0 && codes.length <= lines.length) codes.push('closed');
  socket.destroy();
  return codes;
};

const letterTo = (recipient: string): string[] => [
  'EHLO test',
  'MAIL FROM:<shop@example.test>',
  `RCPT TO:<${recipient}>`,
  'DATA',
  `${LETTER}\r\n.`,
];

const setMode = (mode: string) =>
  fetch(`${sandbox.url}/control/mail`, { method: 'POST', body: JSON.stringify({ mode }) });

const mails = async (query = ''): Promise<{ id: string }[]> =>
  (await fetch(`${sandbox.url}/api/mail${query}`)).json() as Promise<{ id: string }[]>;

describe('an accepted email', () => {
  test('is stored under the envelope recipient, with its own Message-ID and files', async () => {
    expect(await talk(letterTo('ines@example.test'))).toEqual(['220', '250', '250', '250', '354', '250']);

    expect(await mails('?to=INES@example.test')).toMatchObject([
      {
        messageId: '<one@example.test>',
        from: 'Offrande <shop@example.test>',
        recipients: ['ines@example.test'],
        subject: 'Votre carte cadeau à offrir',
        attachments: [{ fileName: 'carte.pdf', contentType: 'application/pdf', size: 4 }],
      },
    ]);
    expect(await mails('?to=someone.else@example.test')).toEqual([]);
  });

  test('shows its HTML in a frame where no script may run, and serves its file as a download', async () => {
    await talk(letterTo('a@example.test'));
    const [mail] = await mails();

    const page = await (await fetch(`${sandbox.url}/mail/${mail!.id}`)).text();
    const letter = await fetch(`${sandbox.url}/mail/${mail!.id}/html`);
    const file = await fetch(`${sandbox.url}/mail/${mail!.id}/attachments/0`);

    expect(page).toMatch(/<iframe[^>]+sandbox="(?!.*allow-scripts)/s);
    expect(page).not.toContain('<script>');
    expect(letter.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*(allow-scripts|allow-same-origin))/);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(await file.text()).toBe('%PDF');
  });
});

describe('the switch', () => {
  test.each([
    ['temporary', '421'],
    ['permanent', '550'],
  ])('%s: the recipient is answered with %s, nothing is kept but his name', async (mode, code) => {
    await setMode(mode);

    expect((await talk(letterTo('a@example.test'))).at(-1)).toBe(code);
    expect(await mails()).toEqual([]);
    expect(await (await fetch(`${sandbox.url}/control/mail`)).json()).toEqual({ mode, turnedAway: ['a@example.test'] });
  });

  test('without it, an address under .invalid has no mailbox', async () => {
    expect((await talk(letterTo('camille@mailbox.invalid'))).at(-1)).toBe('550');
    expect(await mails()).toEqual([]);
  });

  test('without it, an address under greylisted.test is deferred the first time only', async () => {
    for (const to of ['camille@greylisted.test', 'ines@greylisted.test']) {
      expect((await talk(letterTo(to))).at(-1)).toBe('451');
      expect((await talk(letterTo(to))).at(-1)).not.toBe('451');
    }
    expect(await mails()).toHaveLength(2);
  });

  test('cut: the email is stored although the sender gets no confirmation', async () => {
    await setMode('cut');

    expect((await talk(letterTo('a@example.test'))).at(-1)).toBe('closed');
    expect(await mails()).toHaveLength(1);
  });

  test('hang: the recipient command is never answered, and closing the sandbox does not wait for it', async () => {
    const hanging = await startSandbox({ httpPort: 0, smtpPort: 0 });
    await fetch(`${hanging.url}/control/mail`, { method: 'POST', body: JSON.stringify({ mode: 'hang' }) });
    const socket = connect(hanging.smtpPort, '127.0.0.1');
    await once(socket, 'data');
    socket.write('EHLO test\r\nMAIL FROM:<a@b.test>\r\nRCPT TO:<c@d.test>\r\n');

    const closed = once(socket, 'close');
    await hanging.close();

    await expect(closed).resolves.toBeDefined();
  });
});
