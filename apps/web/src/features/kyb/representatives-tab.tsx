/** The legal representatives of the company. Source: S3.81. */
import { Trans } from '@lingui/react/macro';
import { newRepresentative, type Representative, roomForPeople } from '@offrande/domain/stakeholder';
import { useCallback } from 'react';
import { useShop } from '../../shop/shop-context.tsx';
import { PeopleList } from './people-list.tsx';
import { CivilStatus, PersonName, usePersonIn } from './person-fields.tsx';
import { TabShell } from './tab-shell.tsx';
import { usePersonNames } from './use-answer-names.ts';
import type { KybProps } from './use-kyb.ts';
import { type PartForm, useListed, usePart, useTabForm } from './use-tab-form.ts';

export function RepresentativesTab({ kyb }: KybProps) {
  const form = useTabForm(kyb, 'representatives');
  const people = usePart(form, 'people');
  const draft = { ...kyb.snapshot.context.draft, representatives: form.entry };
  const nameOf = usePersonNames(draft);
  const { newId } = useShop();
  const add = (): string => {
    const id = newId();
    people.update((list) => [...list, newRepresentative(id)]);
    return id;
  };
  const { update } = form;
  const remove = useCallback(
    (id: string) => update((entry) => ({ people: entry.people.filter((person) => person.id !== id) })),
    [update],
  );
  return (
    <TabShell kyb={kyb} form={form}>
      <PeopleList
        people={people.entry}
        shownAs={({ id, jobTitle }) => ({ name: nameOf(id), note: jobTitle, icon: 'user' })}
        mayRemove={({ id }) => !people.isReadOnly(id)}
        list="people"
        refusals={form.refusals}
        isFull={roomForPeople(form.entry, draft.shareholders) <= 0}
        onAdd={people.isReadOnly('') ? null : add}
        addLabel={<Trans>Add a legal representative</Trans>}
        addId={form.idOf('people')}
        onRemove={remove}
      >
        {(person) => <OneRepresentative people={people} person={person} />}
      </PeopleList>
    </TabShell>
  );
}

interface OneRepresentativeProps {
  readonly people: PartForm<readonly Representative[]>;
  readonly person: Representative;
}

function OneRepresentative({ people, person }: OneRepresentativeProps) {
  const form = usePersonIn(useListed(people, person));
  return (
    <>
      <PersonName form={form} />
      <CivilStatus form={form} />
    </>
  );
}
