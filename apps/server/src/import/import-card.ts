/**
 * The call `importCard`: adds a card to the account, or moves its balance to the wallet, once per key. Source: S1.16,
 * S1.17, S4.52, S7.95, S8.55, A-89.
 */
import type { Calls, RequestOf } from '@offrande/api-client/contract';
import type { CaptchaFields } from '@offrande/domain/captcha/schema';
import { checkImport, type ImportDetails } from '@offrande/domain/card-import';
import { needsPin } from '@offrande/domain/card';
import { normaliseCardNumber } from '@offrande/domain/coupon';
import { importBalance } from '@offrande/domain/ledger';
import { toMinorUnits } from '@offrande/domain/money';
import { numberingPlan, phoneEntryOfE164 } from '@offrande/domain/phone';
import { Result } from 'effect';
import { usableFor, requireMember } from '../card/own-card.ts';
import { limitCall } from '../card/limit-call.ts';
import { passCaptcha } from '../captcha/pass-captcha.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { record } from '../ledger/record.ts';
import { uuid } from '../random.ts';
import { kindOf } from '../call/buyer.ts';
import { IMPORT_ALLOWANCE } from './apply-card.ts';
import { claimCard, lockClaimable, proveCard } from './claim-card.ts';

type Request = RequestOf<Calls['importCard']>;

const captchaOf = ({ token, traditionalToken }: Request): CaptchaFields => ({
  ...(token === undefined ? {} : { captchaToken: token }),
  ...(traditionalToken === undefined ? {} : { traditionalToken }),
});

const detailsOf = ({ cardNumber, pinCode, email, mobileNo }: Request, { unit }: CallContext): ImportDetails => {
  const isPinNeeded = needsPin(normaliseCardNumber(cardNumber), unit.pinPolicy);
  const entry = { pin: pinCode ?? '', email: email ?? '', phone: phoneEntryOfE164(mobileNo ?? '') };
  const checked = checkImport(entry, isPinNeeded, numberingPlan);
  if (Result.isSuccess(checked)) return checked.success;
  throw new CallRefused('badRequest', { field: Object.keys(checked.failure)[0] ?? '' });
};

/** Moves the card's free balance. The card must be usable for payments. */
const moveBalance = async (transaction: UnitTransaction, context: CallContext, cardId: string): Promise<void> => {
  const { shop, unit } = context;
  const row = await lockClaimable(transaction, context, cardId, true);
  const { balance } = usableFor('pay', context, row);
  const change = importBalance({
    importId: uuid(shop.random),
    cardId,
    customerId: requireMember(context).id,
    amountMinor: toMinorUnits(balance),
    currency: unit.currency.code,
  });
  await record(transaction, unit.id, [change], shop.random);
};

const importProvenCard: Handler<Calls['importCard']> = async (request, context) => {
  const { unit, buyer } = context;
  if (request.memberBu !== unit.id) throw new CallRefused('badRequest', { field: 'memberBu' });
  const isBalance = request.importType === 'balance';
  if (isBalance && !unit.hasWallet(kindOf(buyer))) throw new CallRefused('notFound', { field: 'importType' });
  const { pin } = detailsOf(request, context);
  await limitCall(context, 'importCard', IMPORT_ALLOWANCE);
  await passCaptcha(context, 'cardImport', captchaOf(request));
  const cardId = await proveCard(context, request.cardNumber, pin);
  return context.once.inTransaction(async (transaction) => {
    if (isBalance) await moveBalance(transaction, context, cardId);
    else await claimCard(transaction, context, cardId);
    return { buId: unit.id };
  });
};

export const importCard: Handler<Calls['importCard']> = (request, context) =>
  context.once.unlessAnswered(() => importProvenCard(request, context));
