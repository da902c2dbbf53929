/**
 * Reprints a card as a PDF: generated on request, then offered as a link, which popup blockers do not stop. Source:
 * S3.100, S7.93.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { type CardPrint, finishPrint, isPrinting, NO_PRINT, startPrint } from '@offrande/domain/card-copy';
import { readFailure } from '@offrande/domain/gateway';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { useState } from 'react';
import { GENERIC_FAILURE } from '../../../messages/generic-failure.ts';
import { useShop } from '../../../shop/shop-context.tsx';

export interface Print {
  readonly state: CardPrint;
  readonly isPrinting: boolean;
  readonly start: () => void;
}

export const usePrint = (cardNumber: string): Print => {
  const { gateways } = useShop();
  const [state, setState] = useState(NO_PRINT);
  const start = async (): Promise<void> => {
    setState(startPrint(cardNumber));
    const answer = await gateways.cards.printCard(cardNumber).catch(readFailure);
    setState((print) => finishPrint(print, cardNumber, answer));
  };
  return { state, isPrinting: isPrinting(state), start: () => void start() };
};

/** An absolute URL, so that neither the router nor the unit's prefix alters it. */
const outside = (address: string): string => new URL(address, globalThis.location.href).href;

export function PrintNotice({ print: { state } }: { readonly print: Print }) {
  const { t } = useLingui();
  const { error, pdfUrl } = state.file;
  if (error !== null) {
    return (
      <Notice tone="danger" isLive>
        {t(GENERIC_FAILURE)}
      </Notice>
    );
  }
  return pdfUrl === null ? null : (
    <Notice
      tone="success"
      isLive
      title={t`Your card is ready to print.`}
      actions={
        <LinkButton href={outside(pdfUrl)} target="_blank" variant="line" size="sm" icon="file">
          <Trans>Open the PDF</Trans>
        </LinkButton>
      }
    >
      <Trans>The file shows number and PIN: keep it like money.</Trans>
    </Notice>
  );
}
