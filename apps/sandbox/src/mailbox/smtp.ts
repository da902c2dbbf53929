/**
 * The SMTP server of the mailbox. Its mode decides whether a message is accepted, deferred (421), refused (550), left
 * waiting or cut off. Addresses under `.invalid` have no mailbox (RFC 6761) and are refused in every mode; those under `greylisted.test` are
 * deferred (451) the first time, as by a server that greylists.
 */
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Mailbox, MailMode } from './mailbox.ts';

const MESSAGE_MAX_BYTES = 25 * 2 ** 20;

class SmtpRefusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

const REFUSALS: Readonly<Partial<Record<MailMode, SmtpRefusal>>> = {
  temporary: new SmtpRefusal(421, 'Try again later'),
  permanent: new SmtpRefusal(550, 'No such mailbox'),
};

const readAll = async (stream: SMTPServerDataStream): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
};

const GREYLISTED = new SmtpRefusal(451, 'Greylisted, try again later');

/** Defers each greylisted address once. */
const createGreylist = () => {
  const known = new Set<string>();
  return (address: string): SmtpRefusal | undefined => {
    const folded = address.toLowerCase();
    if (!folded.endsWith('@greylisted.test') || known.has(folded)) return undefined;
    known.add(folded);
    return GREYLISTED;
  };
};

const hasNoMailbox = (address: string): boolean => address.toLowerCase().endsWith('.invalid');

/** What receives the messages. */
export type MailReceiver = Pick<Mailbox, 'mode' | 'receive' | 'turnAway'>;

const takeData = async (
  mailbox: MailReceiver,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> => {
  const raw = await readAll(stream);
  if (stream.sizeExceeded) throw new SmtpRefusal(552, 'Message too big');
  await mailbox.receive(
    session.envelope.rcptTo.map(({ address }) => address),
    raw,
  );
};

const cut = (server: SMTPServer, session: SMTPServerSession): void => {
  for (const connection of server.connections as Set<{ id: string; close(): void }>)
    if (connection.id === session.id) connection.close();
};

export interface RunningSmtp {
  readonly port: number;
  close(): Promise<void>;
}

export const startSmtp = async (mailbox: MailReceiver, port: number, host: string): Promise<RunningSmtp> => {
  const greylist = createGreylist();
  const server = new SMTPServer({
    banner: 'Offrande sandbox',
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MESSAGE_MAX_BYTES,
    closeTimeout: 100,
    logger: false,
    onAuth: ({ username }, _session, callback) => callback(null, { user: username ?? 'anyone' }),
    onRcptTo: ({ address }, _session, callback) => {
      if (mailbox.mode === 'hang') return;
      const refusal = hasNoMailbox(address) ? REFUSALS.permanent : (REFUSALS[mailbox.mode] ?? greylist(address));
      if (refusal) mailbox.turnAway(address);
      callback(refusal);
    },
    onData: (stream, session, callback) => {
      takeData(mailbox, stream, session).then(
        () => (mailbox.mode === 'cut' ? cut(server, session) : callback()),
        (error: Error) => callback(error),
      );
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
