/**
 * Checks the captcha of a call: required where the domain says so, valid for its requester, unit and action, and usable once. While no
 * solution can be verified, calls that move or open anything are refused, and calls that only read are allowed under a stricter limit.
 * Source: S8.5, S8.6, reliability rows 3 and 31.
 */
import { ERROR_CODES } from '@offrande/api-client/contract';
import {
  type CaptchaAction,
  captchaErrorCode,
  type CaptchaProvider,
  type CaptchaToken,
  isCaptchaRequired,
  isOpenWithoutVerifier,
} from '@offrande/domain/captcha';
import { type CaptchaFields, readCaptchaFields } from '@offrande/domain/captcha/schema';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import { countAgainst } from '../call/rate-limit.ts';
import { hashSecret } from '../vault.ts';
import { captchaOfKind, verifyProof } from './proof.ts';

/** Longer than any provider's solution is valid. */
const SITE_TOKEN_KEPT_MS = 3_600_000;
const WITHOUT_VERIFIER = { times: 3, windowMs: 600_000 } as const;

const refusal = (provider: CaptchaProvider): CallRefused =>
  new CallRefused(captchaErrorCode(provider) === ERROR_CODES.captchaGoogle ? 'captchaGoogle' : 'captchaCloudflare');

/** Spends a solution; false if it was used before. Deletes expired ones along the way. */
const spend = ({ shop, unit }: CallContext, solution: string, expiresAt: Date): Promise<boolean> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql`
      with old as (delete from captcha_spent where bu_id = ${unit.id} and expires_at < ${shop.clock()})
      insert into captcha_spent (bu_id, solution, expires_at) values (${unit.id}, ${hashSecret(solution)}, ${expiresAt})
      on conflict on constraint captcha_spent_once do nothing returning solution`.execute(transaction);
    return rows.length === 1;
  });

const judge = async (
  context: CallContext,
  action: CaptchaAction,
  { kind, token }: CaptchaToken,
): Promise<'right' | 'wrong' | 'unreachable'> => {
  const { shop, clientAddress } = context;
  const configuration = captchaOfKind(shop, kind);
  if (configuration.provider === 'proofOfWork') {
    const proof = verifyProof(shop, context, action, configuration.bits, token);
    return proof !== null && (await spend(context, proof.challenge, proof.endsAt)) ? 'right' : 'wrong';
  }
  const verdict = (await shop.captcha.verify?.({ token, action, clientAddress })) ?? 'unreachable';
  if (verdict !== 'right') return verdict;
  const expiresAt = new Date(shop.clock().getTime() + SITE_TOKEN_KEPT_MS);
  return (await spend(context, token, expiresAt)) ? 'right' : 'wrong';
};

/** Refuses the call if a solution is required and missing, wrong or spent. `wrongTries` are the caller's recent wrong guesses. */
export const passCaptcha = async (
  context: CallContext,
  action: CaptchaAction,
  fields: CaptchaFields,
  wrongTries = 0,
): Promise<void> => {
  if (!isCaptchaRequired(action, wrongTries)) return;
  const token = readCaptchaFields(fields);
  if (token === null) throw refusal(context.shop.captcha.configuration.provider);
  const verdict = await judge(context, action, token);
  if (verdict === 'right') return;
  if (verdict === 'wrong' || !isOpenWithoutVerifier(action)) {
    throw refusal(captchaOfKind(context.shop, token.kind).provider);
  }
  await countAgainst(context.shop, [
    { subject: `unverified:${action}:${context.buyer.sessionId}`, ...WITHOUT_VERIFIER },
  ]);
};
