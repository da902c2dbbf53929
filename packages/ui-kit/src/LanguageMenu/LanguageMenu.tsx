/**
 * The unit's languages, each under its own name; the page's language is marked. Each is a link to the same page in that
 * language.
 */
import { Icon } from '../Icon/index.ts';
import { Menu } from '../Menu/index.ts';

/** One language. */
export interface LanguageOption {
  /** BCP 47 tag. */
  lang: string;
  /** Its own name, for example "Français". */
  name: string;
  href: string;
}

/** Properties of `LanguageMenu`. */
export interface LanguageMenuProps {
  /** Name of the list, in the page's language. */
  label: string;
  languages: readonly LanguageOption[];
  /** Tag of the page's language. */
  current: string;
  onSelect?: ((lang: string) => void) | undefined;
  align?: 'start' | 'end' | undefined;
}

export function LanguageMenu({ label, languages, current, onSelect, align }: LanguageMenuProps) {
  return (
    <Menu
      label={label}
      align={align}
      trigger={
        <>
          <Icon name="globe" size="sm" />
          <span className="o-visually-hidden">{label} </span>
          {languages.find(({ lang }) => lang === current)?.name ?? current}
        </>
      }
      items={languages.map(({ lang, name, href }) => ({
        id: lang,
        text: name,
        href,
        lang,
        isCurrent: lang === current,
        ...(onSelect === undefined ? {} : { onPress: () => onSelect(lang) }),
      }))}
    />
  );
}
