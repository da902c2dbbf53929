/** A mail server that counts: which message, to whom, how often, and whom it turned away. It stores nothing else of a message. */
import type { MailReceiver } from '../../../sandbox/src/mailbox/smtp.ts';
import { startSmtp } from '../../../sandbox/src/mailbox/smtp.ts';

export interface TakenMail {
  readonly recipients: ReadonlySet<string>;
  /** How often it was accepted. A mail program shows repetitions of one Message-ID once. */
  readonly times: number;
}

export interface MailSink {
  readonly url: string;
  /** By Message-ID without brackets and host: `card-email.…`. */
  readonly taken: ReadonlyMap<string, TakenMail>;
  /** Recipients that were deferred or refused, with how often. */
  readonly turnedAway: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const HEAD_BYTES = 8192;

const nameOf = (raw: Uint8Array): string => {
  const head = Buffer.from(raw.subarray(0, HEAD_BYTES)).toString('latin1');
  return /^Message-ID:\s*<([^@>]+)@/im.exec(head)?.[1] ?? 'unnamed';
};

export const openMailSink = async (): Promise<MailSink> => {
  const taken = new Map<string, TakenMail>();
  const turnedAway = new Map<string, number>();
  const receiver: MailReceiver = {
    mode: 'accept',
    turnAway: (recipient) => void turnedAway.set(recipient, (turnedAway.get(recipient) ?? 0) + 1),
    receive: async (recipients, raw) => {
      const name = nameOf(raw);
      const before = taken.get(name) ?? { recipients: new Set<string>(), times: 0 };
      taken.set(name, { recipients: new Set([...before.recipients, ...recipients]), times: before.times + 1 });
    },
  };
  const smtp = await startSmtp(receiver, 0, '127.0.0.1');
  return { url: `smtp://127.0.0.1:${smtp.port}`, taken, turnedAway, close: () => smtp.close() };
};
