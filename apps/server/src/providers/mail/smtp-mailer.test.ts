/** Mail sent by the adapter to the sandbox's mailbox, and the handling of a mail server's failures. Source: reliability row 37. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../../sandbox/src/sandbox.ts';
import { type Mailer, type MailMessage, MailUnavailable, smtpMailer } from './index.ts';

let sandbox: Sandbox;
let mailer: Mailer;

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0 });
  mailer = smtpMailer({ url: `smtp://localhost:${sandbox.smtpPort}`, timeoutMs: 500 });
});
afterAll(() => sandbox.close());
afterEach(() => fetch(`${sandbox.url}/api/mail`, { method: 'DELETE' }));

const message: MailMessage = {
  messageId: '<order-1.confirmation@offrande.example>',
  from: { name: 'Offrande', address: 'shop@offrande.example' },
  to: 'ines.marchand@example.test',
  replyTo: 'service@offrande.example',
  subject: 'Votre carte cadeau « à offrir » 🎁 هدية',
  text: 'Bonjour Inès,\nvoici votre carte.',
  html: '<p>Bonjour Inès,</p><img src="cid:card" alt="Carte"><p>voici votre carte.</p>',
  attachments: [
    {
      fileName: 'carte à offrir.pdf',
      contentType: 'application/pdf',
      content: new Uint8Array([37, 80, 68, 70, 0, 255]),
    },
    { fileName: 'card.png', contentType: 'image/png', content: new Uint8Array([137, 80, 78, 71]), contentId: 'card' },
  ],
};

interface ReceivedMail {
  readonly id: string;
  readonly messageId: string;
  readonly text: string;
  readonly attachments: readonly { readonly fileName: string; readonly isInline: boolean; readonly address: string }[];
}

const received = async (): Promise<readonly ReceivedMail[]> =>
  (await fetch(`${sandbox.url}/api/mail`)).json() as Promise<ReceivedMail[]>;

const setMode = (mode: string) =>
  fetch(`${sandbox.url}/control/mail`, { method: 'POST', body: JSON.stringify({ mode }) });

const failureOf = (sending: Promise<void>): Promise<unknown> =>
  sending.then(
    () => 'sent',
    (failure: unknown) => failure,
  );

describe('an accepted message', () => {
  test('arrives with its text, its sender and the caller’s Message-ID', async () => {
    await mailer.send(message);

    const [mail] = await received();
    expect(mail).toMatchObject({
      messageId: message.messageId,
      from: 'Offrande <shop@offrande.example>',
      recipients: ['ines.marchand@example.test'],
      subject: message.subject,
      headers: { 'reply-to': 'service@offrande.example' },
    });
    expect(mail!.text.trim()).toBe(message.text);
  });

  test('has its attachments intact and shows the inline image', async () => {
    await mailer.send(message);

    const [mail] = await received();
    const file = mail!.attachments.find(({ isInline }) => !isInline)!;
    const bytes = new Uint8Array(await (await fetch(`${sandbox.url}${file.address}`)).arrayBuffer());
    const letter = await (await fetch(`${sandbox.url}/mail/${mail!.id}/html`)).text();
    expect(file.fileName).toBe('carte à offrir.pdf');
    expect(bytes).toEqual(message.attachments![0]!.content);
    expect(letter).toContain(`src="/mail/${mail!.id}/attachments/`);
  });

  test('cannot be redirected to others by a line break in a field', async () => {
    const injected = { ...message, to: 'a@example.test\r\nBcc: b@example.test', subject: 'x\r\nBcc: c@example.test' };

    await failureOf(mailer.send(injected));

    const mails = (await received()) as unknown as { recipients: string[]; headers: Record<string, string> }[];
    expect(mails.flatMap(({ recipients }) => recipients)).not.toContain('b@example.test');
    expect(mails.flatMap(({ recipients }) => recipients)).not.toContain('c@example.test');
    expect(mails.every(({ headers }) => headers['bcc'] === undefined)).toBe(true);
  });
});

describe('a message that was not accepted', () => {
  test.each([
    ['temporary', true],
    ['permanent', false],
    ['hang', true],
    ['cut', true],
  ])('by a server in mode "%s" may be retried: %s', async (mode, isRetryable) => {
    await setMode(mode);

    const failure = await failureOf(mailer.send(message));

    expect(failure).toBeInstanceOf(MailUnavailable);
    expect(failure).toMatchObject({ _tag: 'MailUnavailable', isRetryable });
  });

  test('is retried under the same Message-ID, so that a duplicate is recognised', async () => {
    await setMode('cut');
    await failureOf(mailer.send(message));
    await setMode('accept');
    await mailer.send(message);

    expect((await received()).map(({ messageId }) => messageId)).toEqual([message.messageId, message.messageId]);
  });

  test('may be retried if there is no server, but not if there is no recipient', async () => {
    const nowhere = smtpMailer({ url: 'smtp://127.0.0.1:9', timeoutMs: 500 });

    expect(await failureOf(nowhere.send(message))).toMatchObject({ isRetryable: true });
    expect(await failureOf(mailer.send({ ...message, to: '' }))).toMatchObject({ isRetryable: false });
  });
});
