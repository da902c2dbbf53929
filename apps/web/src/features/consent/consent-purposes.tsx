/** Each purpose separately: its description, on or off, and how many are allowed. */
import { Trans, useLingui } from '@lingui/react/macro';
import { allowedCount, type ConsentChoice, type OptionalPurpose } from '@offrande/domain/consent';
import { Button } from '@offrande/ui-kit/Button';
import { Dialog } from '@offrande/ui-kit/Dialog';
import { Switch } from '@offrande/ui-kit/Switch';

interface ConsentPurposesProps {
  readonly isOpen: boolean;
  readonly choice: ConsentChoice;
  readonly onSet: (purpose: OptionalPurpose, isAllowed: boolean) => void;
  readonly answers: { readonly refuse: () => void; readonly allow: () => void; readonly save: () => void };
  readonly onClose: () => void;
}

export function ConsentPurposes({ isOpen, choice, onSet, answers, onClose }: ConsentPurposesProps) {
  const { t } = useLingui();
  const { allowed, of } = allowedCount(choice);
  const purposes = [
    {
      purpose: 'analytics',
      title: t`Counting visits`,
      words: t`How many people use which page, so that we mend what does not work.`,
    },
    {
      purpose: 'advertising',
      title: t`Advertising`,
      words: t`Offers of this shop on other sites that fit what you looked at here.`,
    },
  ] as const;
  return (
    <Dialog kind="buttonless" isOpen={isOpen} title={t`Your cookies`} onClose={onClose} closeLabel={t`Close`}>
      <div className="consent-choice">
        <ul className="consent-purposes">
          <li>
            <Switch isSelected isDisabled isLabelFirst>
              <Trans>Needed by the shop</Trans>
            </Switch>
            <p>
              <Trans>Your cart, your sign-in, your language and this answer. Always on.</Trans>
            </p>
          </li>
          {purposes.map(({ purpose, title, words }) => (
            <li key={purpose}>
              <Switch isLabelFirst isSelected={choice[purpose]} onChange={(isAllowed) => onSet(purpose, isAllowed)}>
                {title}
              </Switch>
              <p>{words}</p>
            </li>
          ))}
        </ul>
        <p role="status">
          <Trans>
            {allowed} of {of} allowed
          </Trans>
        </p>
        <div className="consent-answers">
          <Button variant="line" onPress={answers.refuse}>
            <Trans>Refuse all</Trans>
          </Button>
          <Button variant="line" onPress={answers.allow}>
            <Trans>Allow all</Trans>
          </Button>
          <Button onPress={answers.save}>
            <Trans>Save my choice</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
