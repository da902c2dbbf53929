/**
 * Signed messages altered at every byte of body and signature, and unsigned messages: none is accepted. Based on sixty genuine
 * ones, of every provider, state and means of payment.
 */
import type { PaymentProviderId } from '@offrande/domain/payment';
import { PAYMENT_PROVIDER_IDS } from '@offrande/domain/payment';
import type { SignedMessage } from '../../sandbox/src/payments/dialect.ts';
import { findDialect } from '../../sandbox/src/payments/dialects.ts';
import { METHODS, type Payment, type PaymentState } from '../../sandbox/src/payments/payment.ts';
import { PAYMENT_ADAPTERS, type PaymentProvider } from '../../server/src/providers/payment/index.ts';
import type { Dice } from './simulator/dice.ts';
import { SANDBOX_URL } from './in-process-sandbox.ts';

const STATES = ['open', 'paid', 'refused', 'cancelled', 'expired'] as const satisfies readonly PaymentState[];

const providerOf = (id: PaymentProviderId): PaymentProvider => PAYMENT_ADAPTERS[id].connect({ SANDBOX_URL }).provider;

/** The same provider with a wrong key. */
const withOtherKey = (id: PaymentProviderId): PaymentProvider => {
  const { connect, messageKey } = PAYMENT_ADAPTERS[id];
  return connect({ SANDBOX_URL, [messageKey.variable]: 'another' }).provider;
};

export interface GenuineMessage {
  readonly provider: PaymentProviderId;
  readonly message: SignedMessage;
}

const paymentOf = (
  dialect: PaymentProviderId,
  state: PaymentState,
  method: Payment['method'],
  no: number,
): Payment => ({
  shopId: PAYMENT_ADAPTERS[dialect].shopId.sandbox,
  orderNo: `ORDER-${no}`,
  attemptId: `00000000-0000-4000-8000-${String(no).padStart(12, '0')}`,
  amountMinor: 5000 + no,
  currency: 'EUR',
  digits: 2,
  email: 'nora.petit@example.test',
  language: 'fr',
  returnUrl: 'https://shop.example/FR/loading/order',
  notifyUrl: 'https://shop.example/notify',
  ref: `10000000-0000-4000-8000-${String(no).padStart(12, '0')}`,
  dialect,
  openedAt: Date.now(),
  state,
  isClosedByShop: false,
  paymentId: state === 'paid' ? `20000000${String(no).padStart(24, '0')}` : null,
  method,
  challengeFailures: 0,
  scripted: null,
  deliveries: [],
});

export const genuineMessages = (): readonly GenuineMessage[] =>
  PAYMENT_PROVIDER_IDS.flatMap((provider, row) =>
    STATES.flatMap((state, column) =>
      METHODS.map((method, place) => {
        const payment = paymentOf(provider, state, method, row * 100 + column * 10 + place);
        return { provider, message: findDialect(provider).notification(payment) };
      }),
    ),
  );

const isTaken = async (provider: PaymentProvider, headers: Headers, body: Uint8Array): Promise<boolean> =>
  !('_tag' in (await provider.readNotification({ headers, body })));

/** Bodies with one bit of one byte flipped: all eight bits of each byte in turn, or one chosen by the dice. */
function* altered(body: Uint8Array, dice: Dice | null): Generator<Uint8Array> {
  for (const [at, byte] of body.entries()) {
    for (const bit of dice === null ? [0, 1, 2, 3, 4, 5, 6, 7] : [dice.below(8)])
      yield Uint8Array.from(body).fill(byte ^ (1 << bit), at, at + 1);
  }
}

/** The signature headers, with one character of one of them changed. */
function* resigned(headers: SignedMessage['headers']): Generator<Headers> {
  for (const [name, value] of Object.entries(headers)) {
    if (!name.startsWith('X-')) continue;
    for (const at of value.split('').keys()) {
      const character = value[at] === '0' ? '1' : '0';
      yield new Headers({ ...headers, [name]: `${value.slice(0, at)}${character}${value.slice(at + 1)}` });
    }
    yield new Headers(Object.entries(headers).filter(([other]) => other !== name));
  }
}

/** Unsigned bodies, or bodies signed with another key. Lyra's form names its own key, which must not be trusted. */
const forgedBodies = ({ provider, message }: GenuineMessage): readonly Uint8Array[] => {
  const texts = [
    '{"__proto__":{"paid":true}}',
    '__proto__[paid]=true',
    message.body.replace(/^\{/, '{"__proto__":{"status":"PAID"},'),
    `${message.body}&__proto__[paid]=true`,
    ...(provider === 'lyra'
      ? [
          message.body.replace('kr-hash-key=password', 'kr-hash-key=sha256_hmac'),
          lyraWithOtherKey(message.body, 'sha256_hmac'),
          lyraWithOtherKey(message.body, 'password'),
        ]
      : []),
  ];
  return texts.filter((text) => text !== message.body).map((text) => Buffer.from(text));
};

/** The same answer as the browser returns it, signed with the key for browsers. */
const lyraWithOtherKey = (body: string, claimed: string): string => {
  const answer = new URLSearchParams(body).get('kr-answer')!;
  const returned = new URL(findDialect('lyra').returnAddress(paymentOf('lyra', 'paid', 'card', 1))).searchParams;
  returned.set('kr-hash-key', claimed);
  if (claimed === 'password') return returned.toString();
  returned.set('kr-answer', answer);
  return returned.toString();
};

export interface ForgeryFigures {
  readonly messages: number;
  readonly tried: number;
  readonly taken: readonly string[];
}

/** Without dice, every bit of every byte is altered; with dice, one bit of each byte. */
export const proveForgeries = async (
  messages: readonly GenuineMessage[],
  dice: Dice | null,
): Promise<ForgeryFigures> => {
  const taken: string[] = [];
  let tried = 0;
  for (const genuine of messages) {
    const { provider: id, message } = genuine;
    const [provider, otherKey] = [providerOf(id), withOtherKey(id)];
    const headers = new Headers(message.headers);
    const body = Buffer.from(message.body);
    const attempt = async (what: string, isAccepted: Promise<boolean>): Promise<void> => {
      tried += 1;
      if (await isAccepted) taken.push(`${id} ${what}: ${message.body.slice(0, 80)}`);
    };
    if (!(await isTaken(provider, headers, body))) taken.push(`${id} refuses a genuine message`);
    for (const one of altered(body, dice)) await attempt('a byte', isTaken(provider, headers, one));
    for (const one of resigned(message.headers)) await attempt('a character of a header', isTaken(provider, one, body));
    for (const one of forgedBodies(genuine)) await attempt('made up', isTaken(provider, headers, one));
    await attempt('another key', isTaken(otherKey, headers, body));
  }
  return { messages: messages.length, tried, taken };
};
