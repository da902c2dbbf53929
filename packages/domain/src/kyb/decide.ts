/**
 * What the staff decide about a submitted dossier: single answers again, verified, refused. Verification needs a dossier that lacks nothing on
 * that day, and the transfer that the company declared. Source: S4.75, S4.76, A-78, A-79, A-182.
 */
import { Result } from 'effect';
import type { KybFacts } from '../dossier-field/index.ts';
import { answersByPath, isWithin, missing, nextDossierState, settle, withAnswer } from '../dossier/index.ts';
import type {
  AskedItem,
  Dossier,
  DossierEventRefused,
  DossierStanding,
  KybRecord,
  KybTab,
  Missing,
} from '../dossier/index.ts';
import type { NumberingPlan } from '../phone/index.ts';

/** `UnknownAnswer`: the dossier has no such answer, or it does not apply. `NothingAsked`: no answer was named. */
type AskAgainRefusal =
  | DossierEventRefused
  | { readonly _tag: 'NothingAsked' }
  | { readonly _tag: 'UnknownAnswer'; readonly tab: string; readonly path: string };

const PROBE = '?';

/** Whether an answer applies: given, or kept if it were given. The others are cleared as soon as they are saved. */
const applies = (dossier: Dossier, tab: KybTab, path: string, value: unknown): boolean => {
  if (value !== '' && value !== null && !(Array.isArray(value) && value.length === 0)) return true;
  const probed = settle(withAnswer(dossier, tab, path, PROBE));
  return answersByPath(probed, tab).get(path) === PROBE;
};

const isAnswer = ({ dossier }: DossierStanding, { tab, path }: Pick<AskedItem, 'tab' | 'path'>): boolean =>
  [...answersByPath(dossier, tab)].some(
    ([answer, value]) => isWithin(answer, path) && applies(dossier, tab, answer, value),
  );

/** Opens single answers of a submitted dossier again, each with a reason that the company reads; all others stay as they are. */
export const askAgain = (
  standing: DossierStanding,
  items: readonly Omit<AskedItem, 'isAnswered'>[],
): Result.Result<DossierStanding, AskAgainRefusal> => {
  const next = nextDossierState(standing.state, 'askAgain');
  if (Result.isFailure(next)) return Result.fail(next.failure);
  if (items.length === 0) return Result.fail({ _tag: 'NothingAsked' });
  const unknown = items.find((item) => !isAnswer(standing, item));
  if (unknown !== undefined) return Result.fail({ _tag: 'UnknownAnswer', tab: unknown.tab, path: unknown.path });
  return Result.succeed({
    ...standing,
    state: next.success,
    asked: items.map((item) => ({ ...item, isAnswered: false })),
  });
};

/** What the bank says of the verification transfer; null while nobody has looked. */
export type TransferFinding = 'right' | 'wrong' | null;

type TransferArrival = KybRecord['transfer'];

/** What the company is told of a finding: nothing of what is wrong with a transfer. */
export const arrivalOf = (finding: TransferFinding): TransferArrival => (finding === 'right' ? 'seen' : 'notYet');

/** The finding after a save: a transfer proves nothing of an account that is declared later. */
export const findingAfter = (
  finding: TransferFinding,
  { transferVerification: before }: Pick<Dossier, 'transferVerification'>,
  { transferVerification: after }: Pick<Dossier, 'transferVerification'>,
): TransferFinding => (before.iban === after.iban ? finding : null);

/** The arrival after a save, as the server will tell it. */
export const arrivalAfter = (
  arrival: TransferArrival,
  before: Pick<Dossier, 'transferVerification'>,
  after: Pick<Dossier, 'transferVerification'>,
): TransferArrival => arrivalOf(findingAfter(arrival === 'seen' ? 'right' : null, before, after));

/**
 * `DossierIncomplete`: what the rules find missing or wrong on the day of the decision, though it was complete when it was submitted; the
 * company is asked again. `TransferNotSeen`: without the transfer as it was declared.
 */
type VerifyRefusal =
  | DossierEventRefused
  | { readonly _tag: 'DossierIncomplete'; readonly missing: readonly Missing[] }
  | { readonly _tag: 'TransferNotSeen' };

/** Verifies a submitted dossier that lacks nothing and whose transfer has come. */
export const verifyDossier = (
  standing: DossierStanding,
  transfer: TransferFinding,
  facts: KybFacts,
  plan: NumberingPlan,
): Result.Result<DossierStanding, VerifyRefusal> => {
  const next = nextDossierState(standing.state, 'verify');
  if (Result.isFailure(next)) return Result.fail(next.failure);
  const lacking = missing(standing.dossier, facts, plan);
  if (lacking.length > 0) return Result.fail({ _tag: 'DossierIncomplete', missing: lacking });
  return transfer === 'right'
    ? Result.succeed({ ...standing, state: next.success })
    : Result.fail({ _tag: 'TransferNotSeen' });
};
