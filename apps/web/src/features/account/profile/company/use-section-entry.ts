/**
 * The fields of a section, checked by the domain as a whole; what was typed survives a failed save and a change of
 * language. Source: S4.57, S4.117, A-61.
 */
import { checkEdit, type ProfileEdit, selectProfileRefusals } from '@offrande/domain/profile';
import { type StepEntry, useStepEntry } from '../../../company-registration/use-step-entry.ts';
import { useKeptEntry } from '../../../form/use-kept-entry.ts';
import type { SectionProps } from './section-props.ts';

export type SectionEntry<Entry> = StepEntry<Entry>;

const keepNothing = (): void => undefined;

/** `editOf` names the section of an entry. */
export const useSectionEntry = <Edit extends ProfileEdit>(
  { profile, member }: SectionProps,
  section: Edit['section'],
  start: () => Edit['entry'],
  editOf: (entry: Edit['entry']) => Edit,
): SectionEntry<Edit['entry']> => {
  const { policy, plan, send, snapshot } = profile;
  const form = useStepEntry<Edit['entry']>({
    name: section,
    start,
    check: (entry) => checkEdit(editOf(entry), member, policy, plan),
    onSend: (entry) => send({ type: 'save', edit: editOf(entry) }),
    onChange: keepNothing,
    answered: selectProfileRefusals(snapshot),
  });
  useKeptEntry(section, form.entry, form.update);
  return form;
};
