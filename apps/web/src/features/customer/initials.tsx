import './initials.css';

/** The first letters of a company's name. Assistive technology reads the name alone. */
const WORDS = 2;

/** Words written small, such as articles, are left out where others remain. */
const initialsOf = (name: string): string => {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const named = words.filter((word) => !/^\p{Ll}/u.test(word));
  return (named.length > 0 ? named : words)
    .slice(0, WORDS)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');
};

export function Initials({ name }: { readonly name: string }) {
  return (
    <span className="customer-initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
