/** What callers have sent themselves: the shop may store it for them and show it to them in any later answer. */
import type { Person } from '../access/person.ts';
import type { Sent } from './draw-request.ts';

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

export class Echoes {
  readonly #sent = new Map<Person, Set<string>>();

  /** Remembers the strings of a request that contain one of the canaries. */
  remember({ person, text }: Sent, canaries: readonly string[]): void {
    const named = canaries.filter((canary) => text.includes(canary));
    if (named.length === 0) return;
    const known = this.#sent.get(person) ?? new Set();
    for (const sent of stringsIn(JSON.parse(text))) if (named.some((canary) => sent.includes(canary))) known.add(sent);
    this.#sent.set(person, known);
  }

  /** An answer's text without the strings that its caller has sent: only whole values, so that whatever else it says of somebody is found. */
  leaveOut(person: Person, text: string): string {
    return [...(this.#sent.get(person) ?? [])].reduce(
      (rest, sent) => rest.replaceAll(JSON.stringify(sent), '""'),
      text,
    );
  }
}
