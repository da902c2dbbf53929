/** A member's address book: named addresses, the default one first. Source: S2.71, S3.58, S3.89. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type AddressBookEntry, type AddressPolicy, fullNameOf } from '@offrande/domain/address';
import type { NumberingPlan } from '@offrande/domain/phone';
import { selectAddressBook, selectAddressBookFailure } from '@offrande/domain/address-book';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { Tag } from '@offrande/ui-kit/Tag';
import { useState } from 'react';
import { Question } from '../../../page/dialogs.tsx';
import { GENERIC_FAILURE } from '../../../messages/generic-failure.ts';
import { LoadFailed } from '../../connection/load-failed.tsx';
import { useKeptEntry } from '../../form/use-kept-entry.ts';
import { AddressForm } from './address-form.tsx';
import { useAddressBook } from './use-address-book.ts';

interface AddressBookSectionProps {
  readonly policy: AddressPolicy;
  readonly plan: NumberingPlan;
}

/** What is open: the form for a new or existing address, or the confirmation before one is removed. */
type Open =
  | { readonly what: 'form'; readonly entry: AddressBookEntry | null; readonly isSent?: boolean }
  | { readonly what: 'question'; readonly entry: AddressBookEntry };

export function AddressBookSection({ policy, plan }: AddressBookSectionProps) {
  const { t } = useLingui();
  const { snapshot, send } = useAddressBook(policy, plan);
  const [open, setOpen] = useState<Open | null>(null);
  const book = selectAddressBook(snapshot);
  const isBusy = snapshot.hasTag('busy');
  const hasFailed = selectAddressBookFailure(snapshot) !== null;
  const close = () => setOpen(null);
  useKeptEntry('addressOpen', { open }, (next) => setOpen((shown) => next({ open: shown }).open));
  // The form stays open with its input if saving failed.
  if (open?.what === 'form' && open.isSent && !isBusy) setOpen(hasFailed ? { ...open, isSent: false } : null);
  if (snapshot.matches('loading')) {
    return (
      <Panel title={t`Address book`}>
        <Skeleton shape="block" />
      </Panel>
    );
  }
  if (snapshot.matches('unavailable')) {
    return (
      <Panel title={t`Address book`}>
        <LoadFailed onRetry={() => send({ type: 'retry' })} />
      </Panel>
    );
  }
  return (
    <Panel
      title={t`Address book`}
      actions={
        open?.what !== 'form' && (
          <Button variant="line" size="sm" icon="plus" onPress={() => setOpen({ what: 'form', entry: null })}>
            <Trans>Add an address</Trans>
          </Button>
        )
      }
    >
      <div className="profile-stack">
        {hasFailed && (
          <Notice tone="danger" isLive>
            {t(GENERIC_FAILURE)}
          </Notice>
        )}
        {open?.what === 'form' && (
          <AddressForm
            entry={open.entry}
            book={book}
            policy={policy}
            plan={plan}
            isBusy={isBusy}
            onSave={(entry) => {
              send({ type: 'change', change: { type: 'put', replaces: open.entry?.name ?? null, entry } });
              setOpen({ ...open, isSent: true });
            }}
            onCancel={close}
          />
        )}
        {book.length === 0 && open?.what !== 'form' && (
          <EmptyState level={3} title={t`No address yet.`}>
            <Trans>Addresses that you keep here need not be typed again when you order.</Trans>
          </EmptyState>
        )}
        <ul className="address-list">
          {book.map((entry) => (
            <li key={entry.name} className="address-card">
              <AddressCard
                entry={entry}
                isBusy={isBusy}
                onEdit={() => setOpen({ what: 'form', entry })}
                onRemove={() => setOpen({ what: 'question', entry })}
                onMakeDefault={() => send({ type: 'change', change: { type: 'makeDefault', name: entry.name } })}
              />
            </li>
          ))}
        </ul>
      </div>
      <RemoveQuestion
        name={open?.what === 'question' ? open.entry.name : null}
        onRemove={(name) => {
          send({ type: 'change', change: { type: 'remove', name } });
          close();
        }}
        onKeep={close}
      />
    </Panel>
  );
}

interface AddressCardProps {
  readonly entry: AddressBookEntry;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onMakeDefault: () => void;
}

function AddressCard({ entry, isBusy, onEdit, onRemove, onMakeDefault }: AddressCardProps) {
  const { t } = useLingui();
  const { name, isDefault, receiver } = entry;
  const { line1, line2, zipCode, city } = receiver.address;
  return (
    <>
      <div className="address-card-head">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {isDefault && <Tag tone="success">{t`Default`}</Tag>}
      </div>
      <p>
        <bdi>{fullNameOf(receiver)}</bdi>
        <br />
        <bdi>{[line1, line2].filter((line) => line !== '').join(', ')}</bdi>
        <br />
        <bdi>{`${zipCode} ${city}`}</bdi>
      </p>
      <div className="address-card-acts">
        <Link aria-label={t`Edit ${name}`} isDisabled={isBusy} onPress={onEdit}>
          <Trans>Edit</Trans>
        </Link>
        {!isDefault && (
          <Link aria-label={t`Make it the default: ${name}`} isDisabled={isBusy} onPress={onMakeDefault}>
            <Trans>Make it the default</Trans>
          </Link>
        )}
        <Link variant="danger" aria-label={t`Remove ${name}`} isDisabled={isBusy} onPress={onRemove}>
          <Trans>Remove</Trans>
        </Link>
      </div>
    </>
  );
}

interface RemoveQuestionProps {
  /** Null while nothing is asked. */
  readonly name: string | null;
  readonly onRemove: (name: string) => void;
  readonly onKeep: () => void;
}

function RemoveQuestion({ name, onRemove, onKeep }: RemoveQuestionProps) {
  const { t } = useLingui();
  return (
    <Question
      isOpen={name !== null}
      title={t`Remove this address?`}
      go={{ label: t`Remove`, variant: 'danger', onPress: () => name !== null && onRemove(name) }}
      stay={{ label: t`Keep it`, onPress: onKeep }}
    >
      <bdi>{name}</bdi>
    </Question>
  );
}
