/**
 * How often proofs of identity may be requested. Counted in windows that begin on the full hour or ten minutes; an
 * address may be shared by many people, and a unit's limit is far above a busy day. Source: reliability rows 24, 25, 28.
 */
import { ONE_TIME_CODES_PER_DAY, RESEND_SECONDS } from '@offrande/domain/password';
import type { CallContext } from '../call/handler.ts';
import { countAgainst } from '../call/rate-limit.ts';

const TEN_MINUTES = 10 * 60_000;
const DAY = 86_400_000;

interface Allowance {
  readonly windowMs: number;
  readonly perSession: number;
  readonly perAddress: number;
  readonly perUnit: number;
}

export const ALLOWANCES = {
  login: { windowMs: TEN_MINUTES, perSession: 30, perAddress: 120, perUnit: 6_000 },
  secondFactor: { windowMs: TEN_MINUTES, perSession: 30, perAddress: 120, perUnit: 6_000 },
  emailCode: { windowMs: TEN_MINUTES, perSession: 10, perAddress: 40, perUnit: 1_000 },
  orderCode: { windowMs: TEN_MINUTES, perSession: 10, perAddress: 40, perUnit: 1_000 },
  /** An SMS costs money: an attacker who requests many exhausts the unit's daily limit, not its budget. */
  phoneCode: { windowMs: DAY, perSession: 15, perAddress: 200, perUnit: 3_000 },
  confirmCode: { windowMs: TEN_MINUTES, perSession: 40, perAddress: 200, perUnit: 10_000 },
  emailChange: { windowMs: TEN_MINUTES, perSession: 20, perAddress: 60, perUnit: 2_000 },
  register: { windowMs: TEN_MINUTES, perSession: 20, perAddress: 60, perUnit: 2_000 },
  resetPassword: { windowMs: TEN_MINUTES, perSession: 10, perAddress: 40, perUnit: 1_000 },
  invite: { windowMs: TEN_MINUTES, perSession: 60, perAddress: 120, perUnit: 2_000 },
  companyLink: { windowMs: TEN_MINUTES, perSession: 10, perAddress: 40, perUnit: 1_000 },
  /** Answered by somebody else's server, which has limits of its own. */
  companyRegister: { windowMs: TEN_MINUTES, perSession: 60, perAddress: 240, perUnit: 5_000 },
  confirmLink: { windowMs: TEN_MINUTES, perSession: 30, perAddress: 120, perUnit: 3_000 },
} as const satisfies Readonly<Record<string, Allowance>>;

/** Counts one request of this browser and address. */
export const limitIdentity = (
  { shop, unit, buyer, clientAddress }: CallContext,
  what: keyof typeof ALLOWANCES,
): Promise<void> => {
  const { windowMs, perSession, perAddress } = ALLOWANCES[what];
  return countAgainst(shop, [
    { subject: `${what}:session:${buyer.sessionId}`, times: perSession, windowMs },
    { subject: `${what}:address:${unit.id}:${clientAddress}`, times: perAddress, windowMs },
  ]);
};

/** Counts one request of the whole unit, after caller and captcha have passed, so that no single caller exhausts the shared limit. */
export const limitUnit = ({ shop, unit }: CallContext, what: keyof typeof ALLOWANCES): Promise<void> => {
  const { windowMs, perUnit } = ALLOWANCES[what];
  return countAgainst(shop, [{ subject: `${what}:unit:${unit.id}`, times: perUnit, windowMs }]);
};

/** Codes for one address, number or order: how many in 24 hours, and how many seconds apart. Logins need more of them. */
export const CODES_PER_TARGET = {
  proof: { perDay: ONE_TIME_CODES_PER_DAY, apartSeconds: RESEND_SECONDS },
  /** A dossier is taken up again over days. */
  kyb: { perDay: 30, apartSeconds: RESEND_SECONDS },
  secondFactor: { perDay: 30, apartSeconds: 20 },
  order: { perDay: ONE_TIME_CODES_PER_DAY, apartSeconds: RESEND_SECONDS },
  cardFile: { perDay: ONE_TIME_CODES_PER_DAY, apartSeconds: RESEND_SECONDS },
} as const;

/** Mails with a link for one address. Links already sent remain valid, so that requests in someone's name do not lock them out. */
export const LINKS_PER_TARGET = [
  { times: 3, windowMs: TEN_MINUTES },
  { times: 10, windowMs: DAY },
] as const;

/**
 * Seconds that an account pauses after consecutive failed logins, beginning with the first; the last value applies to all further ones. A
 * pause ends by itself, and a new password ends it at once: no account is locked permanently.
 */
export const LOGIN_PAUSES_SECONDS = [0, 0, 0, 0, 30, 60, 120, 240, 480, 900] as const;

/** The number of consecutive failures at which the account's owner is notified. */
export const FAILURES_TO_TELL = 10;

/** Consecutive failures older than this no longer count. */
export const FAILURES_FORGOTTEN_AFTER_MS = DAY;
