/** The handlers of the calls about cards. */
import type { HandlersOf } from '../call/handler.ts';
import { applyCard } from '../import/apply-card.ts';
import { importCard } from '../import/import-card.ts';
import { cardTransfer } from '../transfer/card-transfer.ts';
import { cardPin } from './card-pin.ts';
import { cardPrint } from './card-print.ts';
import { cardResend } from './card-resend.ts';
import { cardTransactions } from './card-transactions.ts';
import { cardValidation } from './card-validation.ts';
import { memberCards } from './member-cards.ts';
import { memberProducts } from './member-products.ts';
import { queryCard } from './query-card.ts';
import { updateCard } from './update-card.ts';

export const cardHandlers: HandlersOf<
  | 'queryCard'
  | 'memberProducts'
  | 'memberCards'
  | 'cardPin'
  | 'updateCard'
  | 'cardTransactions'
  | 'cardTransfer'
  | 'cardPrint'
  | 'cardResend'
  | 'cardValidation'
  | 'importCard'
  | 'applyCard'
> = {
  queryCard,
  memberProducts,
  memberCards,
  cardPin,
  updateCard,
  cardTransactions,
  cardTransfer,
  cardPrint,
  cardResend,
  cardValidation,
  importCard,
  applyCard,
};
