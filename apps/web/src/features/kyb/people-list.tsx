/** People of a tab as rows that say who they are and what is missing; one at a time is opened and filled in. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefusalsByPath } from '@offrande/domain/dossier';
import { isUnanswered } from '@offrande/domain/dossier';
import { PEOPLE_MAX } from '@offrande/domain/stakeholder';
import { Button } from '@offrande/ui-kit/Button';
import { Icon, type IconName } from '@offrande/ui-kit/Icon';
import { Link } from '@offrande/ui-kit/Link';
import { Tag } from '@offrande/ui-kit/Tag';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { Question } from '../../page/dialogs.tsx';
import { useKybPlace } from './use-kyb-place.ts';

interface Identified {
  readonly id: string;
}

/** How a person is shown in the list. */
export interface ShownPerson {
  readonly name: string;
  /** What is known besides the name. */
  readonly note: string;
  readonly icon: IconName;
}

interface PeopleListProps<Person extends Identified> {
  readonly people: readonly Person[];
  readonly shownAs: (person: Person) => ShownPerson;
  readonly mayRemove: (person: Person) => boolean;
  /** Begins the paths of their answers: `people`, `holders`. */
  readonly list: string;
  readonly refusals: RefusalsByPath;
  /** No more people may be named in the whole dossier. */
  readonly isFull: boolean;
  /** Null if nobody may be added. */
  readonly onAdd: (() => string) | null;
  readonly addLabel: ReactNode;
  readonly addId: string;
  readonly onRemove: (id: string) => void;
  readonly children: (person: Person) => ReactNode;
}

/** The person whose answer the address names is opened; any other by a press. */
const useOpenPerson = (list: string, people: readonly Identified[]) => {
  const { field } = useKybPlace();
  const named = people.find(({ id }) => field?.startsWith(`${list}.${id}.`) === true)?.id ?? null;
  const [state, setState] = useState({ field, openId: named });
  if (state.field !== field) setState({ field, openId: named ?? state.openId });
  return {
    openId: state.openId,
    open: (id: string) => setState({ field, openId: id }),
    toggle: useCallback((id: string) => setState((old) => ({ ...old, openId: old.openId === id ? null : id })), []),
  };
};

/** Who was added is filled in above the button that added: the focus goes there, or Tab would lead past it. Returns what to call before. */
const useFocusOnAdded = (openId: string | null): (() => void) => {
  const isAdding = useRef(false);
  useEffect(() => {
    if (isAdding.current && openId !== null) document.getElementById(`kyb-person-${openId}`)?.focus();
    isAdding.current = false;
  }, [openId]);
  return () => {
    isAdding.current = true;
  };
};

export function PeopleList<Person extends Identified>(props: PeopleListProps<Person>) {
  const { people, shownAs, mayRemove, list, refusals, isFull, onAdd, addLabel, addId, onRemove, children } = props;
  const { openId, open, toggle } = useOpenPerson(list, people);
  const noteAdding = useFocusOnAdded(openId);
  const add = (make: () => string): void => {
    noteAdding();
    open(make());
  };
  useKeptFocus(`${openId} ${people.length}`, () =>
    document.getElementById(openId === null ? addId : `kyb-person-${openId}`),
  );
  return (
    <>
      {people.length > 0 && (
        <ul className="kyb-people">
          {people.map((person) => (
            <PersonItem
              key={person.id}
              id={person.id}
              {...shownAs(person)}
              {...countsOf(refusals, `${list}.${person.id}.`)}
              mayRemove={mayRemove(person)}
              isOpen={person.id === openId}
              onToggle={toggle}
              onRemove={onRemove}
            >
              {person.id === openId ? children(person) : null}
            </PersonItem>
          ))}
        </ul>
      )}
      {onAdd !== null && isFull && (
        <p>
          <Trans>A dossier names at most {PEOPLE_MAX} people.</Trans>
        </p>
      )}
      {onAdd !== null && !isFull && (
        <div>
          <Button id={addId} variant="line" icon="plus" onPress={() => add(onAdd)}>
            {addLabel}
          </Button>
        </div>
      )}
    </>
  );
}

/** How many answers below a path are wrong, and how many are missing. */
const countsOf = (refusals: RefusalsByPath, above: string) => {
  const all = Object.entries(refusals).filter(([path]) => path.startsWith(above));
  const wrong = all.filter(([, refusal]) => !isUnanswered(refusal)).length;
  return { wrong, missing: all.length - wrong };
};

interface PersonItemProps extends Identified, ShownPerson {
  readonly wrong: number;
  readonly missing: number;
  readonly mayRemove: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly children: ReactNode;
}

/** Drawn anew only for its own changes: of many people one is filled in. */
const PersonItem = memo(function PersonItem(props: PersonItemProps) {
  const { id, name, note, icon, wrong, missing, mayRemove, isOpen, onToggle, onRemove, children } = props;
  const { t } = useLingui();
  return (
    <li className="kyb-person" data-open={isOpen || undefined}>
      <div className="kyb-person-row">
        <span className="kyb-person-mark">
          <Icon name={icon} />
        </span>
        <div className="kyb-person-text">
          <h2 id={`kyb-person-${id}`} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h2>
          {note !== '' && <p>{note}</p>}
        </div>
        <AnswersTag wrong={wrong} missing={missing} />
        <Link aria-label={isOpen ? t`Close ${name}` : t`Change ${name}`} onPress={() => onToggle(id)}>
          {isOpen ? <Trans>Close</Trans> : <Trans>Change</Trans>}
        </Link>
      </div>
      {isOpen && (
        <div role="group" aria-labelledby={`kyb-person-${id}`} className="kyb-person-fields">
          {children}
          {mayRemove && <Remove name={name} onRemove={() => onRemove(id)} />}
        </div>
      )}
    </li>
  );
});

interface RemoveProps {
  readonly name: string;
  readonly onRemove: () => void;
}

function Remove({ name, onRemove }: RemoveProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  return (
    <div>
      <Link variant="danger" icon="trash" aria-label={t`Remove ${name}`} onPress={() => setAsked(true)}>
        <Trans>Remove</Trans>
      </Link>
      <Question
        isOpen={isAsked}
        title={t`Remove ${name}?`}
        go={{ label: t`Remove`, variant: 'danger', onPress: onRemove }}
        stay={{ label: t`Keep`, onPress: () => setAsked(false) }}
      >
        <Trans>The answers about this person go with it once this part is saved.</Trans>
      </Question>
    </div>
  );
}

/** How complete the answers of a person are, as they stand. */
function AnswersTag({ wrong, missing }: Pick<PersonItemProps, 'wrong' | 'missing'>) {
  const { t } = useLingui();
  if (wrong > 0) return <Tag tone="danger">{t`${plural(wrong, { one: '# to correct', other: '# to correct' })}`}</Tag>;
  if (missing > 0) return <Tag>{t`${plural(missing, { one: '# answer missing', other: '# answers missing' })}`}</Tag>;
  return <Tag tone="success">{t`Complete`}</Tag>;
}
