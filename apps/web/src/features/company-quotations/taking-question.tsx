/** What is asked before a quotation goes into the cart: what has changed since, and what is in the cart. Source. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { canTake, hasNoLines, type LeftLine, type QuotationTaking } from '@offrande/domain/quotation';
import { useRefusalText } from '../../messages/use-refusal-text.ts';
import { Alert, Question } from '../../page/dialogs.tsx';
import { useFormats } from '../../shop/formats.ts';
import type { Taking } from './use-quotation-taking.ts';

interface TakingQuestionProps {
  readonly asked: QuotationTaking;
  readonly taking: Taking;
}

export function TakingQuestion({ asked, taking: { confirm, decline } }: TakingQuestionProps) {
  const { t } = useLingui();
  if (!canTake(asked))
    return (
      <Alert isOpen title={t`This quotation cannot be put into the cart`} ok={{ label: t`OK`, onPress: decline }}>
        <TakingChanges taking={asked} />
      </Alert>
    );
  return (
    <Question
      isOpen
      title={t`Put this quotation into the cart?`}
      go={{
        label: asked.refusal === null ? t`Put into the cart` : t`Empty the cart and put it there`,
        onPress: confirm,
      }}
      stay={{ label: t`Keep my cart`, onPress: decline }}
    >
      <TakingChanges taking={asked} />
    </Question>
  );
}

function TakingChanges({ taking }: { readonly taking: QuotationTaking }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const textOf = useRefusalText();
  const { quoted, quotedTotal, newTotal, besides, refusal, startsOver } = taking;
  return (
    <div className="quotation-changes">
      {hasNoLines(taking) && (
        <p>{t`It was made before quotations could be put into the cart. Please ask for a new one.`}</p>
      )}
      {newTotal !== null && quoted.lines.length > 0 && (
        <p>
          <Trans>
            Quoted: {money(quotedTotal)}. Today: <strong>{money(newTotal)}</strong>.
          </Trans>
        </p>
      )}
      {quoted.left.length > 0 && <LeftLines left={quoted.left} />}
      {quoted.undated.length > 0 && (
        <p>
          <Plural
            value={quoted.undated.length}
            one="The day of delivery of # line is over: its cards go at once."
            other="The day of delivery of # lines is over: their cards go at once."
          />
        </p>
      )}
      {refusal === null && besides > 0 && quoted.lines.length > 0 && (
        <p>
          <Plural
            value={besides}
            one="# card is in your cart already, and stays."
            other="# cards are in your cart already, and stay."
          />
        </p>
      )}
      {refusal !== null && (
        <p>
          {textOf(refusal)} {startsOver && t`Your cart will be emptied and its coupons removed.`}
        </p>
      )}
    </div>
  );
}

function LeftLines({ left }: { readonly left: readonly LeftLine[] }) {
  const { money } = useFormats();
  const textOf = useRefusalText();
  return (
    <>
      <p>
        <Trans>These can no longer be ordered as quoted and stay out:</Trans>
      </p>
      <ul className="quotation-left">
        {left.map(({ line, refusal }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines of a quotation may be the same
          <li key={at}>
            <strong>
              <bdi>{line.productName}</bdi>, {money(line.amount)}
            </strong>
            <span>{textOf(refusal)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
