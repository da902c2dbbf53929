/** Downloads the statement of a card. Source: S3.99. */
import type { StatementPeriod } from '@offrande/domain/card-statement';
import { useState } from 'react';
import { decodeBase64 } from '../../../shop/save-file.ts';
import { useShop } from '../../../shop/shop-context.tsx';

export interface Statement {
  readonly isAsked: boolean;
  readonly hasFailed: boolean;
  readonly ask: (period: StatementPeriod) => void;
}

export const useStatement = (cardNumber: string): Statement => {
  const { gateways, saveFile } = useShop();
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const ask = async (period: StatementPeriod): Promise<void> => {
    setAsked(true);
    setFailed(false);
    try {
      const file = await gateways.cards.readStatement(cardNumber, period);
      saveFile({ ...file, content: decodeBase64(file.content) });
    } catch {
      setFailed(true);
    }
    setAsked(false);
  };
  return { isAsked, hasFailed, ask: (period) => void ask(period) };
};
